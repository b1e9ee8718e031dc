// Drawing rules as functions of the totals: the tableau, or other rules for study. Live tables use the tableau only. [R4]–[R7]
import { bankerDraws, playerDraws } from './tableau.ts';

export type Draws = {
  /** Whether a total of the first two cards on either side makes both hands stand. [R4] */
  readonly ends: (total: number) => boolean;
  readonly player: (total: number) => boolean;
  /** Whether banker draws, by its total and the value of player's third card; `null`: player stands. */
  readonly banker: (total: number, playerThird: number | null) => boolean;
};

/** The tableau of punto banco. [R4]–[R7] */
export const TABLEAU: Draws = { ends: (total) => total >= 8, player: playerDraws, banker: bankerDraws };

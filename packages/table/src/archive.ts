// A shoe that has ended, kept whole: what was dealt in it, round by round. [S3]
import type { Card } from '@punto/engine/card';

export type PlayedRound = {
  readonly number: number;
  /** Server time of its result. */
  readonly at: number;
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  /** The result, see `@punto/engine/mark`; `null`: cancelled or voided. [T5] [T6] */
  readonly mark: string | null;
};

export type ArchivedShoe = {
  readonly table: string;
  readonly number: number;
  readonly decks: number;
  /** Server time. */
  readonly shuffledAt: number;
  readonly endedAt: number;
  readonly burn: { readonly faceUp: Card; readonly count: number } | null;
  readonly rounds: readonly PlayedRound[];
};

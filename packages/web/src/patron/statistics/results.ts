// Counted results beside their exact chances. They describe the past: the chances hold for a full shoe of the table's
// decks, and a result that is behind them is not due. [D5] [B21]
import { parseMark } from '@punto/engine/mark';
import { fullShoe, oddsOf, summaryOf } from '@punto/engine/odds';
import type { OptionId } from '@punto/engine/option-id';

export type Counted = 'player' | 'banker' | 'tie' | 'player-pair' | 'banker-pair';
export const COUNTED = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
] as const satisfies readonly OptionId[];

export type Results = { readonly rounds: number; readonly counts: Readonly<Record<Counted, number>> };

/** `marks` as a table publishes them, such as `P9np`. */
export const resultsOf = (marks: readonly string[]): Results => {
  const counts: Record<Counted, number> = {
    player: 0,
    banker: 0,
    tie: 0,
    'player-pair': 0,
    'banker-pair': 0,
  };
  for (const { outcome, playerPair, bankerPair } of marks.map(parseMark)) {
    counts[outcome] += 1;
    counts['player-pair'] += Number(playerPair);
    counts['banker-pair'] += Number(bankerPair);
  }
  return { rounds: marks.length, counts };
};

/** Chance of each result in the first round of a full shoe, exact counts as a share of one. */
export const chancesIn = (decks: number): Readonly<Record<Counted, number>> => {
  const odds = oddsOf(fullShoe(decks));
  const chance = (option: Counted): number => summaryOf(odds[option]).hit;
  return {
    player: chance('player'),
    banker: chance('banker'),
    tie: chance('tie'),
    'player-pair': chance('player-pair'),
    'banker-pair': chance('banker-pair'),
  };
};

// A bet as data: rows of a condition and what it pays, a push, a commission, the last round. The vocabulary is closed; every
// word is explained in docs/reference/bets.md. [B]
import type { Rank } from '../card.ts';
import type { Ratio } from '../option/schedule.ts';
import type { Outcome, Side } from '../side.ts';

/** In the place of the value of a third card: the hand stands on two. */
export const NO_THIRD = 'none';
export type ThirdValue = number | typeof NO_THIRD;

/** Every card of the hand red, every card black, or both colours in it. */
export const HAND_COLOURS = ['red', 'black', 'mixed'] as const;
export type HandColour = (typeof HAND_COLOURS)[number];

/** Where cards are counted: the first four of a coup, or all four to six. */
export const COUNTED_IN = ['first4', 'all'] as const;
export type CountedIn = (typeof COUNTED_IN)[number];

/** Values that either hand may have; where both are named, both must. */
export type BySide<T> = { readonly [side in Side]?: readonly T[] };

/** One word and what it asks. Lists are met by any of their values. */
export type BetCondition =
  | { readonly winner: readonly Outcome[] }
  | { readonly score: BySide<number> }
  | { readonly initial: BySide<number> }
  | { readonly cards: BySide<number> & { readonly total?: readonly number[] } }
  | { readonly margin: readonly number[] }
  | { readonly natural: BySide<number> }
  | { readonly third: BySide<ThirdValue> }
  | { readonly pair: readonly Side[] }
  | { readonly perfectPair: readonly Side[] }
  | { readonly suited: readonly Side[] }
  | { readonly colour: BySide<HandColour> }
  | { readonly ranks: { readonly side: Side; readonly of: readonly Rank[] } }
  | {
      readonly count: {
        readonly of: readonly Rank[];
        readonly in: CountedIn;
        readonly is: readonly number[];
      };
    }
  | { readonly all: readonly BetCondition[] }
  | { readonly any: readonly BetCondition[] }
  | { readonly not: BetCondition };

export type BetRow = {
  readonly when: BetCondition;
  /** To one, in lowest terms: `[7, 2]` pays seven for a stake of two. */
  readonly pays: Ratio;
};

export type BetDefinition = {
  readonly id: string;
  /** By language tag; English is always there. */
  readonly name: Readonly<Record<string, string>>;
  /** Where the rules of the bet were published. */
  readonly source: string;
  /** The first row that holds wins; none: the bet is pushed or lost. */
  readonly rows: readonly BetRow[];
  /** The stake is returned when no row holds and one of these does. */
  readonly push: readonly BetCondition[];
  /** The share of the winnings that the house keeps, in lowest terms. [L2] */
  readonly commission: Ratio | null;
  /** Open in rounds 1…until of a shoe; `null`: in all. */
  readonly until: number | null;
};

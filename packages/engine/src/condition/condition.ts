// A condition on a finished coup as data. The vocabulary is closed; every word is explained in docs/reference/bets.md. The
// twenty schedules and the bets of a house are written in it. [B]
import type { Rank } from '../card.ts';
import type { Outcome, Side } from '../side.ts';

/** Stands for the value of a third card when the hand stands on two. */
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

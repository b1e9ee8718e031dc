// How far into a shoe the exact odds of the cards not yet seen come to favour the patron: what a house limits
// with `until`. A perfect counter sees the card burnt face up and every card dealt. The cards burnt unseen and
// those behind the cut card may be any that are left, so before each round the odds of all unseen cards are the
// exact ones. For study: a live table shows none of it. [F5] [S1] [S2]

import { type Card, DECK } from './card.ts';
import { dealt, NO_CARDS, nextHand } from './coup.ts';
import { keyedBy } from './object-keys.ts';
import { toNumber } from './odds/fraction.ts';
import { expectedOf, fullShoe, type Odds, oddsOf } from './odds/odds.ts';
import { SCHEDULES, type Schedule } from './option/schedule.ts';
import { type KnownScheduleId, SCHEDULE_IDS } from './option-id.ts';
import type { ShoeRules } from './room.ts';
import { burnCount, cutIndexOf, lastRoundWhenCut } from './shoe.ts';

/** A schedule to watch, and the last round of a shoe in which it may be bet on; `null`: in all. */
export type Watched = { readonly schedule: KnownScheduleId; readonly until: number | null };

/** A sum over shoes, with that of the squares for its error. */
export type Gain = { readonly sum: number; readonly squares: number };

/** One watched schedule over all shoes; amounts are in units of the stake. */
export type OptionDepth = Watched & {
  /** By round, from the first: the number of shoes in which the odds favoured the patron. */
  readonly favoured: readonly number[];
  /** By round: the summed average gains of stakes of one in those shoes. */
  readonly gain: readonly number[];
  /** The gain of a shoe from a stake of one in every favoured round, in all rounds and in those until the limit. */
  readonly open: Gain;
  readonly limited: Gain;
  /** The highest expected value of a stake of one. */
  readonly best: number;
};

/** Sums over shoes; they add up in any order with `addDepths`. */
export type Depth = {
  readonly shoes: number;
  /** By round, from the first: the number of shoes that reached it. */
  readonly reached: readonly number[];
  readonly options: readonly OptionDepth[];
};

/** Deals these shoes, each complete and in order, and computes the odds before every round. [S1] [S2] */
export const depthOf = (
  shoes: Iterable<readonly Card[]>,
  rules: ShoeRules,
  watched: readonly Watched[],
): Depth => {
  let total = noDepth(watched);
  for (const cards of shoes) total = addDepths(total, depthOfShoe(cards, rules, watched));
  return total;
};

/** The sum over no shoe, to which `addDepths` adds others. The highest value of an option is −∞ until a shoe is added. */
export const noDepth = (watched: readonly Watched[]): Depth => ({
  shoes: 0,
  reached: [],
  options: watched.map((each) => ({
    ...each,
    favoured: [],
    gain: [],
    open: NO_GAIN,
    limited: NO_GAIN,
    best: Number.NEGATIVE_INFINITY,
  })),
});

const NO_GAIN: Gain = { sum: 0, squares: 0 };

/** The depth of both lots of shoes. Throws when they were not watched for the same. */
export const addDepths = (a: Depth, b: Depth): Depth => ({
  shoes: a.shoes + b.shoes,
  reached: addLists(a.reached, b.reached),
  options: a.options.map((option, i) => {
    const other = b.options[i];
    if (other?.schedule !== option.schedule || other.until !== option.until) {
      throw new Error(`${option.schedule} was not watched in both`);
    }
    return {
      ...option,
      favoured: addLists(option.favoured, other.favoured),
      gain: addLists(option.gain, other.gain),
      open: addGains(option.open, other.open),
      limited: addGains(option.limited, other.limited),
      best: Math.max(option.best, other.best),
    };
  }),
});

const addGains = (a: Gain, b: Gain): Gain => ({ sum: a.sum + b.sum, squares: a.squares + b.squares });

const addLists = (a: readonly number[], b: readonly number[]): readonly number[] => {
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
  return longer.map((each, i) => each + (shorter[i] ?? 0));
};

const depthOfShoe = (cards: readonly Card[], rules: ShoeRules, watched: readonly Watched[]): Depth => {
  const worths = worthsByRound(cards, rules, watched);
  return {
    shoes: 1,
    reached: worths.map(() => 1),
    options: watched.map((each, i) => {
      const worth = worths.map((round) => round[i] ?? 0);
      const gain = worth.map((value) => Math.max(0, value));
      return {
        ...each,
        favoured: worth.map((value) => (value > 0 ? 1 : 0)),
        gain,
        open: gainOf(gain),
        limited: gainOf(gain.slice(0, each.until ?? gain.length)),
        best: Math.max(...worth),
      };
    }),
  };
};

const gainOf = (gain: readonly number[]): Gain => {
  const sum = gain.reduce((total, each) => total + each, 0);
  return { sum, squares: sum * sum };
};

/** The expected value of a stake of one on each schedule, before each round of the shoe. */
const worthsByRound = (
  cards: readonly Card[],
  rules: ShoeRules,
  watched: readonly Watched[],
): readonly (readonly number[])[] => {
  const unseen = [...fullShoe(rules.decks)];
  const see = (i: number): Card => {
    const card = cards[i];
    if (card === undefined) throw new Error(`the shoe has no card at ${i}`);
    const place = DECK.indexOf(card);
    unseen[place] = (unseen[place] ?? 0) - 1;
    return card;
  };
  // Without a cut card each shoe is one coup: as if the card lay before the first. [V5]
  const cutIndex = cutIndexOf(rules) ?? 0;
  let next = rules.burn === 'none' ? 0 : 1 + burnCount(see(0), rules.burn);
  let lastRound: number | null = null;
  const worths: number[][] = [];
  for (let round = 1; lastRound === null || round <= lastRound; round += 1) {
    const odds = oddsOf(unseen);
    worths.push(watched.map(({ schedule }) => worthOf(odds[schedule])));
    const first = next;
    let hands = NO_CARDS;
    for (let side = nextHand(hands); side !== null; side = nextHand(hands)) {
      if (next === cutIndex) lastRound = lastRoundWhenCut(rules.afterCut, round, next === first);
      hands = dealt(hands, side, see(next));
      next += 1;
    }
  }
  return worths;
};

/** Values too close to zero for floating point are computed exactly. */
const TOO_CLOSE = 1e-9;

const worthOf = (odds: Odds): number => {
  const nets = NETS[odds.schedule];
  const won = odds.wonByLine.reduce((sum, ways, i) => sum + ways * (nets[i] ?? 0), 0);
  const worth = (won - odds.lost) / odds.total;
  return Math.abs(worth) > TOO_CLOSE ? worth : toNumber(expectedOf(odds));
};

/** The win of a stake of one on each line, commission taken. */
const netsOf = ({ lines, commission }: Schedule): readonly number[] => {
  const [kept, of] = commission ?? [0, 1];
  return lines.map(({ pays }) => (pays[0] * (of - kept)) / (pays[1] * of));
};

const NETS = keyedBy(SCHEDULE_IDS, (id) => netsOf(SCHEDULES[id]));

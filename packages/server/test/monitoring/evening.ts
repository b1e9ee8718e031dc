// Simulated evenings for the tests of the monitoring: shoes dealt by the rules, and patrons with ordinary habits. The habits vary
// widely on purpose: patrons follow the roads or bet against them, raise after losses, stake more side bets late in a shoe or
// after a long gap, bet at once or late, play for an hour or for nine.

import { type Card, DECK } from '@punto/engine/card';
import { dealt, type Hands, NO_CARDS, nextHand } from '@punto/engine/coup';
import { coins, minor } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { otherSide, type Side } from '@punto/engine/side';
import { patronId, tableId } from '@punto/table/ids';
import type { SeenRound, SeenStake } from '../../src/monitoring/detect/seen-round.ts';
import { afterRound, depthOf, newShoe } from '../../src/monitoring/known-shoe.ts';
import { winnerOf } from '../../src/monitoring/read-round.ts';
import { createSideValues } from '../../src/monitoring/side-values.ts';
import { seededWords } from '../support/chance.ts';

/** A fraction from 0 to 1. */
export type Chance = () => number;

/** Numbers from 0 up to 1. */
export const seeded = (seed: number): Chance => {
  const word = seededWords(seed);
  return () => word() / 2 ** 32;
};

export type Dealt = Omit<SeenRound, 'stakes'> & { readonly winner: Side | null };

/** The action of a patron in a round; `null`: none. */
export type Play = {
  readonly side: Side | null;
  readonly coins: number;
  readonly sideBets: readonly string[];
  /** Milliseconds after the opening of betting; `null`: the table placed the ticket. */
  readonly delayMs: number | null;
};
export type Patron = { readonly id: string; readonly play: (round: Dealt) => Play | null };

export const ROUND_MS = 30_000;
const START = Date.UTC(2026, 10, 26, 18);
/** Offered in all rounds; one of them is favoured often by the count, and one almost never. */
export const SIDE_BETS = ['lucky-seven', 'player-pair', 'tie', 'perfect-pair'] as const;

const offers = LIVE_EIGHT_DECK.offers.filter(({ schedule }) => SIDE_BETS.some((bet) => bet === schedule));

/** Rounds dealt in sequence, shoe after shoe. Exact values are computed if `withValues` is set. */
export const dealRounds = (chance: Chance, count: number, withValues: boolean): readonly Dealt[] => {
  const values = withValues ? createSideValues({ offers }) : () => new Set<string>();
  const rounds: Dealt[] = [];
  for (let shoe = 1; rounds.length < count; shoe += 1) {
    const cards = shuffled(chance);
    let [next, seen] = [0, newShoe({ shoe, decks: 8, burnt: null })];
    for (let round = 1; next < cards.length - 14 && rounds.length < count; round += 1) {
      let hands: Hands = NO_CARDS;
      for (let side = nextHand(hands); side !== null; side = nextHand(hands)) {
        hands = dealt(hands, side, cards[next] ?? 'AS');
        next += 1;
      }
      const openedAt = START + rounds.length * ROUND_MS;
      rounds.push({
        ...{ table: tableId('one'), shoe, round, openedAt, at: openedAt + ROUND_MS - 2_000 },
        ...{ before: seen.winners, depth: depthOf(seen), offered: SIDE_BETS, favoured: values(seen.left) },
        winner: winnerOf(hands),
      });
      seen = afterRound(seen, round, hands);
    }
  }
  return rounds;
};

const shuffled = (chance: Chance): readonly Card[] => {
  const cards = Array.from({ length: 8 }, () => DECK).flat();
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const j = Math.floor(chance() * (i + 1));
    [cards[i], cards[j]] = [cards[j] ?? 'AS', cards[i] ?? 'AS'];
  }
  return cards;
};

/** The rounds with the stakes of the patrons. Returns are not set: the tested detectors do not read them. */
export const playEvening = (rounds: readonly Dealt[], patrons: readonly Patron[]): readonly SeenRound[] =>
  rounds.map(({ winner: _, ...round }, i) => ({
    ...round,
    stakes: patrons.flatMap(({ id, play }) => {
      const dealtRound = rounds[i];
      const done = dealtRound ? play(dealtRound) : null;
      return done === null ? [] : [stakeOf(id, done, round.openedAt)];
    }),
  }));

const stakeOf = (
  id: string,
  { side, coins: amount, sideBets, delayMs }: Play,
  openedAt: number,
): SeenStake => ({
  patron: patronId(id),
  main: side === null ? null : { side, worthMinor: coins(amount) },
  sideBets,
  stakedMinor: coins(amount + sideBets.length),
  returnedMinor: minor(0),
  worthMinor: coins(amount + sideBets.length),
  firstAt: delayMs === null ? null : openedAt + delayMs,
});

const pick = <T>(chance: Chance, items: readonly [T, ...T[]]): T =>
  items[Math.floor(chance() * items.length)] ?? items[0];
const between = (chance: Chance, low: number, high: number): number => low + chance() * (high - low);
const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

/** Reaction times of people: a normal part and an exponential tail. */
export const humanDelay = (chance: Chance): (() => number) => {
  const isReady = chance() < 0.2;
  const mean = isReady ? between(chance, 350, 700) : between(chance, 1_000, 7_000);
  const deviation = isReady ? between(chance, 40, 90) : between(chance, 150, 1_500);
  const tail = isReady ? between(chance, 50, 200) : between(chance, 300, 4_000);
  return () => Math.max(150, mean + deviation * normal(chance) - tail * Math.log(1 - chance()));
};

type SideHabit = (last: readonly (Side | null)[], own: Side | null) => Side;

const sideHabit = (chance: Chance): SideHabit => {
  const share = between(chance, 0.1, 0.9);
  const any = (): Side => (chance() < share ? 'banker' : 'player');
  const lastOf = (last: readonly (Side | null)[], back: number): Side | undefined =>
    last.filter((side) => side !== null).at(-back);
  const noise = chance() < 0.5 ? 0 : between(chance, 0, 0.3);
  const habit = pick<SideHabit>(chance, [
    any,
    any,
    (last) => lastOf(last, 1) ?? any(),
    (last) => otherSide(lastOf(last, 1) ?? any()),
    (last) => lastOf(last, 2) ?? any(),
    (last) => otherSide(lastOf(last, 2) ?? any()),
    () => (share < 0.5 ? 'player' : 'banker'),
    // Keeps a side until it loses, or until it wins.
    (last, own) => (own === null ? any() : (last.at(-1) ?? own)),
    (last, own) => (own !== null && last.at(-1) === own ? otherSide(own) : (own ?? any())),
  ]);
  return (last, own) => (chance() < noise ? any() : habit(last, own));
};

const sizeHabit = (chance: Chance): ((hasLost: boolean | null) => number) => {
  const base = pick(chance, [5, 10, 25, 50, 100]);
  let size = base;
  return pick<(hasLost: boolean | null) => number>(chance, [
    () => base,
    (hasLost) => (size = hasLost === true && size < base * 16 ? size * 2 : hasLost === false ? base : size),
    (hasLost) => (size = hasLost === false && size < base * 8 ? size * 2 : hasLost === true ? base : size),
    () => base * pick(chance, [1, 1, 2, 5]),
  ]);
};

const sideBetHabit = (
  chance: Chance,
): ((round: Dealt, last: readonly (Side | null)[]) => readonly string[]) => {
  const rate = between(chance, 0.02, 0.5);
  const bets = SIDE_BETS.filter(() => chance() < 0.4);
  const late = pick(chance, [0, 0, 1, 3]);
  const waits = chance() < 0.3 ? Math.floor(between(chance, 8, 20)) : null;
  return ({ depth }, last) => {
    const isDue = waits !== null && last.length >= waits && last.slice(-waits).every((side) => side !== null);
    return bets.filter(
      (bet) => (bet === 'tie' && isDue && chance() < 0.7) || chance() < rate * (1 + late * depth) * 0.5,
    );
  };
};

/** A patron with ordinary habits, present for a part of the evening, with breaks. */
export const human = (id: string, chance: Chance, rounds: number): Patron => {
  const hours = Math.min(rounds, Math.floor(between(chance, 0.3, 1) ** 2 * 9 * 120));
  const first = Math.floor(between(chance, 0, rounds - hours));
  const delay = humanDelay(chance);
  const [sideOf, sizeOf, sideBets] = [sideHabit(chance), sizeHabit(chance), sideBetHabit(chance)];
  const skips = between(chance, 0, 0.35);
  const last: (Side | null)[] = [];
  let [at, breakLeft, staked] = [0, 0, null as Side | null];
  const breakEvery = between(chance, 60, 400);
  return {
    id,
    play: (round) => {
      at += 1;
      const hasLost = staked === null || last.at(-1) == null ? null : last.at(-1) !== staked;
      const decide = (): Play | null => {
        if (at < first || at > first + hours) return null;
        if (breakLeft > 0) breakLeft -= 1;
        else if (chance() < 1 / breakEvery) breakLeft = Math.floor(between(chance, 10, 60));
        if (breakLeft > 0 || chance() < skips) return null;
        const delayMs = Math.round(delay());
        const side = sideOf(last, staked);
        return delayMs > 18_000
          ? null
          : { side, coins: sizeOf(hasLost), sideBets: sideBets(round, last), delayMs };
      };
      const play = decide();
      staked = play?.side ?? null;
      last.push(round.winner);
      return play;
    },
  };
};

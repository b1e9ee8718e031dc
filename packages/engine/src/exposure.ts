// The most the house can lose in a round as the stakes lie: one coup of every kind that pays differently is settled,
// and the dearest counts. A commission mode is each patron's own, so banker is taken at its dearer price. [B] [L3]

import { type Card, DECK, rankOf, scoreOf, suitOf } from './card.ts';
import { type Coup, dealt, finishCoup, type Hands, nextHand } from './coup.ts';
import { keyedBy } from './keyed.ts';
import { type Minor, minor, ZERO } from './minor.ts';
import { scheduleFor } from './option/schedule.ts';
import { PAY_TABLES } from './option/schedule-terms.ts';
import type { OptionId, ScheduleId } from './option-id.ts';
import { SCHEDULE_IDS } from './option-id.ts';
import type { Room } from './room.ts';
import { settleBet } from './settle.ts';

type Stakes = Readonly<Partial<Record<OptionId, { readonly stakeMinor: Minor }>>>;
type Bet = { readonly stakeMinor: Minor; readonly schedules: readonly ScheduleId[] };
/** Cost to the house of each schedule for a stake of `UNIT`; negative values are kept. */
type Kind = { readonly coup: Coup; readonly costs: Readonly<Record<ScheduleId, number>> };

/** Every price of the catalogue is a whole number of parts of it. */
const UNIT = minor(10_000);

/** Zero when no coup would cost the house anything. */
export const exposureOf = (room: Pick<Room, 'offers' | 'commissionModes'>, totals: Stakes): Minor => {
  const bets = room.offers.flatMap((offer): Bet[] => {
    const stakeMinor = totals[offer.option]?.stakeMinor ?? ZERO;
    const schedules = room.commissionModes.map((mode) => scheduleFor(offer, mode).id);
    return stakeMinor > 0 ? [{ stakeMinor, schedules }] : [];
  });
  const worst = bets.length > 0 ? dearest(bets) : null;
  return worst ? minor(Math.max(0, costOf(worst.coup, bets))) : ZERO;
};

const dearest = (bets: readonly Bet[]): Kind | null => {
  let most = Number.NEGATIVE_INFINITY;
  let found: Kind | null = null;
  for (const kind of kindsOfCoup()) {
    const cost = bets.reduce(
      (sum, { stakeMinor, schedules }) =>
        sum + stakeMinor * Math.max(...schedules.map((schedule) => kind.costs[schedule])),
      0,
    );
    if (cost > most) [most, found] = [cost, kind];
  }
  return found;
};

const costOf = (coup: Coup, bets: readonly Bet[]): number =>
  bets.reduce((sum, { stakeMinor, schedules }) => {
    const costs = schedules.map(
      (id) => settleBet(PAY_TABLES[id], stakeMinor, coup).returnedMinor - stakeMinor,
    );
    return sum + Math.max(...costs);
  }, 0);

let kinds: readonly Kind[] | null = null;

/** Computed once, on first use. */
const kindsOfCoup = (): readonly Kind[] => {
  kinds ??= [...everyKind().values()];
  return kinds;
};

const everyKind = (): Map<string, Kind> => {
  const found = new Map<string, Kind>();
  for (const hands of everyEnding()) {
    const coup = finishCoup(hands);
    const costs = costsOf(coup);
    const key = Object.values(costs).join();
    if (!found.has(key)) found.set(key, { coup, costs });
  }
  return found;
};

/**
 * Complete hands, one for each combination of what a condition reads of both sides: number of cards, score, pair. A condition
 * that reads more of the cards needs more endings here.
 */
const everyEnding = (): Iterable<Hands> => {
  const found = new Map<string, Hands>();
  for (const players of FIRST_TWO) {
    for (const bankers of FIRST_TWO) addEndings(found, players, bankers);
  }
  return found.values();
};

/** Of hands with the same scores: whether the first two are a pair makes no difference to the third cards. */
const addEndings = (
  found: Map<string, Hands>,
  players: readonly FirstTwo[],
  bankers: readonly FirstTwo[],
): void => {
  const endings = endingsOf({ player: players[0]?.cards ?? [], banker: bankers[0]?.cards ?? [] });
  for (const player of players) {
    for (const banker of bankers) {
      for (const [ending, hands] of endings) {
        const key = `${ending} ${player.pair} ${banker.pair}`;
        if (!found.has(key)) found.set(key, beginningWith(player.cards, banker.cards, hands));
      }
    }
  }
};

/** One completion for each combination of numbers of cards and scores. */
const endingsOf = (firstTwo: Hands): ReadonlyMap<string, Hands> =>
  new Map(
    completions(firstTwo).map((hands) => {
      const { player, banker } = hands;
      return [`${player.length} ${scoreOf(player)} ${banker.length} ${scoreOf(banker)}`, hands];
    }),
  );

const beginningWith = (player: readonly Card[], banker: readonly Card[], hands: Hands): Hands => ({
  player: [...player, ...hands.player.slice(2)],
  banker: [...banker, ...hands.banker.slice(2)],
});

const costsOf = (coup: Coup): Readonly<Record<ScheduleId, number>> =>
  keyedBy(SCHEDULE_IDS, (id) => settleBet(PAY_TABLES[id], UNIT, coup).returnedMinor - UNIT);

/** A card of each value. */
const WORTH: readonly Card[] = DECK.slice(0, 10);

/** All complete hands that third cards can make of these. */
const completions = (hands: Hands): readonly Hands[] => {
  const side = nextHand(hands);
  if (side === null) return [hands];
  return WORTH.flatMap((card) => completions(dealt(hands, side, card)));
};

type FirstTwo = {
  readonly cards: readonly Card[];
  readonly pair: 'none' | 'plain' | 'perfect';
};

/** For each score two cards without a pair and, where one makes that score, with a plain and a perfect one. */
const FIRST_TWO: readonly (readonly FirstTwo[])[] = (() => {
  const found = Array.from({ length: 10 }, () => new Map<FirstTwo['pair'], FirstTwo>());
  for (const first of DECK) {
    for (const second of DECK) {
      const cards = [first, second];
      const pair =
        rankOf(first) !== rankOf(second) ? 'none' : suitOf(first) === suitOf(second) ? 'perfect' : 'plain';
      const ofScore = found[scoreOf(cards)];
      if (!ofScore?.has(pair)) ofScore?.set(pair, { cards, pair });
    }
  }
  return found.map((ofScore) => [...ofScore.values()]);
})();

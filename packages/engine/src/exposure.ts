// The most the house can lose in a round as the stakes lie: one coup of every kind that pays differently is settled,
// and the dearest counts. A commission mode is each patron's own, so banker is taken at its dearer price. [B] [L3]

import { type Card, cardValue, DECK, rankOf, scoreOf, suitOf } from './card.ts';
import { type Coup, dealt, finishCoup, type Hands, nextHand } from './coup.ts';
import { keyedBy } from './keyed.ts';
import { type Minor, minor, ZERO } from './minor.ts';
import { SCHEDULES, scheduleFor } from './option/schedule.ts';
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
      (id) => settleBet(SCHEDULES[id], stakeMinor, coup).returnedMinor - stakeMinor,
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
  for (const player of FIRST_TWO) {
    for (const banker of FIRST_TWO) {
      for (const hands of completions({ player: player.cards, banker: banker.cards })) {
        const ending = `${hands.player.length} ${scoreOf(hands.player)} ${player.pair} ${hands.banker.length} ${scoreOf(hands.banker)} ${banker.pair}`;
        if (!found.has(ending)) found.set(ending, hands);
      }
    }
  }
  return found.values();
};

const costsOf = (coup: Coup): Readonly<Record<ScheduleId, number>> =>
  keyedBy(SCHEDULE_IDS, (id) => settleBet(SCHEDULES[id], UNIT, coup).returnedMinor - UNIT);

/** A card of each value. */
const WORTH: readonly Card[] = DECK.slice(0, 10);

/** All complete hands that third cards can make of these. */
const completions = (hands: Hands): readonly Hands[] => {
  const side = nextHand(hands);
  if (side === null) return [hands];
  return WORTH.flatMap((card) => completions(dealt(hands, side, card)));
};

type FirstTwo = { readonly cards: readonly Card[]; readonly pair: 'none' | 'plain' | 'perfect' };

/** Two cards of each score, without a pair and, where one makes that score, with a plain and a perfect one. */
const FIRST_TWO: readonly FirstTwo[] = (() => {
  const found = new Map<string, FirstTwo>();
  for (const first of DECK) {
    for (const second of DECK) {
      const score = (cardValue(first) + cardValue(second)) % 10;
      const pair =
        rankOf(first) !== rankOf(second) ? 'none' : suitOf(first) === suitOf(second) ? 'perfect' : 'plain';
      const key = `${score} ${pair}`;
      if (!found.has(key)) found.set(key, { cards: [first, second], pair });
    }
  }
  return [...found.values()];
})();

// Who deals at a table with seats. The holder of the shoe keeps it while banker wins; otherwise it is offered to the
// next occupied seat, round the table, until one accepts it or the house deals. The offer runs during betting and
// never delays it. [V6]

import { parseMark } from '@punto/engine/mark';
import { DEFAULT_IDLE_ROUNDS, type SeatRules } from '@punto/engine/room';
import type { Context } from './context.ts';
import type { TableEvent } from './event.ts';
import { type Instant, instant, type PatronId } from './ids.ts';
import { endAllBehind, forbidBehind, hasOwnBets, withoutAnyNews } from './seats/behind.ts';
import type { OpenTable, Round, Seating, Span } from './state.ts';

export const NOBODY_SEATED: Seating = {
  seats: {},
  holder: null,
  offered: null,
  last: null,
  pauses: [],
  gaveUp: [],
};

/** How many rounds in advance a patron is warned that the seat will be given up. */
const IDLE_WARNING_ROUNDS = 3;

/** Throws where the table has no seats. */
export const seatingOf = (table: OpenTable): Seating => {
  if (!table.seating) throw new Error('no seats at the table');
  return table.seating;
};

/** The seat the patron has. */
export const seatOf = (seating: Seating | null, patron: PatronId): string | null =>
  Object.keys(seating?.seats ?? {}).find((seat) => seating?.seats[seat]?.patron === patron) ?? null;

/** Changes around the table when a round opens: absent patrons lose their seats, and the shoe may pass on. */
export const seatsAtOpening = (table: OpenTable, context: Context): TableEvent[] => {
  const { seats: rules } = table.nextSetup ?? table.setup;
  const { seating } = table;
  if (!rules || !seating) return [];
  const gone = Object.keys(seating.seats).filter((seat) => isGone(seating, seat, rules, context));
  const left: TableEvent[] = gone.map(
    (seat): TableEvent => ({
      type: 'SeatLeft',
      seat,
      ...(isIdle(seating, seat, rules) ? { why: 'idle' as const } : {}),
      at: context.now,
    }),
  );
  const after = gone.reduce(standUp, seating);
  left.push(...awayBehind(after, rules, context));
  if (after.holder !== null && keepsShoe(table, rules)) return left;
  const passed = after.holder === null ? after : withoutHolder(after);
  const returned: TableEvent[] = after.holder === null ? [] : [{ type: 'ShoeReturned', at: context.now }];
  return [...left, ...returned, ...offerNext(passed, rules, context)];
};

/** The seats of a round that opens, by the rules that hold from now on; `null`: the table has none. */
export const seatingAtOpening = ({ setup, nextSetup, seating }: OpenTable): Seating | null => {
  const { seats: rules } = nextSetup ?? setup;
  if (!rules) return null;
  const opened = { ...withoutAnyNews(seating ?? NOBODY_SEATED), gaveUp: [] };
  return rules.noBetsBehind ? forbidBehind(opened) : opened;
};

/**
 * By the last round as it counts now: a corrected one by its corrected result, while one that was cancelled or voided
 * moves no shoe. On a tie it is passed or kept, by the room's custom. A new shoe begins without a coup. [V6]
 */
const keepsShoe = ({ played }: OpenTable, rules: SeatRules): boolean => {
  const last = played.at(-1);
  if (!last) return false;
  if (last.mark === null) return true;
  const { outcome } = parseMark(last.mark);
  return outcome === 'banker' || (outcome === 'tie' && rules.onTie === 'keep');
};

/** The offer to the next seat that may take the shoe; none: the house deals. */
export const offerNext = (seating: Seating, rules: SeatRules, { now, awaySince }: Context): TableEvent[] => {
  const at = seating.last === null ? -1 : rules.labels.indexOf(seating.last);
  const inTurn = [...rules.labels.slice(at + 1), ...rules.labels.slice(0, at + 1)];
  const seat = inTurn.find((label) => {
    const taken = seating.seats[label];
    return taken !== undefined && !taken.declines && awaySince(taken.patron) === null;
  });
  return seat === undefined
    ? []
    : [{ type: 'ShoeOffered', seat, until: instant(now + rules.offerMs), at: now }];
};

/** The seat did not answer in time, or declined: the next one is asked while betting is open. */
export const passOver = (table: OpenTable, seat: string, context: Context): TableEvent[] => {
  const { seats: rules } = table.setup;
  const { seating } = table;
  if (!rules || !seating) return [];
  const declined: TableEvent = { type: 'ShoeDeclined', seat, at: context.now };
  return [declined, ...offerNext(decline(seating, seat), rules, context)];
};

/** Until when the holder of the shoe may deal; `null`: the house deals. */
export const dealBy = ({ seating, setup }: OpenTable, { now, awaySince }: Context): Instant | null => {
  const holder = seating?.holder ? seating.seats[seating.holder] : undefined;
  if (!setup.seats || !holder || awaySince(holder.patron) !== null) return null;
  return instant(now + setup.seats.dealMs);
};

/** Frees the seat; if it had the shoe, no seat has it then. [V6] */
export const standUp = (before: Seating, seat: string): Seating => {
  const seating = endAllBehind(before, seat, 'seat-left');
  const { [seat]: _, ...seats } = seating.seats;
  const freed = { ...seating, seats, offered: seating.offered?.seat === seat ? null : seating.offered };
  return freed.holder === seat ? withoutHolder(freed) : freed;
};

/** The seat declines the offered shoe, and is passed over until it wants the shoe again. [V6] */
export const decline = (seating: Seating, seat: string): Seating => ({
  ...willing(seating, seat, false),
  offered: null,
  last: seat,
});

/** Whether the seat wants the shoe when its turn comes; unchanged when the seat is free. [V6] */
export const willing = (seating: Seating, seat: string, wants: boolean): Seating => {
  const taken = seating.seats[seat];
  return taken
    ? { ...seating, seats: { ...seating.seats, [seat]: { ...taken, declines: !wants } } }
    : seating;
};

/** No seat holds the shoe and none is offered it. [V6] */
export const withoutHolder = (seating: Seating): Seating => ({
  ...seating,
  holder: null,
  offered: null,
});

const isGone = (seating: Seating, seat: string, rules: SeatRules, context: Context): boolean => {
  const { now, awaySince, absenceOf } = context;
  const taken = seating.seats[seat];
  if (!rules.labels.includes(seat) || !taken || isIdle(seating, seat, rules)) return true;
  // A patron in a time-out or excluded has no seat. [P5] [P6]
  if (absenceOf?.(taken.patron)) return true;
  const since = awaySince(taken.patron);
  return since !== null && runningMs(seating, since, now) >= rules.keepMs;
};

/** Ends bets behind a seat of a patron who has been away for as long as a seat is kept, or is in a time-out or excluded. */
const awayBehind = (
  seating: Seating,
  { keepMs }: SeatRules,
  { now, awaySince, absenceOf }: Context,
): TableEvent[] =>
  (seating.behind ?? []).flatMap(({ patron }): TableEvent[] => {
    if (absenceOf?.(patron)) return [{ type: 'BehindEnded', patron, at: now }];
    const since = awaySince(patron);
    const isLong = since !== null && runningMs(seating, since, now) >= keepMs;
    return isLong ? [{ type: 'BehindEnded', patron, why: 'away', at: now }] : [];
  });

/** A patron who does not stake does not keep others from sitting. */
const isIdle = ({ seats }: Seating, seat: string, rules: SeatRules): boolean =>
  rules.labels.includes(seat) && (seats[seat]?.idle ?? 0) >= idleRounds(rules);

const idleRounds = ({ idleRounds = DEFAULT_IDLE_ROUNDS }: SeatRules): number => idleRounds;

/**
 * After a settled round: patrons who staked start their count again, if it was not behind another seat. A cancelled round
 * does not count.
 */
export const countIdle = (seating: Seating, { stakes }: Round): Seating => ({
  ...seating,
  seats: Object.fromEntries(
    Object.entries(seating.seats).map(([seat, taken]) => [
      seat,
      { ...taken, idle: hasOwnBets(stakes.get(taken.patron)) ? 0 : taken.idle + 1 },
    ]),
  ),
});

/** Rounds without a stake after which the patron's seat is given up, once they are few. */
export const idleWarning = (seating: Seating, seat: string, rules: SeatRules): number | null => {
  const left = Math.max(0, idleRounds(rules) - (seating.seats[seat]?.idle ?? 0));
  return left <= Math.min(IDLE_WARNING_ROUNDS, idleRounds(rules) - 1) ? left : null;
};

/** Time in which the table was not paused. [T5] */
const runningMs = ({ pauses }: Seating, from: Instant, until: Instant): number =>
  pauses.reduce(
    (ms, pause) => ms - Math.max(0, Math.min(pause.until, until) - Math.max(pause.from, from)),
    until - from,
  );

/** A pause has ended. Those before which every clock of a seat would have run out are forgotten. [T5] */
export const heldBy = (seating: Seating, pause: Span, rules: SeatRules): Seating => {
  const all = { ...seating, pauses: [...seating.pauses, pause] };
  return {
    ...all,
    pauses: all.pauses.filter(({ until }) => runningMs(all, until, pause.until) < rules.keepMs),
  };
};

// Who deals at a table with seats. The holder of the shoe keeps it while banker wins; otherwise it is offered
// to the next seat, and past the empty and the unwilling on round the table, until one takes it or the house
// deals. The offer runs beside the betting and never holds it up. [V6]

import { parseMark } from '@punto/engine/mark';
import type { SeatRules } from '@punto/engine/room';
import type { Context } from './context.ts';
import type { TableEvent } from './event.ts';
import { type Instant, instant, type PatronId } from './ids.ts';
import type { OpenTable, Seating } from './state.ts';

export const NOBODY_SEATED: Seating = { seats: {}, holder: null, offered: null, last: null };

/** The seat the patron has. */
export const seatOf = (seating: Seating | null, patron: PatronId): string | null =>
  Object.keys(seating?.seats ?? {}).find((seat) => seating?.seats[seat]?.patron === patron) ?? null;

/** What happens around the table when a round opens: ghosts get up, and the shoe may pass on. */
export const seatsAtOpening = (table: OpenTable, context: Context): TableEvent[] => {
  const { seats: rules } = table.nextSetup ?? table.setup;
  const { seating } = table;
  if (!rules || !seating) return [];
  const gone = Object.keys(seating.seats).filter((seat) => isGone(seating, seat, rules, context));
  const left = gone.map((seat): TableEvent => ({ type: 'SeatLeft', seat, at: context.now }));
  const after = gone.reduce(standUp, seating);
  if (after.holder !== null && keepsShoe(table, rules)) return left;
  const passed = after.holder === null ? after : withoutHolder(after);
  const returned: TableEvent[] = after.holder === null ? [] : [{ type: 'ShoeReturned', at: context.now }];
  return [...left, ...returned, ...offerNext(passed, rules, context)];
};

/**
 * By the last round as it counts now: a corrected one by its corrected result, while one that was cancelled or voided
 * moves no shoe. On a tie it is passed or kept, by the room's custom. A new shoe begins with nobody's coup. [V6]
 */
const keepsShoe = ({ played }: OpenTable, rules: SeatRules): boolean => {
  const last = played.at(-1);
  if (!last) return false;
  if (last.mark === null) return true;
  const { outcome } = parseMark(last.mark);
  return outcome === 'banker' || (outcome === 'tie' && rules.onTie === 'keep');
};

/** The offer to the next seat that may take it; none: the house deals. */
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

/** The seat did not answer in time, or said no: the next is asked while betting is open. */
export const passOver = (table: OpenTable, seat: string, context: Context): TableEvent[] => {
  const { seats: rules } = table.setup;
  const { seating } = table;
  if (!rules || !seating) return [];
  const declined: TableEvent = { type: 'ShoeDeclined', seat, at: context.now };
  return [declined, ...offerNext(decline(seating, seat), rules, context)];
};

/** Until when the holder of the shoe may deal; `null`: the house does. */
export const dealBy = ({ seating, setup }: OpenTable, { now, awaySince }: Context): Instant | null => {
  const holder = seating?.holder ? seating.seats[seating.holder] : undefined;
  if (!setup.seats || !holder || awaySince(holder.patron) !== null) return null;
  return instant(now + setup.seats.dealMs);
};

export const standUp = (seating: Seating, seat: string): Seating => {
  const { [seat]: _, ...seats } = seating.seats;
  const freed = { ...seating, seats, offered: seating.offered?.seat === seat ? null : seating.offered };
  return freed.holder === seat ? withoutHolder(freed) : freed;
};

export const decline = (seating: Seating, seat: string): Seating => ({
  ...willing(seating, seat, false),
  offered: null,
  last: seat,
});

export const willing = (seating: Seating, seat: string, wants: boolean): Seating => {
  const taken = seating.seats[seat];
  return taken
    ? { ...seating, seats: { ...seating.seats, [seat]: { ...taken, declines: !wants } } }
    : seating;
};

export const withoutHolder = (seating: Seating): Seating => ({
  ...seating,
  holder: null,
  offered: null,
});

const isGone = (seating: Seating, seat: string, rules: SeatRules, { now, awaySince }: Context): boolean => {
  const taken = seating.seats[seat];
  if (!rules.labels.includes(seat) || !taken) return true;
  const since = awaySince(taken.patron);
  return since !== null && now - since >= rules.keepMs;
};

// Which patrons with a part in a table have no window there, and since when. It is known here and written nowhere: after
// a restart nobody counts as present who has not looked again. [T7] [V6]
import { type Instant, type OpenTable, type PatronId, seatOf } from '@punto/table';

export type Absence = {
  /** Since when the patron is away; `null`: present, or nobody of the table's concern. */
  readonly since: (patron: PatronId) => Instant | null;
  readonly leave: (patron: PatronId, table: OpenTable, now: Instant) => void;
  readonly comeBack: (patron: PatronId) => void;
  /** The house has opened: whoever has a part is waited for. */
  readonly awaitAll: (table: OpenTable, now: Instant) => void;
  /** Lets go of those who have no part any more. */
  readonly forget: (table: OpenTable) => void;
};

export const openAbsence = (): Absence => {
  const away = new Map<PatronId, Instant>();
  return {
    since: (patron) => away.get(patron) ?? null,
    leave: (patron, table, now) => {
      if (hasPart(table, patron)) away.set(patron, now);
    },
    comeBack: (patron) => void away.delete(patron),
    awaitAll: ({ seating, round }, now) => {
      for (const { patron } of Object.values(seating?.seats ?? {})) away.set(patron, now);
      for (const lead of [round?.leads.player, round?.leads.banker]) if (lead) away.set(lead.patron, now);
    },
    forget: (table) => {
      for (const patron of away.keys()) if (!hasPart(table, patron)) away.delete(patron);
    },
  };
};

const hasPart = ({ round, seating }: OpenTable, patron: PatronId): boolean =>
  round?.stakes.has(patron) === true || seatOf(seating, patron) !== null;

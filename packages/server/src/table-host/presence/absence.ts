// Which patrons with stakes, a seat, bets behind one or a squeeze at a table have no window there, on any gateway, and since
// when. In memory only: after a restart a patron counts as present until the first attendance of the gateways. When a
// gateway sends no more attendance, its patrons count as absent. [T7] [V6]
import { behindOf, type Instant, type OpenTable, type PatronId, seatOf } from '@punto/table/index';

export type Absence = {
  /** Since when the patron is away; `null`: present, or without a part in the round. */
  readonly since: (patron: PatronId) => Instant | null;
  /** The last window on this gateway was closed; `true`: there is none on another either. */
  readonly leave: (patron: PatronId, table: OpenTable, gateway?: string) => boolean;
  readonly comeBack: (patron: PatronId, gateway?: string) => void;
  /** Patrons with a window, in the order in which they came. */
  readonly present: () => Iterable<PatronId>;
  readonly isAtSeveral: (patron: PatronId) => boolean;
  /** After a start: patrons with a part in the round count as awaited. */
  readonly awaitAll: (table: OpenTable) => void;
  /** Drops patrons without a part, and those of lost gateways. */
  readonly forget: (table: OpenTable) => void;
};

/** Name of the only gateway of a single process. */
const ALONE = '';

export const createAbsence = (
  now: () => Instant,
  isThere: (gateway: string) => boolean = () => true,
): Absence => {
  const away = new Map<PatronId, Instant>();
  /** Gateways on which each patron is present. */
  const here = new Map<PatronId, readonly string[]>();

  const isLost = (gateways: readonly string[]): boolean =>
    gateways.every((gateway) => gateway !== ALONE && !isThere(gateway));

  const since: Absence['since'] = (patron) => {
    const gateways = here.get(patron);
    if (gateways !== undefined && isLost(gateways)) {
      here.delete(patron);
      away.set(patron, now());
    }
    return away.get(patron) ?? null;
  };

  return {
    since,
    leave: (patron, table, gateway = ALONE) => {
      const others = (here.get(patron) ?? []).filter((each) => each !== gateway);
      if (others.length > 0 && !isLost(others)) {
        here.set(patron, others);
        return false;
      }
      here.delete(patron);
      if (hasPart(table, patron)) away.set(patron, now());
      return true;
    },
    comeBack: (patron, gateway = ALONE) => {
      away.delete(patron);
      const gateways = here.get(patron) ?? [];
      if (!gateways.includes(gateway)) here.set(patron, [...gateways, gateway]);
    },
    present: () => [...here].filter(([, gateways]) => !isLost(gateways)).map(([patron]) => patron),
    isAtSeveral: (patron) => (here.get(patron)?.length ?? 0) > 1,
    awaitAll: ({ seating, round }) => {
      const seats = Object.values(seating?.seats ?? {});
      for (const { patron } of [...seats, ...(seating?.behind ?? [])]) away.set(patron, now());
      for (const lead of [round?.leads.player, round?.leads.banker]) if (lead) away.set(lead.patron, now());
    },
    forget: (table) => {
      for (const patron of here.keys()) since(patron);
      for (const patron of away.keys()) if (!hasPart(table, patron)) away.delete(patron);
    },
  };
};

const hasPart = ({ round, seating }: OpenTable, patron: PatronId): boolean =>
  round?.stakes.has(patron) === true ||
  seatOf(seating, patron) !== null ||
  behindOf(seating, patron) !== null;

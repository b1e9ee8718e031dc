// The tables of one node by lease, from taking a lease until it is released or another node may have taken it: then the node
// closes the table without a message, and reads its owner from the board again.

import type { Epoch, Leases } from '@punto/store/leases';
import type { Instant, TableId } from '@punto/table/ids';
import type { Logger } from 'pino';
import type { LeaseClaim } from '../table-host/lease-claim.ts';
import type { NodeLease } from './node-lease.ts';

/** The host of a table opened under a lease. */
export type LeasedHost = {
  readonly stop: (how: 'moving') => Promise<void>;
  /** It can move now without an effect on patrons. */
  readonly isQuiet: () => boolean;
  /** It has no round left to play. */
  readonly isOver: () => boolean;
};

/** `null`: it cannot be opened after all. */
export type OpenHeld = (right: LeaseClaim) => Promise<LeasedHost | null>;

export type LeasedTable = {
  readonly table: TableId;
  readonly opened: Promise<LeasedHost | null>;
  /** `null` until it is open, and once it is handed over or lost. */
  readonly held: () => LeasedHost | null;
};

export type LeasedTables = {
  readonly has: (table: TableId) => boolean;
  readonly all: () => readonly LeasedTable[];
  /** Opens a table whose lease was taken. */
  readonly enter: (life: NodeLease, table: TableId, epoch: Epoch, open: OpenHeld) => LeasedTable;
  /** Closes the table, and releases its lease. */
  readonly give: (table: TableId) => Promise<void>;
  /** Other nodes may own all of them. */
  readonly loseAll: () => void;
};

export type LeasedParts = {
  readonly leases: Pick<Leases, 'give'>;
  readonly log: Logger;
  readonly notBefore: (at: Instant) => void;
  readonly onLost: () => void;
  /** Another node may take a table now. */
  readonly onGiven: (table: TableId) => void;
};

type Entry = LeasedTable & {
  readonly life: NodeLease;
  opened: Promise<LeasedHost | null>;
  /** `leaving`: it is being handed over, after its pending writes. `lost`: another node may own it. */
  is: 'here' | 'leaving' | 'lost';
};

export const createLeasedTables = ({
  leases,
  log,
  notBefore,
  onLost,
  onGiven,
}: LeasedParts): LeasedTables => {
  const entries = new Map<TableId, Entry>();

  const forget = (entry: Entry): void => {
    if (entries.get(entry.table) === entry) entries.delete(entry.table);
  };

  const close = async ({ opened }: Entry): Promise<void> => {
    const held = await opened;
    await held?.stop('moving');
  };

  /** The new owner publishes its state. */
  const lose = (entry: Entry): void => {
    if (entry.is === 'lost') return;
    entry.is = 'lost';
    onLost();
    void close(entry).then(() => forget(entry));
  };

  const rightOf = (entry: () => Entry, table: TableId, epoch: Epoch): LeaseClaim => ({
    fence: { lease: table, epoch },
    notBefore,
    holds: () => {
      if (!entry().life.isSure()) lose(entry());
      return entry().is !== 'lost';
    },
    lost: () => {
      lose(entry());
      void entry().life.renew();
    },
  });

  const enter: LeasedTables['enter'] = (life, table, epoch, open) => {
    let held: LeasedHost | null = null;
    const entry: Entry = {
      ...{ table, life, is: 'here', opened: Promise.resolve(null) },
      held: () => (entry.is === 'here' ? held : null),
    };
    entries.set(table, entry);
    entry.opened = open(rightOf(() => entry, table, epoch)).then(
      (opened) => {
        held = opened;
        return opened;
      },
      (fault: unknown) => {
        log.error({ component: 'cluster', table, err: fault }, 'table taken over could not be opened');
        lose(entry);
        return null;
      },
    );
    return entry;
  };

  const give: LeasedTables['give'] = async (table) => {
    const entry = entries.get(table);
    if (entry?.is !== 'here') return;
    entry.is = 'leaving';
    await close(entry);
    entry.is = 'lost';
    try {
      await leases.give(entry.life.node, [table]);
      log.info({ component: 'cluster', table }, 'table handed over');
      onGiven(table);
    } catch (fault) {
      log.warn({ component: 'cluster', table, err: fault }, 'table could not be handed over');
    } finally {
      forget(entry);
    }
  };

  return {
    ...{ enter, give },
    has: (table) => entries.has(table),
    all: () => [...entries.values()],
    loseAll: () => {
      for (const entry of entries.values()) lose(entry);
    },
  };
};

// Metrics of states, read from tables, gateways and the store when scraped.

import { HOUSE_KEY } from '@punto/ledger/patron-key';
import { ALARM_KINDS } from '@punto/protocol/floor/monitoring-api';
import type { Store } from '@punto/store/store';
import { ACCOUNT_CLASSES } from '@punto/store/store-health';
import { isUnattended } from '@punto/table';
import type { FloorGateway } from '../floor/floor-gateway.ts';
import type { ReturnAlarms, ReturnReading } from '../floor/return-to-player/return-alarms.ts';
import type { Monitor } from '../monitoring/monitor.ts';
import type { ProgramCheck } from '../program/program-check.ts';
import type { Drift } from '../rng/drift.ts';
import type { Generator } from '../rng/generator.ts';
import type { Gateway } from '../socket/gateway.ts';
import { TABLE_STATUSES, tableStatusOf } from '../table-host/table-status.ts';
import type { HostedTables } from '../table-host/tables/local-tables.ts';
import type { SystemClock } from '../time/system-clock.ts';
import type { BrandWallet } from '../wallet/brand-wallet.ts';
import { registerFloor } from './floor-readings.ts';
import type { Families } from './metric-families.ts';
import { registerWallets } from './wallet-readings.ts';

/** The sources of the readings. */
export type ReadingSources = {
  readonly store: Pick<Store, 'health' | 'approvals' | 'monitor' | 'wallet'>;
  /** By brand. */
  readonly wallets: ReadonlyMap<string, Pick<BrandWallet, 'isOpen'>>;
  readonly hosted: Pick<HostedTables, 'tables'>;
  readonly gateway: Pick<Gateway, 'unsentBytes' | 'patronsAt'>;
  readonly floorGateway: Pick<FloorGateway, 'consoles'>;
  readonly program: Pick<ProgramCheck, 'status'>;
  readonly returns: Pick<ReturnAlarms, 'readings'>;
  readonly monitoring: Pick<Monitor, 'readings'>;
  readonly generator: Pick<Generator, 'fault' | 'words'>;
  readonly drift: Pick<Drift, 'alarms' | 'readings'>;
  readonly clock: Pick<SystemClock, 'aheadMs' | 'now'>;
};

export const registerReadings = (families: Families, watched: ReadingSources): void => {
  registerTables(families, watched);
  registerFloor(families, watched);
  registerSockets(families, watched);
  registerStore(families, watched);
  registerRandomness(families, watched);
  registerReturns(families, watched);
  registerProgram(families, watched);
  registerMonitoring(families, watched);
  registerWallets(families, watched);
  families.gauge(
    'punto_clock_ahead_seconds',
    'How far the server clock is ahead of the machine’s.',
    [],
    (set) => set(watched.clock.aheadMs() / 1_000),
  );
};

const registerRandomness = ({ counter, gauge }: Families, { generator, drift }: ReadingSources): void => {
  gauge('punto_rng_healthy', '0: the random generator has failed.', [], (set) =>
    set(generator.fault() === null ? 1 : 0),
  );
  counter('punto_rng_words_total', 'Words taken from the random generator.', [], (set) =>
    set(generator.words()),
  );
  counter(
    'punto_cards_drift_total',
    'Drift alarms: windows of rounds too unlikely to be chance.',
    ['test'],
    (set) => {
      for (const [test, times] of drift.alarms()) set(times, test);
    },
  );
  gauge('punto_cards_p', 'p-value of the last full window of rounds.', ['test', 'window'], (set) => {
    for (const { test, window, p } of drift.readings()) set(p, test, String(window));
  });
};

/** [B-56] */
const registerProgram = ({ gauge }: Families, { program }: ReadingSources): void => {
  gauge(
    'punto_program_intact',
    '0: the program files differ from those published or those at the start. Left out until the first check.',
    ['digest'],
    (set) => {
      const { digest, intact } = program.status();
      if (digest !== null) set(intact ? 1 : 0, digest);
    },
  );
  gauge('punto_program_checked_timestamp_seconds', 'When the program files were checked.', [], (set) => {
    const { checkedAt } = program.status();
    if (checkedAt !== null) set(checkedAt / 1_000);
  });
};

/** [B-62] */
const registerMonitoring = ({ counter, gauge }: Families, { monitoring, store }: ReadingSources): void => {
  counter(
    'punto_monitoring_rounds_total',
    'Rounds with stakes that the monitoring of play has read.',
    [],
    (set) => set(monitoring.readings().rounds),
  );
  counter('punto_monitoring_blocks_total', 'Blocks of rounds that were judged.', [], (set) =>
    set(monitoring.readings().blocks),
  );
  gauge('punto_monitoring_waiting', 'Rounds that wait for the monitoring of play.', [], (set) =>
    set(monitoring.readings().waiting),
  );
  counter(
    'punto_monitoring_raised_total',
    'Alarms of the monitoring of play that this process gave.',
    ['kind'],
    (set) => {
      for (const kind of ALARM_KINDS) set(monitoring.readings().raised.get(kind) ?? 0, kind);
    },
  );
  gauge('punto_monitoring_alarms', 'Alarms that no member of the staff has noted.', ['kind'], async (set) => {
    const counts = await store.monitor.countAlarms();
    for (const kind of ALARM_KINDS) set(counts.find((each) => each.kind === kind)?.open ?? 0, kind);
  });
};

const BET = ['of', 'name', 'option', 'schedule', 'window'] as const;

/** [A.6.1] */
const registerReturns = ({ gauge }: Families, { returns, wallets }: ReadingSources): void => {
  // A house without operators has no more labels than before it could have some.
  const labels = wallets.size > 0 ? [...BET, 'brand', 'currency'] : BET;
  const namesOf = (reading: ReturnReading): readonly string[] => {
    const { brand = HOUSE_KEY.brand, currency = HOUSE_KEY.currency } = reading;
    const bet = BET.map((label) => reading[label]);
    return wallets.size > 0 ? [...bet, brand, currency] : bet;
  };
  gauge(
    'punto_return_share',
    'Return of the stakes of completed days; figure: actual, expected, or the standard deviation.',
    [...labels, 'figure'],
    async (set) => {
      for (const reading of await returns.readings())
        for (const figure of ['actual', 'expected', 'deviation'] as const)
          set(reading[figure], ...namesOf(reading), figure);
    },
  );
  gauge(
    'punto_return_deviations',
    'Distance of the actual return from theory in standard deviations; left out where too little was staked.',
    labels,
    async (set) => {
      for (const reading of await returns.readings())
        if (reading.deviations !== null) set(reading.deviations, ...namesOf(reading));
    },
  );
};

const registerTables = ({ gauge }: Families, { hosted, gateway }: ReadingSources): void => {
  gauge('punto_table_status', '1 for the current status of the table.', ['table', 'status'], (set) => {
    for (const [table, host] of hosted.tables)
      for (const status of TABLE_STATUSES) set(status === tableStatusOf(host) ? 1 : 0, table, status);
  });
  gauge(
    'punto_table_unattended',
    '1: a round waits for a dealer, and none can be reached.',
    ['table'],
    (set) => {
      for (const [table, host] of hosted.tables) {
        const state = host.state();
        set(state !== null && isUnattended(state) ? 1 : 0, table);
      }
    },
  );
  gauge('punto_table_patrons', 'Patrons who watch the table.', ['table'], (set) => {
    for (const table of hosted.tables.keys()) set(gateway.patronsAt(table), table);
  });
};

const registerSockets = ({ gauge }: Families, { gateway, floorGateway }: ReadingSources): void => {
  gauge('punto_sockets', 'Open sockets.', ['of'], (set) => {
    set(gateway.unsentBytes().length, 'patrons');
    set(floorGateway.consoles(), 'floor');
  });
  gauge('punto_socket_unsent_bytes', 'Unsent bytes of sockets.', ['of'], (set) => {
    const unsent = gateway.unsentBytes();
    set(
      unsent.reduce((sum, bytes) => sum + bytes, 0),
      'all',
    );
    set(
      unsent.reduce((most, bytes) => Math.max(most, bytes), 0),
      'slowest',
    );
  });
};

const registerStore = ({ gauge }: Families, { store: { health, approvals } }: ReadingSources): void => {
  gauge('punto_store_writable', '1: commits reach the disk.', [], async (set) =>
    set((await health.canWrite()) ? 1 : 0),
  );
  gauge('punto_commit_waiting', 'Requests that wait for a commit.', [], (set) => set(health.waiting()));
  gauge(
    'punto_ledger_imbalance_minor',
    'Must be 0; otherwise money was created or lost.',
    ['of'],
    async (set) => {
      const { imbalanceMinor, stakeImbalanceMinor } = await health.sums();
      set(imbalanceMinor, 'balances');
      set(stakeImbalanceMinor, 'stakes');
    },
  );
  gauge('punto_ledger_balance_minor', 'Balances of all accounts of a class.', ['class'], async (set) => {
    const { balanceMinor } = await health.sums();
    for (const each of ACCOUNT_CLASSES) set(balanceMinor[each], each);
  });
  gauge('punto_ledger_staked_minor', 'Pending stakes.', [], async (set) =>
    set((await health.sums()).stakedMinor),
  );
  gauge('punto_patrons', 'Patrons with an account.', [], async (set) => set((await health.sums()).patrons));
  gauge('punto_sessions', 'Stored sessions.', ['of'], async (set) => {
    const { sessions } = await health.sums();
    set(sessions.patrons, 'patrons');
    set(sessions.floor, 'floor');
  });
  gauge('punto_approvals_waiting', 'Approval requests that wait for a second person.', [], async (set) =>
    set((await approvals.waiting()).length),
  );
  gauge(
    'punto_disk_bytes',
    'Size of the database and its log, and free space beside them.',
    ['of'],
    async (set) => {
      const { databaseBytes, walBytes, freeBytes } = await health.room();
      set(databaseBytes, 'database');
      if (walBytes !== null) set(walBytes, 'wal');
      if (freeBytes !== null) set(freeBytes, 'free');
    },
  );
  gauge('punto_last_backup_timestamp_seconds', 'When the newest backup was made.', [], (set) => {
    const at = health.lastBackupAt();
    if (at !== null) set(at / 1_000);
  });
};

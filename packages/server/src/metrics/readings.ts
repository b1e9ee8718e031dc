// Metrics of states, read from tables, gateways and the store when scraped.

import type { Store } from '@punto/store/store';
import { ACCOUNT_CLASSES } from '@punto/store/vitals';
import { isUnattended } from '@punto/table';
import type { FloorGateway } from '../floor/floor-gateway.ts';
import type { ReturnAlarms } from '../floor/returns/return-alarms.ts';
import type { ProgramCheck } from '../program/program-check.ts';
import type { Drift } from '../rng/drift.ts';
import type { Generator } from '../rng/generator.ts';
import type { Gateway } from '../socket/gateway.ts';
import { standingOf, TABLE_STATUSES } from '../table-host/table-status.ts';
import type { HostedTables } from '../table-host/tables/local-tables.ts';
import type { SystemClock } from '../time/system-clock.ts';
import type { Families } from './families.ts';
import { tellFloor } from './floor-readings.ts';

/** The sources of the readings. */
export type ReadingSources = {
  readonly store: Pick<Store, 'vitals' | 'approvals'>;
  readonly house: Pick<HostedTables, 'tables'>;
  readonly gateway: Pick<Gateway, 'unsentBytes' | 'patronsAt'>;
  readonly floorGateway: Pick<FloorGateway, 'consoles'>;
  readonly program: Pick<ProgramCheck, 'status'>;
  readonly returns: Pick<ReturnAlarms, 'readings'>;
  readonly generator: Pick<Generator, 'fault' | 'words'>;
  readonly drift: Pick<Drift, 'alarms' | 'readings'>;
  readonly clock: Pick<SystemClock, 'aheadMs' | 'now'>;
};

export const tellReadings = (families: Families, watched: ReadingSources): void => {
  tellTables(families, watched);
  tellFloor(families, watched);
  tellDoors(families, watched);
  tellStore(families, watched);
  tellChance(families, watched);
  tellReturns(families, watched);
  tellProgram(families, watched);
  families.gauge(
    'punto_clock_ahead_seconds',
    'How far the server clock is ahead of the machine’s.',
    [],
    (tell) => tell(watched.clock.aheadMs() / 1_000),
  );
};

const tellChance = ({ counter, gauge }: Families, { generator, drift }: ReadingSources): void => {
  gauge('punto_rng_healthy', '0: the random generator has failed.', [], (tell) =>
    tell(generator.fault() === null ? 1 : 0),
  );
  counter('punto_rng_words_total', 'Words taken from the random generator.', [], (tell) =>
    tell(generator.words()),
  );
  counter(
    'punto_cards_drift_total',
    'Drift alarms: windows of rounds too unlikely to be chance.',
    ['test'],
    (tell) => {
      for (const [test, times] of drift.alarms()) tell(times, test);
    },
  );
  gauge('punto_cards_p', 'p-value of the last full window of rounds.', ['test', 'window'], (tell) => {
    for (const { test, window, p } of drift.readings()) tell(p, test, String(window));
  });
};

/** [B-56] */
const tellProgram = ({ gauge }: Families, { program }: ReadingSources): void => {
  gauge(
    'punto_program_intact',
    '0: the program files differ from those published or those at the start. Left out until the first check.',
    ['digest'],
    (tell) => {
      const { digest, intact } = program.status();
      if (digest !== null) tell(intact ? 1 : 0, digest);
    },
  );
  gauge('punto_program_checked_timestamp_seconds', 'When the program files were checked.', [], (tell) => {
    const { checkedAt } = program.status();
    if (checkedAt !== null) tell(checkedAt / 1_000);
  });
};

const BET = ['of', 'name', 'option', 'schedule', 'window'] as const;

/** [A.6.1] */
const tellReturns = ({ gauge }: Families, { returns }: ReadingSources): void => {
  gauge(
    'punto_return_share',
    'Return of the stakes of completed days; figure: actual, expected, or the standard deviation.',
    [...BET, 'figure'],
    async (tell) => {
      for (const reading of await returns.readings())
        for (const figure of ['actual', 'expected', 'deviation'] as const)
          tell(reading[figure], ...BET.map((label) => reading[label]), figure);
    },
  );
  gauge(
    'punto_return_deviations',
    'Distance of the actual return from theory in standard deviations; left out where too little was staked.',
    BET,
    async (tell) => {
      for (const reading of await returns.readings())
        if (reading.deviations !== null) tell(reading.deviations, ...BET.map((label) => reading[label]));
    },
  );
};

const tellTables = ({ gauge }: Families, { house, gateway }: ReadingSources): void => {
  gauge('punto_table_standing', '1 for the current status of the table.', ['table', 'standing'], (tell) => {
    for (const [table, host] of house.tables)
      for (const standing of TABLE_STATUSES) tell(standing === standingOf(host) ? 1 : 0, table, standing);
  });
  gauge(
    'punto_table_unattended',
    '1: a round waits for a dealer, and none can be reached.',
    ['table'],
    (tell) => {
      for (const [table, host] of house.tables) {
        const state = host.state();
        tell(state !== null && isUnattended(state) ? 1 : 0, table);
      }
    },
  );
  gauge('punto_table_patrons', 'Patrons who watch the table.', ['table'], (tell) => {
    for (const table of house.tables.keys()) tell(gateway.patronsAt(table), table);
  });
};

const tellDoors = ({ gauge }: Families, { gateway, floorGateway }: ReadingSources): void => {
  gauge('punto_sockets', 'Open sockets.', ['of'], (tell) => {
    tell(gateway.unsentBytes().length, 'patrons');
    tell(floorGateway.consoles(), 'floor');
  });
  gauge('punto_socket_unsent_bytes', 'Unsent bytes of sockets.', ['of'], (tell) => {
    const unsent = gateway.unsentBytes();
    tell(
      unsent.reduce((sum, bytes) => sum + bytes, 0),
      'all',
    );
    tell(
      unsent.reduce((most, bytes) => Math.max(most, bytes), 0),
      'slowest',
    );
  });
};

const tellStore = ({ gauge }: Families, { store: { vitals, approvals } }: ReadingSources): void => {
  gauge('punto_store_writable', '1: commits reach the disk.', [], async (tell) =>
    tell((await vitals.canWrite()) ? 1 : 0),
  );
  gauge('punto_commit_waiting', 'Requests that wait for a commit.', [], (tell) => tell(vitals.waiting()));
  gauge(
    'punto_ledger_imbalance_minor',
    'Must be 0; otherwise money was created or lost.',
    ['of'],
    async (tell) => {
      const { imbalanceMinor, stakeImbalanceMinor } = await vitals.sums();
      tell(imbalanceMinor, 'balances');
      tell(stakeImbalanceMinor, 'stakes');
    },
  );
  gauge('punto_ledger_balance_minor', 'Balances of all accounts of a class.', ['class'], async (tell) => {
    const { balanceMinor } = await vitals.sums();
    for (const each of ACCOUNT_CLASSES) tell(balanceMinor[each], each);
  });
  gauge('punto_ledger_staked_minor', 'Pending stakes.', [], async (tell) =>
    tell((await vitals.sums()).stakedMinor),
  );
  gauge('punto_patrons', 'Patrons with an account.', [], async (tell) => tell((await vitals.sums()).patrons));
  gauge('punto_sessions', 'Stored sessions.', ['of'], async (tell) => {
    const { sessions } = await vitals.sums();
    tell(sessions.patrons, 'patrons');
    tell(sessions.floor, 'floor');
  });
  gauge('punto_approvals_waiting', 'Approval requests that wait for a second person.', [], async (tell) =>
    tell((await approvals.waiting()).length),
  );
  gauge(
    'punto_disk_bytes',
    'Size of the database and its log, and free space beside them.',
    ['of'],
    async (tell) => {
      const { databaseBytes, walBytes, freeBytes } = await vitals.room();
      tell(databaseBytes, 'database');
      if (walBytes !== null) tell(walBytes, 'wal');
      if (freeBytes !== null) tell(freeBytes, 'free');
    },
  );
  gauge('punto_last_backup_timestamp_seconds', 'When the newest backup was made.', [], (tell) => {
    const at = vitals.lastBackupAt();
    if (at !== null) tell(at / 1_000);
  });
};

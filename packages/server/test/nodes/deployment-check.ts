// Checks a deployment of nodes after any fault. Its database is copied, as of one moment, into the embedded store and
// checked as after a kill: the audit, each sent ticket, each balance. Then what only patrons know is compared:
// balances, results of rounds and views.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { availableMinor, patronAccount } from '@punto/ledger';
import { partFaults } from '@punto/store/move/audit-postgres';
import { copyFromPostgres } from '@punto/store/move/from-postgres';
import { createFile } from '@punto/store/move/new-file';
import { inSnapshot } from '@punto/store/move/postgres-snapshot';
import type { Connections } from '@punto/store/postgres/connection';
import { DATABASE_FILE } from '@punto/store/sqlite/database';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { patronId, type TableView } from '@punto/table';
import { type Checked, checkBooks, recordsOf } from '../books-after-kill.ts';
import type { Crowd } from './crowd.ts';
import type { Member } from './member.ts';

/** `unreceived`: results in the books that their patrons have not received. */
export type DeploymentChecked = Checked & { readonly unreceived: number };

const TOLD_WITHIN_MS = 20_000;

/** No patron may be placing tickets, and every ticket must have its answer. */
export const checkDeployment = async (connections: Connections, crowd: Crowd): Promise<DeploymentChecked> => {
  await settledEverywhere(connections);
  const folder = mkdtempSync(join(tmpdir(), 'punto-checked-'));
  const data = join(folder, 'data');
  try {
    mkdirSync(data);
    const parts = await copyInto(join(data, DATABASE_FILE), connections);
    const checked = await checkBooks(
      folder,
      crowd.members.map(({ id }) => id),
      crowd.members.flatMap(({ answered }) => answered),
    );
    const store = await openSqliteStore(data);
    try {
      const { faults, unreceived } = await checkMembers(store, crowd.members);
      const memberFaults = [...faults, ...crowd.faults(), ...viewFaults(crowd.members)];
      return {
        ...checked,
        faults: [...parts, ...checked.faults, ...(await cancelled(connections)), ...memberFaults],
        unreceived,
      };
    } finally {
      await store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Copies the database as of one moment; returns faults of what only PostgreSQL stores. */
export const copyInto = async (file: string, connections: Connections): Promise<readonly string[]> => {
  const database = createFile(file);
  try {
    return await inSnapshot(connections, async (reader) => {
      const faults = await partFaults(reader);
      await copyFromPostgres(reader, database);
      return faults;
    });
  } finally {
    database.close();
  }
};

/** Waits until no stake is pending. */
const settledEverywhere = async ({ pool }: Connections): Promise<void> => {
  const until = performance.now() + TOLD_WITHIN_MS;
  for (;;) {
    const { rows } = await pool.query<{ credit: string }>(
      `SELECT DISTINCT credit FROM movements WHERE state = 'pending'`,
    );
    if (rows.length === 0) return;
    if (performance.now() > until)
      throw new Error(`stakes wait for a round that does not end: ${rows.map(({ credit }) => credit)}`);
    await setTimeout(50);
  }
};

/** No round may be cancelled by a fault: the next owner of the table continues it. */
const cancelled = async ({ pool }: Connections): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ table_id: string; shoe: number; round: number }>(
    `SELECT table_id, shoe, round FROM rounds WHERE status = 'cancelled'`,
  );
  return rows.map(({ table_id, shoe, round }) => `${table_id} has cancelled round ${round} of shoe ${shoe}`);
};

const checkMembers = async (
  store: Store,
  members: readonly Member[],
): Promise<{ readonly faults: readonly string[]; readonly unreceived: number }> => {
  const faults: string[] = [];
  let unreceived = 0;
  for (const member of members) {
    const patron = patronId(member.id);
    const inBooks = availableMinor(await store.account(patronAccount(patron)));
    if (!(await comesTrue(() => member.isConnected() && member.availableMinor() === inBooks)))
      faults.push(`${patron} was told of ${member.availableMinor()} and has ${inBooks}`);
    const kept = await recordsOf(store, patron);
    const settled = [...member.settled];
    for (const record of settled)
      if (!kept.some((each) => isDeepStrictEqual(each, record)))
        faults.push(
          `${patron} was told an end of a round that is not in the books: ${JSON.stringify(record)}`,
        );
    unreceived += kept.length - settled.length;
  }
  return { faults, unreceived };
};

/** Patrons with the same version of a table must have the same view. */
const viewFaults = (members: readonly Member[]): readonly string[] => {
  const seen = new Map<string, TableView>();
  const faults: string[] = [];
  for (const member of members) {
    const held = member.held();
    if (!held) {
      faults.push(`${member.id} sees nothing of ${member.table}`);
      continue;
    }
    const key = `${member.table} at version ${held.version}`;
    const other = seen.get(key);
    if (other && !isDeepStrictEqual(other, held.view)) faults.push(`${member.id} sees another ${key}`);
    seen.set(key, held.view);
  }
  return faults;
};

const comesTrue = async (is: () => boolean): Promise<boolean> => {
  const until = performance.now() + TOLD_WITHIN_MS;
  while (!is()) {
    if (performance.now() > until) return false;
    await setTimeout(20);
  }
  return true;
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { playBook } from '@punto/store/test/samples/sample-book';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-audit-command-'));
  const store = await openSqliteStore(folder);
  await playBook(store);
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const tamper = (sql: string): void => {
  const database = new DatabaseSync(join(folder, 'punto.db'));
  database.exec(sql);
  database.close();
};

describe('punto audit', () => {
  it('[L6] reports that everything agrees, with the end of each chain', async () => {
    const { code, out, err } = await punto(['audit', '--data', folder], { coloured: true });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^1 table, 42 events, 5 rounds, 9 records, .* 6 journal entries$/m);
    expect(out).toMatch(/^[0-9a-f]{64} {2}event 42 of table main$/m);
    expect(out).toMatch(/^[0-9a-f]{64} {2}journal entry 6$/m);
    expect(out).toMatch(/<green>No fault found\.<\/green>\n$/);
  });

  it('[L6] names tampered rows, and fails', async () => {
    tamper("UPDATE accounts SET balance_minor = balance_minor + 1 WHERE account = 'house'");
    const { code, out } = await punto(['audit', '--data', folder]);
    expect(code).toBe(1);
    expect(out).toMatch(/^account house says -\d+, its postings add up to -\d+$/m);
    expect(out).toMatch(/^2 faults\n$/m);
    expect(out).not.toContain('No fault');
  });

  it('as JSON for programs', async () => {
    tamper("DELETE FROM chains WHERE chain = 'journal'");
    const { code, out } = await punto(['audit', '--data', folder, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      faults: ['journal entry 6 is there, but its chain ends at 0'],
      streams: [{ table: 'main', length: 42 }],
      journal: { length: 6 },
    });
  });

  it('[T3] runs while a server runs, and changes nothing', async () => {
    const store = await openSqliteStore(folder);
    expect((await punto(['audit', '--data', folder])).code).toBe(0);
    expect(await store.audit()).toEqual([]);
    await store.close();
  });

  it('reports when there is nothing to audit', async () => {
    const { code, out, err } = await punto(['audit', '--data', join(folder, 'elsewhere')]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('holds no Punto database');
  });
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shoeKeys } from '@punto/store/shoes/shoe-key';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { playBook } from '@punto/store/test/samples/sample-book';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

let folder: string;
const at = (name: string): string => join(folder, name);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-backup-command-'));
  const store = await openSqliteStore(at('data'));
  await playBook(store);
  await store.close();
  shoeKeys(at('data'), undefined);
});
afterEach(() => rmSync(folder, { recursive: true }));

const onlyBackup = (): string => join(at('backups'), readdirSync(at('backups'))[0] ?? '');

describe('punto backup and punto restore', () => {
  it('[T3] copy a deployment and restore it, and name in plain words what is missing', async () => {
    const made = await punto(['backup', at('backups'), '--data', at('data'), '--with-key']);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(
      /punto-\S+Z: \d+ bytes, everything up to 1970-01-01T00:00:\S+\.\nChecked: the audit of the copy found no fault\.\n$/,
    );
    const put = await punto(['restore', onlyBackup(), '--data', at('again')]);
    expect(put).toMatchObject({ code: 0, err: '' });
    expect(put.out).toMatch(/: 44 events, 5 rounds, 10 records, and the audit found no fault\.$/m);
    expect(put.out).toMatch(
      /^Its newest event is of 1970-01-01T00:00:\S+, \d+ days ago\. Everything after it is lost: /m,
    );
    expect((await punto(['audit', '--data', at('again')])).code).toBe(0);
  });

  it('[F3] explain the use of a backup without the key', async () => {
    const made = await punto(['backup', at('backups'), '--data', at('data'), '--quick']);
    expect(made.out).toContain('Checked: the database file is intact.\nThe shoe key is not included');
    const refused = await punto(['restore', onlyBackup(), '--data', at('again')]);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/^punto: .* does not include its shoe key\. .* --without-key/);
    const put = await punto(['restore', onlyBackup(), '--data', at('again'), '--without-key']);
    expect(put.out).toContain('The shoes of main have ended');
  });

  it('refuse with one sentence', async () => {
    const nothing = await punto(['backup', at('backups'), '--data', at('nowhere')]);
    expect(nothing).toMatchObject({ code: 1, out: '' });
    expect(nothing.err).toMatch(/^punto: .* holds no Punto database\. [^\n]*\n$/);
    const taken = await punto(['restore', at('nowhere'), '--data', at('data')]);
    expect(taken.err).toMatch(/^punto: .* is not a backup: [^\n]*\n$/);
    expect((await punto(['restore'])).code).toBe(2);
  });
});

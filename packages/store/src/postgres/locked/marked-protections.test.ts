// The cache of protections by the marks of their accounts, without a database: what is read, and what is not.
import { emptyAccount, patronAccount } from '@punto/ledger/account';
import type { ClientBase } from 'pg';
import { describe, expect, it } from 'vitest';
import type { LockedAccount } from './locked-books.ts';
import { createMarkedProtections } from './marked-protections.ts';
import { type ChangedRow, createParsedProtections } from './parsed-protections.ts';

const account = (patron: string, mark: string | null): LockedAccount => ({
  ...emptyAccount(patronAccount(patron)),
  ...{ part: '', line: 0, protection: mark },
});
const row = (patron: string, realityCheckMs: number): ChangedRow => ({
  patron,
  changed: {
    ...{ patron, settings: JSON.stringify({ realityCheckMs }), time: '{}', money: null },
    digest: `digest of ${realityCheckMs}`,
  },
});

/** A database with these rows, and the patrons of each of its reads. */
const database = (...rows: readonly ChangedRow[]) => {
  const reads: unknown[] = [];
  const query = async ({ values: [patrons] }: { readonly values: readonly (readonly string[])[] }) => {
    reads.push(patrons);
    return { rows: rows.filter(({ patron }) => patrons?.includes(patron)) };
  };
  return { client: { query } as unknown as ClientBase, reads };
};
const protections = (most?: number) => createMarkedProtections(createParsedProtections(), most);

describe('the cache of protections by mark', () => {
  it('[P2] reads a protection once for each mark, and none of an account without a mark', async () => {
    const marked = protections();
    const { client, reads } = database(row('ann', 7));
    for (const mark of ['a', 'a', 'b', 'b']) {
      const held = await marked.of(client, [account('ann', mark), account('ben', null)]);
      expect([...held]).toEqual([['ann', expect.objectContaining({ realityCheckMs: 7 })]]);
    }
    expect(reads).toEqual([['ann'], ['ann']]);
  });

  it('[P2] reads the protections of several requests together, and gives each its own', async () => {
    const marked = protections();
    const { client, reads } = database(row('ann', 7), row('ben', 8));
    const requests = [
      [account('ann', 'a')],
      [account('cleo', null)],
      [account('ben', 'b'), account('ann', 'a')],
    ];
    const held = await marked.ofEach(client, requests);
    expect(held.map((own) => [...own.keys()])).toEqual([['ann'], [], ['ben', 'ann']]);
    expect(reads).toEqual([['ann', 'ben']]);
  });

  it('drops the account that was read first when it has too many', async () => {
    const marked = protections(2);
    const { client, reads } = database(row('ann', 7), row('ben', 8), row('cleo', 9));
    for (const patron of ['ann', 'ben', 'cleo', 'ben', 'ann'])
      await marked.of(client, [account(patron, `mark of ${patron}`)]);
    expect(reads).toEqual([['ann'], ['ben'], ['cleo'], ['ann']]);
  });

  it('has no protection for a mark without a row', async () => {
    const { client } = database();
    expect((await protections().of(client, [account('ann', 'a')])).size).toBe(0);
  });
});

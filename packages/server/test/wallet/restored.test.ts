// An operator restored from an old backup of its book, and a house restored from an old backup of its data, as the guide for operators tells
// both what to do: a reconciliation finds exactly the calls that one side forgot, and after the operator has booked or reversed them no
// difference is left. The server and `punto operator` are processes with SQLite; in soak alone, for its length.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BookLine, LineState } from '@punto/operator/reconcile/book-line';
import type { BookDifference } from '@punto/operator/reconcile/differences';
import { UTC_DAY } from '@punto/operator/reconcile/gaming-day';
import { reconcile } from '@punto/operator/reconcile/reconcile';
import { signMessage } from '@punto/operator/signature/standard-webhooks';
import type { BrandTransaction } from '@punto/store/office-store';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { chanceOf } from '../support/chance.ts';
import { type HouseOfProcesses, startHouseOfProcesses } from './house-of-processes.ts';
import { CURRENCY } from './launched-patron.ts';
import { QUICK_PACE } from './paces.ts';
import { mirrorFaults } from './two-books.ts';

const PUNTO = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
const PATRONS = 4;

let house: HouseOfProcesses;
beforeEach(async () => {
  if (!inject('soak')) return;
  house = await startHouseOfProcesses({
    ...{ brands: ['acme'], tables: ['one'], pace: QUICK_PACE, patrons: PATRONS, chance: chanceOf(7) },
  });
});
afterEach(async () => {
  if (inject('soak')) await house.house.close();
});

const punto = (...words: readonly string[]) =>
  promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', PUNTO, ...words]);
const operator = () => {
  const [first] = house.operators;
  if (!first) throw new Error('there is no operator');
  return first;
};

/** Some rounds of all patrons; then no patron stakes, nothing is owed, and the books agree. */
const playRounds = async (): Promise<void> => {
  for (let n = 0; n < 3; n += 1) await house.house.crowd.playOn();
  expect((await house.house.check()).faults).toEqual([]);
};

/** The calls of Punto, as its operator exports them. The server must have ended. */
const ourCalls = async (folder: string): Promise<readonly BrandTransaction[]> => {
  const store = await openSqliteStore(join(folder, 'data'));
  try {
    const request = { brand: 'acme', unresolved: false, after: null, limit: 5_000 };
    const { items, more } = await store.office.transactions(request);
    if (more) throw new Error('the run was too long for one page');
    return items;
  } finally {
    await store.close();
  }
};

type Booked = { readonly id: string; readonly call: string; readonly patron: string; readonly delta: number };
const withBook = <T>(work: (book: DatabaseSync) => T): T => {
  const book = new DatabaseSync(operator().book, { readOnly: true });
  try {
    return work(book);
  } finally {
    book.close();
  }
};
/** The calls of Punto in the operator's book; its own corrections have ids of their own. */
const booked = (): readonly (Booked & { state: string; at: number })[] =>
  withBook(
    (book) =>
      book
        .prepare("SELECT id, call, patron, delta, state, at FROM calls WHERE id NOT GLOB 'adjust:reversal*'")
        .all() as never,
  );

async function* lines(found: readonly BookLine[]): AsyncGenerator<readonly BookLine[]> {
  yield found;
}

/** `reversed`: calls that the operator has reversed, which its file calls cancelled. */
const differences = async (
  ours: readonly BrandTransaction[],
  reversed: ReadonlySet<string> = new Set(),
): Promise<readonly BookDifference[]> => {
  const found: BookDifference[] = [];
  const stateOf = (id: string, state: string): LineState => {
    if (reversed.has(id) || state === 'cancelled') return 'cancelled';
    return state === 'taken' || state === 'settled' ? 'done' : 'refused';
  };
  await reconcile({
    ours: lines(
      ours
        .filter(({ call }) => call !== 'cancel')
        .map(({ id, currency, amountMinor, state, at }) => ({
          ...{ transaction: id, currency, amount: amountMinor, state, at },
        })),
    ),
    theirs: lines(
      booked()
        .filter(({ call }) => call !== 'cancel')
        .map(({ id, delta, state, at }) => ({
          ...{ transaction: id, currency: CURRENCY, amount: Math.abs(delta), state: stateOf(id, state), at },
        })),
    ),
    ...{ gamingDay: UTC_DAY, day: null, onDifference: (each) => void found.push(each) },
  });
  return found.filter(({ kind }) => kind !== 'midnight');
};

/** The operator books a call in its own ledger, by the rules of its wallet. */
const book = async (name: string, body: object): Promise<void> => {
  const text = JSON.stringify(body);
  const id = 'transaction' in body ? String(body.transaction) : randomUUID();
  const answer = await fetch(`${operator().wallet}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signMessage(operator().keys, id, Math.floor(Date.now() / 1_000), text),
    },
    body: text,
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
};
const ownerOf = (patron: string) =>
  withBook((own) => ({
    session: String(own.prepare('SELECT id FROM sessions WHERE patron = ?').get(patron)?.id),
    ...{ patron, brand: 'acme', currency: CURRENCY },
  }));

/** Books a call that the operator forgot under its own id, from what the feed says of it. */
const bookAgain = ({ id, call, patron, amountMinor: amount, at }: BrandTransaction): Promise<void> => {
  const of = { transaction: id, ...ownerOf(patron), amount, table: 'one', shoe: 1, round: 1 };
  const line = { option: 'player', stake: amount };
  return call === 'debit'
    ? book('debit', {
        ...{ ...of, ticket: 'booked-again', mode: 'traditional', placedAt: at },
        lines: [{ ...line, schedule: 'player' }],
      })
    : book('credit', {
        ...{ ...of, debits: [`debit:of-${id.slice(-20)}`], roundClosed: true },
        lines: [{ ...line, stake: Math.max(1, amount), return: amount, commission: 0, outcome: 'won' }],
        result: { outcome: 'player', player: ['9S', 'KD'], banker: ['2C', '3H'] },
      });
};

/** What the games moved for each patron, by both. */
const mirrorDifferences = (file: string): readonly string[] =>
  withBook((theirs) => {
    const ours = new DatabaseSync(file, { readOnly: true });
    try {
      return mirrorFaults(ours, 'acme', theirs);
    } finally {
      ours.close();
    }
  });

describe.runIf(inject('soak'))('after a restore from an old backup', () => {
  it('[L6] of the operator, a reconciliation finds the lost entries, and nothing after they are booked again', async () => {
    await playRounds();
    await operator().control('PUT', 'copies/night', {});
    await playRounds();
    const before = booked().length;
    await operator().control('PUT', 'copies/night/restore', {});
    const forgotten = before - booked().length;
    expect(forgotten).toBeGreaterThanOrEqual(4 * PATRONS);
    await house.server.withBooks(async (folder, file) => {
      const ours = await ourCalls(folder);
      const found = await differences(ours);
      expect(found.map(({ kind }) => kind)).toEqual(Array(forgotten).fill('missing'));
      expect(mirrorDifferences(file)).not.toEqual([]);
      const missing = new Set(found.map(({ transaction }) => transaction));
      for (const call of ours) if (missing.has(call.id)) await bookAgain(call);
      expect(await differences(ours)).toEqual([]);
      expect(mirrorDifferences(file)).toEqual([]);
    });
    for (const { wake } of house.house.crowd.members) wake();
    await playRounds();
  });

  it('[L6] of the house, a reconciliation finds the lost entries, and nothing after the operator has reversed them', async () => {
    await playRounds();
    let backups = '';
    await house.server.withBooks(async (folder) => {
      backups = join(folder, 'backups');
      await punto('backup', backups, '--data', join(folder, 'data'), '--with-key');
    });
    for (const { wake } of house.house.crowd.members) wake();
    const kept = booked().length;
    await playRounds();
    const extra = booked().length - kept;
    expect(extra).toBeGreaterThanOrEqual(4 * PATRONS);
    house.house.crowd.leave();
    await house.server.withBooks(async (folder, file) => {
      rmSync(join(folder, 'data'), { recursive: true });
      const [backup = ''] = globSync(join(backups, 'punto-*'));
      await punto('restore', backup, '--data', join(folder, 'data'));
      const ours = await ourCalls(folder);
      const found = await differences(ours);
      expect(found.map(({ kind }) => kind)).toEqual(Array(extra).fill('extra'));
      const reversed = new Set(found.map(({ transaction }) => transaction));
      for (const { id, patron, delta } of booked())
        if (reversed.has(id) && delta !== 0)
          await book('adjust', {
            ...{ transaction: `adjust:reversal-${id.slice(-20)}`, ...ownerOf(patron), of: id, delta: -delta },
            ...{ reason: 'The house was restored from a backup.', approvedBy: 'Olga' },
          });
      expect(await differences(ours, reversed)).toEqual([]);
      expect(mirrorDifferences(file)).toEqual([]);
    });
  });
});

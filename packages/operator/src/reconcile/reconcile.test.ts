// Two books with planted differences, short here and at full length in soak: each difference is found, and nothing else.
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DAY_BEGINS, PLANTED_DAY, plantedBooks } from '../../test/support/planted-books.ts';
import type { BookDifference } from './differences.ts';
import { bookLines, differenceCount, reconcile } from './reconcile.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reconcile-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

const HEAD = 'transaction,currency,amount,state,at';
const AT = Date.parse('2026-06-30T10:00:00Z');

const books = async (
  ours: AsyncIterable<string | Uint8Array>,
  theirs: AsyncIterable<string | Uint8Array>,
  day: string | null = null,
) => {
  const found: BookDifference[] = [];
  const result = await reconcile({
    ours: bookLines('ours', ours),
    theirs: bookLines('theirs', theirs),
    gamingDay: PLANTED_DAY,
    day,
    onDifference: (difference) => void found.push(difference),
    folder,
  });
  return { found, result };
};

async function* text(...pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}
const book = (...lines: readonly string[]) => text(`${HEAD}\n${lines.join('\n')}\n`);

describe('a reconciliation', () => {
  const LINES = inject('soak') ? 1_000_000 : 20_000;

  it(`finds 100 planted differences in two books of ${LINES} lines, and no other`, async () => {
    const { ours, theirs, planted } = plantedBooks(LINES, 100);
    const { found, result } = await books(ours, theirs, '2026-06-30');
    expect(planted.size).toBe(100);
    expect(new Map(found.map(({ transaction, kind }) => [transaction, kind]))).toEqual(planted);
    expect(result).toEqual({
      ours: LINES - 20,
      theirs: LINES - 20,
      counts: { missing: 20, extra: 20, amount: 20, state: 20, midnight: 20 },
    });
    expect(differenceCount(result)).toBe(100);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('finds nothing in two equal books, in whichever order and pieces', async () => {
    const { found, result } = await books(
      book(`a,EUR,100,done,${AT}`, `b,JPY,5,open,${AT}`),
      text(
        `${HEAD.slice(0, 7)}`,
        `${HEAD.slice(7)}\r\nb,JPY,5,op`,
        `en,${AT}\r\na,EUR,100,done,2026-06-30T12:00:00+02:00`,
      ),
    );
    expect({ found, lines: [result.ours, result.theirs] }).toEqual({ found: [], lines: [2, 2] });
  });

  it('reads columns in another order, more columns, quotes and a mark of byte order', async () => {
    const theirs = text(
      `\uFEFF"at",note,State,transaction,currency,amount\n${AT},"said ""yes"", twice",done,"a",EUR,100\n`,
    );
    expect((await books(book(`a,EUR,100,done,${AT}`), theirs)).found).toEqual([]);
  });

  it.each([
    ['another amount', 'a,EUR,101,done', ['amount']],
    ['another currency', 'a,JPY,100,done', ['amount']],
    ['another state', 'a,EUR,100,open', ['state']],
    ['both', 'a,EUR,1,cancelled', ['amount', 'state']],
    ['another id', 'A,EUR,100,done', ['extra', 'missing']],
  ])('finds %s', async (_, theirs, kinds) => {
    const { found } = await books(book(`a,EUR,100,done,${AT}`), book(`${theirs},${AT}`));
    expect(found.map(({ kind }) => kind).sort()).toEqual(kinds);
  });

  it('takes a second line of a transaction for one too many', async () => {
    const line = `a,EUR,100,done,${AT}`;
    const twice = await books(book(line), book(line, line));
    expect(twice.found.map(({ kind }) => kind)).toEqual(['extra']);
    const less = await books(book(line, line, line), book(line));
    expect(less.found.map(({ kind }) => kind)).toEqual(['missing', 'missing']);
  });

  it('does not miss a refused debit, which moved no money', async () => {
    const { found } = await books(book(`a,EUR,100,refused,${AT}`), book(`b,EUR,100,refused,${AT}`));
    expect(found).toEqual([]);
    const { found: other } = await books(book(`a,EUR,100,refused,${AT}`), book(`a,EUR,100,done,${AT}`));
    expect(other.map(({ kind }) => kind)).toEqual(['state']);
  });

  it('finds nothing in a debit that moved money on neither side: cancelled, refused or absent', async () => {
    const ours = book(...['a', 'b', 'c'].map((id) => `${id},EUR,100,cancelled,${AT}`));
    const theirs = book(`a,EUR,0,cancelled,${AT}`, `b,EUR,100,refused,${AT}`, `d,EUR,100,cancelled,${AT}`);
    expect((await books(ours, theirs)).found).toEqual([]);
    const { found } = await books(book(`a,EUR,100,cancelled,${AT}`), book(`a,EUR,100,done,${AT}`));
    expect(found.map(({ kind }) => kind)).toEqual(['state']);
  });

  it('of a day skips lines of other days on both sides', async () => {
    const before = DAY_BEGINS - 1;
    const { found } = await books(
      book(`early,EUR,1,done,${before}`, `over,EUR,1,done,${before}`, `here,EUR,1,done,${DAY_BEGINS}`),
      book(`late,EUR,1,done,${before}`, `over,EUR,1,done,${DAY_BEGINS}`),
      '2026-06-30',
    );
    expect(found.map(({ kind, transaction }) => `${kind} ${transaction}`).sort()).toEqual([
      'midnight over',
      'missing here',
    ]);
  });

  it.each([
    ['', 'the file is empty'],
    ['transaction;currency;amount;state;at\n', 'line 1: the first line must name the columns'],
    [`${HEAD}\na,EUR,1,done\n`, 'line 2: has 4 fields, the first line names 5'],
    [`${HEAD}\n\na,EUR,1.5,done,1\n`, 'line 3: amount must be a whole number of minor units, not "1.5"'],
    [`${HEAD}\na,EUR,99999999999999999,done,1\n`, 'line 2: amount must be'],
    [`${HEAD}\na,eur,1,done,1\n`, 'line 2: currency must be three capitals such as EUR, not "eur"'],
    [`${HEAD}\na,EUR,1,ok,1\n`, 'line 2: state must be one of done, cancelled, refused, open, not "ok"'],
    [`${HEAD}\na,EUR,1,done,2026-06-30 10:00\n`, 'line 2: at must be milliseconds since 1970'],
    [`${HEAD}\n,EUR,1,done,1\n`, 'line 2: transaction must have 1 to 128 characters'],
    [`${HEAD}\n"a,EUR,1,done,1\n`, 'line 2: has a quote that is not closed'],
  ])('refuses %j with its line', async (file, says) => {
    await expect(books(book(), text(file))).rejects.toThrow(`their file, ${says}`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a line that does not end', async () => {
    const endless = text(`${HEAD}\n${'a'.repeat(5_000)}`);
    await expect(books(book(), endless)).rejects.toThrow('line 2: longer than 4096 characters');
  });

  it('refuses a file of which too many lines have one transaction', async () => {
    const same = (async function* () {
      yield `${HEAD}\n`;
      for (let i = 0; i < 9; i += 1) yield `${'a'.repeat(128)},EUR,1,done,1\n`.repeat(8_000);
    })();
    await expect(books(book(), same)).rejects.toThrow('too many lines of one transaction');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses bytes that are not UTF-8', async () => {
    const latin = (async function* () {
      yield Buffer.from(`${HEAD}\n\xe9`, 'latin1');
    })();
    await expect(books(latin, book())).rejects.toThrow('our file, below line 1: not in UTF-8');
  });
});

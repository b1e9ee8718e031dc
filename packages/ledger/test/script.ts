// A small language for tests of the books, after TigerBeetle's. One transfer or expectation a line:
//
//   direct  g1  house > patron:ann  100   ok
//   pending s1  patron:ann > escrow:main  60   ok
//   post    p1  s1   ok                    (or void; the last word is the refusal, or ok)
//   patron:ann  40 / 0                     balance / pending
//   {  …  } exceeds-available              a list, taken all or none; its lines end without a word
//
// Blank lines and what follows # do not count.
import { minor, ZERO } from '@punto/engine/minor';
import { expect } from 'vitest';
import type { AccountId } from '../src/account.ts';
import { createBook } from '../src/book.ts';
import type { Transfer } from '../src/transfer.ts';
import { createMemory } from './memory.ts';

/** Runs it twice: all in one book, and with a commit and a new book after every line. Both must agree. */
export const runScript = (script: string): void => {
  run(script, false);
  run(script, true);
};

const run = (script: string, commitEach: boolean): void => {
  const memory = createMemory();
  let book = createBook(memory);
  let list: Transfer[] | null = null;

  const post = (transfers: readonly Transfer[], expected: string, line: string): void => {
    expect(book.post(transfers) ?? 'ok', line).toBe(expected);
    if (!commitEach) return;
    memory.commit(book.changes());
    book = createBook(memory);
  };

  for (const line of script.split('\n').map((text) => text.replace(/#.*/, '').trim())) {
    const words = line.split(/\s+/).filter((word) => word !== '>' && word !== '/');
    const [first = '', second = '', third = ''] = words;
    if (line === '') continue;
    if (first === '{') list = [];
    else if (first === '}') {
      post(list ?? [], second, line);
      list = null;
    } else if (line.includes('/')) {
      const account = book.account(first as AccountId);
      expect([account.balanceMinor, account.pendingMinor], line).toEqual([Number(second), Number(third)]);
    } else if (list) list.push(parseTransfer(words, line));
    else post([parseTransfer(words.slice(0, -1), line)], words.at(-1) ?? '', line);
  }
};

const parseTransfer = (words: readonly string[], line: string): Transfer => {
  const [kind = '', id = '', third = '', credit = '', amount = ''] = words;
  const memo = { at: 0 };
  if (kind === 'post' || kind === 'void') return { kind, id, pending: third, memo };
  if (kind !== 'direct' && kind !== 'pending') throw new Error(`what is this: ${line}`);
  const amountMinor = Number(amount) === 0 ? ZERO : minor(Number(amount));
  return {
    kind,
    id,
    debit: third as AccountId,
    credit: credit as AccountId,
    amountMinor,
    code: 'stake',
    memo,
  };
};

import { type Minor, minor } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { createMemory } from '../test/memory.ts';
import { runScript } from '../test/script.ts';
import { emptyAccount } from './account.ts';
import { createBook } from './book.ts';
import type { Movement } from './transfer.ts';

const grant: Movement = {
  kind: 'direct',
  id: 'g1',
  debit: 'house',
  credit: 'patron:ann',
  amountMinor: minor(100),
  code: 'grant',
  memo: { at: 1, table: 'main', shoe: 1, round: 1 },
};

it('[L6] a direct transfer moves immediately, and only the house may be negative', () =>
  runScript(`
    direct g1  house > patron:ann       100  ok
    direct d1  patron:ann > escrow:main 101  exceeds-available
    direct d2  patron:ann > escrow:main 100  ok
    direct d3  escrow:main > patron:ben 100  ok
    direct d4  escrow:main > house        1  exceeds-available
    house      -100 / 0
    patron:ann    0 / 0
    patron:ben  100 / 0
  `));

it('[L6] a stake is reserved; a reserved amount cannot be staked again', () =>
  runScript(`
    direct  g1  house > patron:ann        100  ok
    pending s1  patron:ann > escrow:main   60  ok
    patron:ann   100 / 60
    escrow:main    0 / 0
    pending s2  patron:ann > escrow:side   41  exceeds-available
    direct  d1  patron:ann > escrow:main   41  exceeds-available
    pending s3  patron:ann > escrow:side   40  ok
    patron:ann   100 / 100
  `));

it('[L6] a settled stake is posted, a cancelled one is released', () =>
  runScript(`
    direct  g1  house > patron:ann        100  ok
    pending s1  patron:ann > escrow:main   60  ok
    pending s2  patron:ann > escrow:main   30  ok
    post    p1  s1                             ok
    void    v2  s2                             ok
    patron:ann    40 / 0
    escrow:main   60 / 0
    pending s4  patron:ann > escrow:main   40  ok
  `));

it('[L6] a pending transfer is decided once', () =>
  runScript(`
    direct  g1  house > patron:ann        100  ok
    pending s1  patron:ann > escrow:main   60  ok
    post    p1  s1                             ok
    post    p1  s1                             ok   # the same decision again
    post    p2  s1                             pending-decided
    void    v1  s1                             pending-decided
    void    p1  s1                             id-reused
    post    p3  s9                             pending-unknown
    post    p3  g1                             pending-unknown   # g1 was direct
    patron:ann    40 / 0
    escrow:main   60 / 0
  `));

it('[L6] one id is one transfer, however often it is sent', () =>
  runScript(`
    direct  g1  house > patron:ann        100  ok
    direct  g1  house > patron:ann        100  ok
    direct  g1  house > patron:ann        101  id-reused
    direct  g1  house > patron:ben        100  id-reused
    direct  g1  patron:ben > patron:ann   100  id-reused
    pending g1  house > patron:ann        100  id-reused
    pending s1  patron:ann > escrow:main  100  ok
    pending s1  patron:ann > escrow:main  100  ok   # though nothing is left
    post    g1  s1                             id-reused
    post    p1  s1                             ok
    direct  p1  house > patron:ann          1  id-reused
    pending s1  patron:ann > escrow:main  100  ok   # decided meanwhile, and still the same
    patron:ann     0 / 0
    escrow:main  100 / 0
  `));

it('[L6] a list is posted completely or not at all', () =>
  runScript(`
    direct  g1  house > patron:ann        100  ok
    {
      pending s1  patron:ann > escrow:main  60
      pending s2  patron:ann > escrow:main  60
    } exceeds-available
    patron:ann  100 / 0
    post    p1  s1                             pending-unknown
    {
      pending s1  patron:ann > escrow:main  60
      post    p1  s1
      direct  w1  escrow:main > patron:ann  60
      pending s2  patron:ann > escrow:main 100
    } ok
    patron:ann  100 / 100
    {
      direct  g1  house > patron:ann       100
      void    v2  s2
      post    p2  s2
    } pending-decided
    patron:ann  100 / 100
    {
    } ok
  `));

it('[L1] amounts are above zero, and move between two accounts', () => {
  runScript(`
    direct  z1  house > patron:ann    0  amount-not-positive
    direct  z2  house > patron:ann   -5  amount-not-positive
    direct  z3  house > house         5  same-account
    pending z4  house > patron:ann   -5  amount-not-positive
    house  0 / 0
  `);
  const book = createBook(createMemory());
  for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(book.post([{ ...grant, amountMinor: amount as Minor }])).toBe('amount-not-positive');
  }
});

it('[L1] a sum beyond the safe integers throws and leaves the book unchanged', () => {
  const book = createBook(createMemory());
  const most = { ...grant, amountMinor: minor(Number.MAX_SAFE_INTEGER) };
  expect(book.post([most])).toBeNull();
  expect(() => book.post([{ ...grant, id: 'g2' }])).toThrow('not an amount');
  expect(book.changes().transfers).toEqual([most]);
});

it('[L6] a retry may come later, but not for another round', () => {
  const book = createBook(createMemory());
  book.post([grant]);
  expect(book.post([{ ...grant, memo: { ...grant.memo, at: 9 } }])).toBeNull();
  expect(book.post([{ ...grant, memo: { ...grant.memo, round: 2 } }])).toBe('id-reused');
  expect(book.post([{ ...grant, code: 'top-up' }])).toBe('id-reused');
});

it('returns changed accounts only, without those that returned to their old values', () => {
  const memory = createMemory();
  const first = createBook(memory);
  first.post([grant]);
  memory.commit(first.changes());

  const book = createBook(memory);
  const there: Movement = { ...grant, code: 'house', id: 'd1', debit: 'patron:ann', credit: 'escrow:side' };
  const back: Movement = { ...there, id: 'd2', debit: 'escrow:side', credit: 'escrow:main' };
  expect(book.post([grant, there, back])).toBeNull();
  expect(book.changes()).toEqual({
    accounts: [
      { ...emptyAccount('patron:ann'), givenMinor: 100 },
      { ...emptyAccount('escrow:main'), balanceMinor: 100 },
    ],
    transfers: [there, back],
  });
});

it('[B-50] nothing moves from one patron to another, directly or pending', () =>
  runScript(`
    direct  g1  house > patron:ann        100  ok
    direct  d1  patron:ann > patron:ben     1  between-patrons
    pending s1  patron:ann > patron:ben     1  between-patrons
    patron:ann  100 / 0
    patron:ben    0 / 0
  `));

it('[L6] nothing moves between two brands or two currencies, and an operator brings money of its own', () =>
  runScript(`
    direct  o1  operator:acme:EUR > patron:acme.EUR.a    100  ok
    direct  o2  operator:acme:JPY > patron:acme.EUR.a    100  other-currency
    direct  o3  operator:zeta:EUR > patron:acme.EUR.a    100  other-brand
    direct  g1  house > patron:acme.EUR.a                100  other-brand
    pending s1  patron:acme.EUR.a > escrow:main           60  other-brand
    pending s2  patron:acme.EUR.a > escrow:main:acme:JPY  60  other-currency
    pending s3  patron:acme.EUR.a > escrow:main:acme:EUR 101  exceeds-available
    pending s4  patron:acme.EUR.a > escrow:main:acme:EUR  60  ok
    post    p4  s4                                            ok
    direct  w1  house:acme:EUR > escrow:main:acme:EUR     60  ok
    direct  w2  escrow:main:acme:EUR > patron:acme.EUR.a 120  ok
    direct  o5  patron:acme.EUR.a > operator:acme:EUR    160  ok
    patron:acme.EUR.a       0 / 0
    escrow:main:acme:EUR    0 / 0
    operator:acme:EUR      60 / 0
    house:acme:EUR        -60 / 0
  `));

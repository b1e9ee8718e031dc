import { expect, it } from 'vitest';
import {
  brandOf,
  currencyOf,
  escrowAccount,
  HOUSE,
  houseAccount,
  keyOfAccount,
  operatorAccount,
  ownerOf,
  patronAccount,
} from './account.ts';
import { HOUSE_KEY, keyedPatron, keyOf, keyWord } from './patron-key.ts';

const ACME = { brand: 'acme', currency: 'EUR' };

it("a patron's id carries brand and currency, and without a full stop it is the house's", () => {
  expect(keyedPatron(ACME, '7f-1')).toBe('acme.EUR.7f-1');
  expect(keyOf('acme.EUR.7f-1')).toEqual(ACME);
  expect(keyOf('acme.COIN.7f-1')).toEqual({ brand: 'acme', currency: 'COIN' });
  expect(keyOf('ann')).toBe(HOUSE_KEY);
  expect([keyWord(ACME), keyWord(HOUSE_KEY)]).toEqual(['acme.EUR', 'house.COIN']);
});

it.each([
  'acme.EUR',
  'acme.EUR.',
  'acme.eur.x',
  'acme.EURO.x',
  'Acme.EUR.x',
  'a.EUR.x',
  'acme.EUR.x.y',
  '.EUR.x',
])('%s is the id of no patron', (id) => {
  expect(() => keyOf(id)).toThrow(`no brand and currency in the patron id "${id}"`);
});

it('refuses to make an id that cannot be read again', () => {
  expect(() => keyedPatron(ACME, 'x.y')).toThrow('not the id of a brand\'s patron: "acme.EUR.x.y"');
  expect(() => keyedPatron({ brand: 'ac.me', currency: 'EUR' }, 'x')).toThrow('ac.me.EUR.x');
});

it('accounts have the brand and currency of their books, and play coins the short names', () => {
  const named = [
    houseAccount(ACME),
    escrowAccount('main', ACME),
    escrowAccount('solo.acme.EUR.7f', ACME),
    patronAccount('acme.EUR.7f'),
    operatorAccount(ACME),
  ];
  expect(named).toEqual([
    'house:acme:EUR',
    'escrow:main:acme:EUR',
    'escrow:solo.acme.EUR.7f:acme:EUR',
    'patron:acme.EUR.7f',
    'operator:acme:EUR',
  ]);
  expect(new Set(named.map(brandOf))).toEqual(new Set(['acme']));
  expect(new Set(named.map(currencyOf))).toEqual(new Set(['EUR']));

  const coins = [
    houseAccount(HOUSE_KEY),
    escrowAccount('main'),
    escrowAccount('solo.ann'),
    patronAccount('ann'),
  ];
  expect(coins).toEqual([HOUSE, 'escrow:main', 'escrow:solo.ann', 'patron:ann']);
  expect(coins.map(keyOfAccount)).toEqual(coins.map(() => HOUSE_KEY));
});

it('an account is named after its patron or table, with or without a key', () => {
  expect(ownerOf(escrowAccount('main', ACME))).toBe('main');
  expect(ownerOf(escrowAccount('main'))).toBe('main');
  expect(ownerOf(patronAccount('acme.EUR.7f'))).toBe('acme.EUR.7f');
  expect(ownerOf(HOUSE)).toBe(HOUSE);
});

it.each(['house:acme', 'escrow:main:acme', 'operator:acme'] as const)('%s is no account', (id) => {
  expect(() => keyOfAccount(id)).toThrow(`no brand and currency in the account "${id}"`);
});

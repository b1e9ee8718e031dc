import { coins, minor } from '@punto/engine/minor';
import { afterEach, describe, expect, it } from 'vitest';
import {
  coinsIn,
  dateIn,
  format,
  formatParts,
  momentIn,
  percentIn,
  setAmountDecimals,
  signedIn,
} from './format.ts';
import { isLanguage, LANGUAGES } from './languages.ts';

it('puts texts, numbers, amounts and lists in, in the manner of the language', () => {
  const message = '{name}: {stake:coins} of {all:number}, {net:signed}, {edge:percent}';
  const values = { name: 'A', stake: minor(123_450), all: 10_000, net: coins(-5), edge: 0.0106 };
  expect(format('en', message, values)).toBe('A: 1,234.50 of 10,000, −5, 1.06%');
  expect(format('vi', message, values)).toBe('A: 1.234,50 of 10.000, −5, 1,06%');
  expect(format('ja', '{who:list}', { who: ['甲', '乙', '丙'] })).toBe('甲、乙、丙');
  expect(format('en', '{all:items}; {all:list}', { all: ['a', 'b'] })).toBe('a, b; a and b');
  expect(format('zh-Hant', '{all:items}', { all: ['a', 'b'] })).toBe('a、b');
});

it('uses the digits 0 to 9 in every language', () => {
  expect(format('th', '{n:number}', { n: 1234 })).toBe('1,234');
  expect(format('en-XB', '{n:number}', { n: 1234 })).toBe('1,234');
});

it('chooses the plural form by the number with :count, and none for zero', () => {
  const tables = { none: 'No table', one: '{n:count} table', other: '{n:count} tables' };
  expect([0, 1, 2, 1000].map((n) => format('en', tables, { n }))).toEqual([
    'No table',
    '1 table',
    '2 tables',
    '1,000 tables',
  ]);
  expect(format('en', { one: '{n:count} table', other: '{n:count} tables' }, { n: 0 })).toBe('0 tables');
});

it('splits a sentence at its tags, and a value never makes one', () => {
  expect(formatParts('en', 'Read <rules>the rules of {room}</rules> first', { room: '<b>x</b>' })).toEqual([
    { tag: null, text: 'Read ' },
    { tag: 'rules', text: 'the rules of <b>x</b>' },
    { tag: null, text: ' first' },
  ]);
});

it('refuses a message whose parameter is missing', () => {
  expect(() => format('en', 'At {table}')).toThrow('The parameter table is missing in: At {table}');
});

it('[L1] shows decimals only when the amount has any, with a true minus', () => {
  expect([coins(24_475), minor(1250), minor(5)].map((amount) => coinsIn('en', amount))).toEqual([
    '24,475',
    '12.50',
    '0.05',
  ]);
  expect([coins(475), minor(-2550), minor(0)].map((amount) => signedIn('en', amount))).toEqual([
    '+475',
    '−25.50',
    '0',
  ]);
});

it('writes shares as percent with fixed decimals', () => {
  expect([0.010579, -0.03, -0.000001, Number.NaN].map((share) => percentIn('en', share, 2))).toEqual([
    '1.06%',
    '−3.00%',
    '0.00%',
    '—',
  ]);
  expect(percentIn('es', 0.010579, 2)).toBe('1,06\u00a0%');
});

it('writes edges with four decimals, and rates with those that they have', () => {
  const message = '{edge:edge}, {commission:rate}';
  expect(format('en', message, { edge: 0.0105791, commission: 0.05 })).toBe('1.0579%, 5%');
  expect(format('pt-BR', message, { edge: 0.0105791, commission: 0.005 })).toBe('1,0579%, 0,5%');
});

it('writes small numbers as words in English, which choose the plural form', () => {
  const seats = { one: '{n:words} seat', other: '{n:words} seats' };
  expect([0, 1, 12, 13].map((n) => format('en', seats, { n }))).toEqual([
    'no seats',
    'one seat',
    'twelve seats',
    '13 seats',
  ]);
  expect(format('es', { one: '{n:words} asiento', other: '{n:words} asientos' }, { n: 3 })).toBe(
    '3 asientos',
  );
});

it('writes a number at the start of a sentence with a capital, in English up to fifteen as a word', () => {
  const seats = { one: '{n:Words} seat rests.', other: '{n:Words} seats rest.' };
  expect([1, 13, 15, 16].map((n) => format('en', seats, { n }))).toEqual([
    'One seat rests.',
    'Thirteen seats rest.',
    'Fifteen seats rest.',
    '16 seats rest.',
  ]);
  expect(format('es', { other: '{n:Words} asientos' }, { n: 3 })).toBe('3 asientos');
});

it('writes a moment with its seconds, in English with the day first', () => {
  const at = new Date(2026, 10, 20, 14, 3, 27).getTime();
  expect(format('en', '{at:moment}', { at })).toBe('20 Nov 2026, 14:03:27');
  expect(format('en', '{at:date} {at:time}', { at })).toBe('20 Nov 2026 14:03');
  expect(format('ko', '{at:moment}', { at })).toContain('2026년 11월 20일');
  expect((['ko', 'zh-Hant', 'th'] as const).map((tag) => format(tag, '{at:time}', { at }))).toEqual(
    Array.from({ length: 3 }, () => '14:03'),
  );
});

it('writes the time of a record with seconds, numbers of shoes without groups, and short lists', () => {
  const at = new Date(2026, 10, 20, 14, 3, 7).getTime();
  const values = { at, shoe: 1234, cards: ['A', 'B', 'C'] };
  const message = '{at:clock}, shoe {shoe:numeral}: {cards:items}';
  expect(format('en', message, values)).toBe('14:03:07, shoe 1234: A, B, C');
  expect(format('zh-Hans', message, values)).toBe('14:03:07, shoe 1234: A、B、C');
  expect([dateIn('en', at), momentIn('en', at)]).toEqual(['20 Nov 2026', '20 Nov 2026, 14:03:07']);
});

it('prints nothing for a parameter of the kind spare', () => {
  const values = { points: 6, banker: 'Banker' };
  expect(format('en', 'Player wins, {points:number}{banker:spare}', values)).toBe('Player wins, 6');
  expect(format('zh-Hans', '{banker}，{points:number} 点', values)).toBe('Banker，6 点');
});

describe('amounts in the currency of the page', () => {
  afterEach(() => setAmountDecimals(2));

  it.each(Object.keys(LANGUAGES).filter(isLanguage))('have its decimals in %s', (language) => {
    const shown = (exponent: number) => {
      setAmountDecimals(exponent);
      return [1_234_500, 1_234_567].map((amount) =>
        coinsIn(language, minor(amount)).replace(/[.,\s\u00a0]/g, '|'),
      );
    };
    expect(shown(2)).toEqual(['12|345', '12|345|67']);
    expect(shown(0)).toEqual(['1|234|500', '1|234|567']);
    expect(shown(3)).toEqual(language === 'es' ? ['1234|500', '1234|567'] : ['1|234|500', '1|234|567']);
  });
});

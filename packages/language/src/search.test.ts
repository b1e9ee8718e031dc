import { expect, it } from 'vitest';
import { isFound, searchForm } from './search.ts';

it('compares without capitals, accents, widths and punctuation', () => {
  expect(['Königin 2', 'Độc đáo', 'Ｐｕｎｔｏ', 'ﾊﾞｶﾗ', ' – '].map(searchForm)).toEqual([
    'konigin 2',
    'doc dao',
    'punto',
    searchForm('バカラ'),
    '',
  ]);
});

it.each([
  ['貴賓', '貴賓廳一號'],
  ['バカラ', 'ﾊﾞｶﾗの間'],
  ['서우', '서울 살롱'],
  ['ㅅ', '서울'],
  ['โต๊ะ', 'โต๊ะทอง'],
  ['sao 1', 'Bàn Sao số 1'],
  ['', 'anything'],
])('finds by %j the name %j', (search, name) => {
  expect(isFound(search, [name])).toBe(true);
});

it('finds each word in any of the names, and nothing that lacks one', () => {
  expect(isFound('north live', ['The north room', 'Live eight-deck'])).toBe(true);
  expect(isFound('north six', ['The north room', 'Live eight-deck'])).toBe(false);
});

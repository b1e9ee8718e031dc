import { expect, it } from 'vitest';
import { chooseLanguage, isAnyLanguage, isLanguage, LANGUAGES } from './languages.ts';

it.each([
  [['zh-TW', 'en'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-Hant-CN'], 'zh-Hant'],
  [['pt-PT'], 'pt-BR'],
  [['es-419'], 'es'],
  [['de-CH', 'ko-KR', 'en'], 'ko'],
  [['not a tag', 'id'], 'id'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
])('chooses for %j the language %s', (preferred, expected) => {
  expect(chooseLanguage(preferred, Object.keys(LANGUAGES).filter(isLanguage))).toBe(expected);
});

it('passes over a language that is not offered', () => {
  expect(chooseLanguage(['ja', 'ko', 'en'], ['en', 'ko'])).toBe('ko');
});

it('knows languages and test languages by their tags', () => {
  expect(['en', 'zh-Hans', 'zh', 'toString', 5].map(isLanguage)).toEqual([true, true, false, false, false]);
  expect([isLanguage('en-XA'), isAnyLanguage('en-XA'), isAnyLanguage('xx')]).toEqual([false, true, false]);
});

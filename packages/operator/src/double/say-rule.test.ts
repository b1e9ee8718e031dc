import { expect, it } from 'vitest';
import { parseSayRule } from './say-rule.ts';

it.each([
  ['limit-loss:de=Bis morgen.', { 'limit-loss': { say: 'Bis morgen.', lang: 'de' } }],
  ['funds=1 + 1 = 2', { funds: { say: '1 + 1 = 2' } }],
])('reads a sentence for a code: %s', (text, sentences) => {
  expect(parseSayRule(text)).toEqual(sentences);
});

it.each([
  ['limit=No', 'There is no code "limit"'],
  ['funds', 'Write the sentence after ='],
  ['funds:in German=Nein', '"in German" is no language'],
])('refuses %s with the change to make', (text, message) => {
  expect(() => parseSayRule(text)).toThrow(message);
});

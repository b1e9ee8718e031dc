import { describe, expect, it } from 'vitest';
import { verdictOf } from './answer-of.ts';
import { refusalWords } from './refusal-words.ts';

describe('the sentence of an operator in a refusal', () => {
  it.each([
    ['Bitte wende dich an uns.', 'de', { text: 'Bitte wende dich an uns.', lang: 'de' }],
    ['限度額に達しました', 'ja-jp', { text: '限度額に達しました', lang: 'ja-JP' }],
    ['No more today.', undefined, { text: 'No more today.' }],
    ['No more today.', 'not a tag', { text: 'No more today.' }],
    ['No more today.', 7, { text: 'No more today.' }],
    [' One\n\ttwo\u2028three\u0000 ', 'en', { text: 'One two three', lang: 'en' }],
    ['gro\u202ess', 'en', { text: 'gross', lang: 'en' }],
    ['half \ud83d', 'en', { text: 'half \ufffd', lang: 'en' }],
    ['<b>bold</b>', 'en', { text: '<b>bold</b>', lang: 'en' }],
    [' \n ', 'en', null],
    [{ de: 'Nein' }, 'de', null],
    [undefined, 'de', null],
  ])('%j in %j', (say, lang, words) => {
    expect(refusalWords(say, lang)).toEqual(words);
  });

  it('is cut at 500 characters, and not within one', () => {
    expect(refusalWords('x'.repeat(500), 'en')?.text).toBe('x'.repeat(500));
    expect(refusalWords('x'.repeat(501), 'en')?.text).toBe(`${'x'.repeat(499)}…`);
    expect(refusalWords(`${'x'.repeat(498)}😀${'y'.repeat(9)}`, 'en')?.text).toBe(`${'x'.repeat(498)}…`);
  });

  it.each([
    ['a sentence', { say: 'Bis morgen.', lang: 'de' }, { say: { text: 'Bis morgen.', lang: 'de' } }],
    ['one that is too long', { say: 'x'.repeat(501) }, { say: { text: `${'x'.repeat(499)}…` } }],
    ['one that is no text', { say: ['Bis morgen.'], lang: 5 }, {}],
    ['none', {}, {}],
  ])('leaves the refusal clear: %s', (_, more, words) => {
    const json = { code: 'limit-loss', retryable: false, ...more };
    const answer = { status: 409, signed: true, json };
    const sent = { transaction: 't', currency: 'EUR' };
    expect(verdictOf('debit', sent, answer)).toEqual({ kind: 'refused', code: 'limit-loss', ...words });
  });
});

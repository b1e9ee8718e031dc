import { afterEach, expect, it } from 'vitest';
import { language, loadTexts, switchLanguage, texts, textsIn } from './catalogue.ts';

const shared = texts('shared');

afterEach(() => switchLanguage('en'));

it('says a message of a loaded area', async () => {
  await loadTexts('shared');
  expect(shared.outcome.banker()).toBe('Banker');
  expect(shared.card.name({ rank: shared.card.rank.A(), suit: shared.card.suit.S() })).toBe('Ace of spades');
});

it('changes every text at once when the language is switched', async () => {
  await loadTexts('shared');
  await switchLanguage('en-XA');
  expect([language(), shared.outcome.tie()]).toEqual(['en-XA', '⟦Tíé~~⟧']);
});

it('takes the language that was chosen last, whichever is loaded first', async () => {
  await loadTexts('shared');
  await Promise.all([switchLanguage('en-XB'), switchLanguage('en-XA'), switchLanguage('en')]);
  expect(language()).toBe('en');
});

it('returns a sentence in parts', async () => {
  await loadTexts('study');
  expect(
    texts('study')
      .shoe.keys.parts()
      .map(({ tag }) => tag),
  ).toEqual([null, 'key', null]);
});

it('says the messages of one area in another language than that of the page', async () => {
  await loadTexts('shared');
  const caller = await textsIn('en-XA', 'caller');
  expect([caller.name.tie(), shared.outcome.tie()]).toEqual(['⟦Tíé~~⟧', 'Tie']);
});

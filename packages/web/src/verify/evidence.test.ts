import { verifyOpening } from '@punto/engine/fairness/verify';
import { expect, it } from 'vitest';
import { sampleCommitment, sampleRound, sampleShoe } from '../../test/fixtures/sample-files.ts';
import { evidenceOf } from './evidence.ts';
import { headlineOf, provedBy } from './proof-statements.ts';

it('[F2] shows the compared values of each step, as in the file', () => {
  const shoe = sampleShoe();
  expect(evidenceOf(shoe, 'commitment').at(-1)).toEqual(['commitment', sampleCommitment]);
  const [made, sealed] = evidenceOf(shoe, 'root');
  expect(made?.[1]).toBe(sealed?.[1]);
  expect(evidenceOf(shoe, 'contributions')).toContainEqual(['attempt 1, patron 1, value', 'withheld']);
  expect(evidenceOf(sampleRound(), 'proofs')).toHaveLength(3 * sampleRound().cards.length);
});
it('[F2] shows another root for a changed card', () => {
  const shoe = sampleShoe();
  const [first, ...rest] = shoe.cards;
  const changed = { ...shoe, cards: [{ nonce: first?.nonce ?? '', card: 'AS' as const }, ...rest] };
  const [made, sealed] = evidenceOf(changed, 'root');
  expect(made?.[1]).not.toBe(sealed?.[1]);
});
it('[F2] exists for every step', () => {
  for (const file of [sampleShoe(), sampleRound()])
    for (const { id } of verifyOpening(file, { commitment: 'a', value: 'b', list: 'c' }).steps)
      expect(Array.isArray(evidenceOf(file, id))).toBe(true);
});

it('[F2] states the limits of the proof without a commitment, a value, a list, or a patron in the cut', () => {
  const shoe = sampleShoe();
  const value = shoe.cut.contributions[0]?.value ?? '';
  const proved = (...[file, expected]: Parameters<typeof provedBy>) =>
    provedBy(file, expected).map((each) => each.is);
  expect(proved(shoe, {})).toEqual(['proved', 'unasked', 'unasked', 'unasked']);
  expect(proved(shoe, { commitment: sampleCommitment })).toEqual(['proved', 'proved', 'unasked', 'unasked']);
  expect(proved(shoe, { commitment: sampleCommitment, value, list: 'x' })).toEqual(Array(4).fill('proved'));
  const alone = { ...shoe, cut: { ...shoe.cut, contributions: [] } };
  expect(proved(alone, { commitment: sampleCommitment, value })).toEqual([
    'proved',
    'proved',
    'open',
    'open',
  ]);
});

it('[F2] claims no more in a heading than was checked', () => {
  const shoe = sampleShoe();
  expect(headlineOf(shoe, {})).toBe('Dealt as it was sealed');
  expect(headlineOf(shoe, { commitment: 'a' })).toBe('Dealt as it was sealed, and sealed before you saw it');
  expect(headlineOf(shoe, { value: 'a' })).toBe('Dealt as it was sealed, and not chosen by the house');
  expect(headlineOf(sampleRound(), {})).toBe('This round was dealt as it was sealed');
});

it('[F2] lists an unchecked item as neither step nor fault', () => {
  const { steps, unasked, ok } = verifyOpening(sampleShoe(), {});
  expect(ok).toBe(true);
  expect(unasked.map(({ id }) => id)).toEqual(['noted', 'own-value', 'list', 'beacon']);
  for (const { id } of unasked) expect(steps.map((each) => each.id)).not.toContain(id);
});

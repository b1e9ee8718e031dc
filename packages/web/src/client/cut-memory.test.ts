import { expect, it } from 'vitest';
import { HEX, ownCut } from '../../test/fixtures/own-cut.ts';
import { parseOwnCut } from './cut-memory.ts';

const cut = ownCut();

it('[F2] restores the own part in a cut after a reload', () => {
  expect(parseOwnCut(JSON.stringify(cut), 'lotus')).toEqual(cut);
  const listed = { ...cut, list: HEX, standing: 'refused', why: 'already-cut' };
  expect(parseOwnCut(JSON.stringify(listed), 'lotus')).toEqual(listed);
  const ofEarlierRelease = { ...cut, why: undefined, standing: 'refused', message: 'Cut already.' };
  expect(parseOwnCut(JSON.stringify(ofEarlierRelease), 'lotus')).toEqual({ ...cut, standing: 'refused' });
});
it.each([
  null,
  '',
  '{',
  '7',
  JSON.stringify({ ...cut, table: 'orchid' }),
  JSON.stringify({ ...cut, value: 'AB'.repeat(32) }),
  JSON.stringify({ ...cut, standing: 'won' }),
  JSON.stringify({ ...cut, list: 7 }),
  JSON.stringify({ ...cut, attempt: 'first' }),
])('takes %s for nothing', (stored) => expect(parseOwnCut(stored, 'lotus')).toBeNull());

import { keyPress } from '@punto/ui/test/fixtures/key-press.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { Felt } from '../felt/felt.tsx';
import { onManyKey } from '../many-tables/many-keys.ts';
import type { ManyTables } from '../many-tables/many-tables.tsx';
import { onTableKey } from './keys.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the keys did at a table, then at several. */
const done = (event: KeyboardEvent): readonly string[] => {
  const acts: string[] = [];
  const felt = {
    chips: () => [],
    offered: () => ['player', 'banker', 'tie'],
    add: (option: string) => acts.push(option),
    confirm: () => acts.push('confirm'),
  };
  onTableKey(event, felt as unknown as Felt);
  onManyKey(event, { selected: () => felt, chip: felt, confirm: felt.confirm } as unknown as ManyTables);
  return acts;
};

it('lays a chip and confirms', () => {
  expect(done(keyPress('p'))).toEqual(['player', 'player']);
  expect(done(keyPress('Enter', { shiftKey: true }))).toEqual(['confirm', 'confirm']);
});

it('does neither while an input method composes a text, nor in a text field', () => {
  for (const key of ['p', 'b', 't', '1', '?', 'Enter']) {
    expect(done(keyPress(key, { isComposing: true, shiftKey: true }))).toEqual([]);
    expect(done(keyPress(key, { keyCode: 229, shiftKey: true }))).toEqual([]);
    expect(done(keyPress(key, { shiftKey: true }, ['input']))).toEqual([]);
  }
});

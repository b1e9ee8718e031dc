import { patronId } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { ShownPeople } from './shown-people.ts';

const PEOPLE = { names: ['Ann', 'Ann 2'], more: 0, guests: 1, largest: [], seats: {}, dealer: null };

it('[V6] has for each patron the patron’s own place among the people, and no other', () => {
  const you = { name: 'Ann 2', largest: [0] };
  const shown = new ShownPeople('one', { people: PEOPLE, places: [{ patron: patronId('p1'), place: you }] });
  const frames = ['p0', 'p1', 'p2'].map((patron) => shown.frameFor(patronId(patron)));
  expect(frames.map((frame) => frame.toString().includes(JSON.stringify({ you }).slice(1, -1)))).toEqual([
    false,
    true,
    false,
  ]);
  // The same bytes for all others.
  expect(frames[2]).toBe(frames[0]);
});

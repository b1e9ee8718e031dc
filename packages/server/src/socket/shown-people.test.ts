import { patronId } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { ShownPeople } from './shown-people.ts';

const PEOPLE = { names: ['Ann', 'Ann 2'], more: 0, guests: 1, largest: [], seats: {}, dealer: null };

it('[V6] sends each patron the patron’s own place among the people, and no other', () => {
  const frames: string[][] = [[], [], []];
  const sockets = frames.map((received, index) => ({
    patron: patronId(`p${index}`),
    write: (frame: Buffer) => void received.push(frame.toString()),
  }));
  const clock = createManualClock();
  const shown = new ShownPeople({
    ...{ clock, table: 'one', sockets: () => sockets, everyMs: () => 100, isUpdateWaiting: () => false },
  });
  const you = { name: 'Ann 2', largest: [0] };
  shown.show({ type: 'people', people: PEOPLE, places: [{ patron: patronId('p1'), place: you }] });
  clock.advance(100);
  expect(frames.map(([frame]) => frame?.includes(JSON.stringify({ you }).slice(1, -1)))).toEqual([
    false,
    true,
    false,
  ]);
  expect(frames.map((received) => received.length)).toEqual([1, 1, 1]);
});

// A table with seats for tests: who sits at the start, and what its view says of the seats. [V6]
import type { SeatRules, TableSetup } from '@punto/engine/room';
import { expect } from 'vitest';
import { ownView, patronId, publicView } from '../src/index.ts';
import { Bench, SEATED, shoeOf } from './bench.ts';

/** Player wins with four cards. */
export const PLAYER = '9S 2H TS 3H'.split(' ');
/** These rounds after the burn. */
export const shoe = (...rounds: readonly (readonly string[])[]) =>
  shoeOf(['AS 4D', ...rounds.flat()].join(' '));
export const RULES = SEATED.seats as SeatRules;
export const ruled = (rules: Partial<SeatRules>): TableSetup => ({
  ...SEATED,
  seats: { ...RULES, ...rules },
});

/** A table whose patrons sit before the first betting: `{ anna: '1' }`. */
export const seated = (
  patrons: Readonly<Record<string, string>>,
  cards = shoe(PLAYER),
  setup = SEATED,
): Bench => {
  const bench = new Bench(cards, setup);
  for (const [patron, seat] of Object.entries(patrons)) sit(bench, patron, seat);
  // The table has its seats once the first round opens.
  bench.until('betting');
  return bench;
};
export const sit = (bench: Bench, patron: string, seat: string): void =>
  expect(bench.act(patron, { act: 'take-seat', seat })).toBeNull();

export const seats = (bench: Bench) => publicView(bench.state).seats;
export const seatOf = (bench: Bench, patron: string) => ownView(bench.state, patronId(patron))?.seat ?? null;

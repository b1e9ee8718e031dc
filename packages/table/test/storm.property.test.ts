// Random acts of patrons at random times: no table gets stuck, no seat is taken twice, the books balance, and
// replaying the events gives the same state. [T1] [T7] [V5] [V6] [L6]
import type { SeatRules, TableSetup } from '@punto/engine/room';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolve, type OpenTable } from '../src/index.ts';
import { type Bench, SEATED, SOLO, SQUEEZED } from './bench.ts';
import { deck, type Step, storms, stormsBehind, weather } from './storm.ts';

const ONE_DECK = { decks: 1, burn: 'courts-ten', cutDepth: 30, afterCut: 'finish' } as const;
const RULES = SEATED.seats as SeatRules;
const small = (setup: TableSetup): TableSetup => ({ ...setup, shoe: ONE_DECK });
const seated = (labels: readonly string[], onTie: 'pass' | 'keep'): TableSetup =>
  small({ ...SEATED, seats: { ...RULES, labels, onTie } });

const ROOMS: readonly [name: string, setups: readonly [TableSetup, ...TableSetup[]]][] = [
  ['squeeze', [small(SQUEEZED)]],
  ['seats', [seated(RULES.labels, 'pass'), seated(['2', '5'], 'keep'), seated(['5', '1', '2'], 'pass')]],
  ['solo', [SOLO]],
  ['rooms that change', [small(SQUEEZED), seated(RULES.labels, 'pass')]],
];

/** More advances than any round needs: twelve cards' worth, offers to every seat, and the phases around. */
const ENOUGH = 60;

const soundNow = (bench: Bench): void => {
  const { phase, deadline, round, shoe, seating, setup } = bench.state;
  const waits = shoe === null || (setup.solo === true && phase === 'betting');
  expect(deadline === null).toBe(waits);
  if (phase === 'betting' && round?.closesAt) expect(deadline).toBeLessThanOrEqual(round.closesAt);
  expect(phase === 'squeezing').toBe(Boolean(round?.squeeze));
  expect(seating === null).toBe(round ? setup.seats === undefined : seating === null);
  const sitters = Object.values(seating?.seats ?? {}).map((seat) => seat.patron);
  expect(new Set(sitters).size).toBe(sitters.length);
  const dealing = [seating?.holder, seating?.offered?.seat].filter((seat) => seat != null);
  expect(dealing.length).toBeLessThan(2);
  for (const seat of dealing) expect(Object.keys(seating?.seats ?? {})).toContain(seat);
  if (seating?.offered) expect(phase).toBe('betting');
};

const evenNow = (bench: Bench): void => {
  const gains = bench.gains();
  expect(Object.values(gains).reduce((sum, gain) => sum + gain, 0)).toBe(0);
  const staked = bench.records.reduce((sum, record) => sum + record.stakedMinor, 0);
  const returned = bench.records.reduce((sum, record) => sum + record.returnedMinor, 0);
  expect(gains.house ?? 0).toBe(staked - returned);
  expect(bench.account('escrow:test-table').balanceMinor).toBe(0);
};

/** Time alone leads to the next round, without any patron. */
const goesOn = (bench: Bench): void => {
  const { openedAt } = bench.state.round ?? {};
  for (let count = 0; count < ENOUGH; count += 1) {
    const { phase, round, setup } = bench.state;
    if (phase === 'betting' && round?.openedAt !== openedAt) return;
    if (!bench.state.shoe) bench.newShoe(deck(99));
    if (setup.solo && phase === 'betting') expect(bench.bet('anna', { player: 5 })).toBeNull();
    bench.advance();
  }
  throw new Error(`the table stands still in ${bench.state.phase}`);
};

const storm = (setups: readonly [TableSetup, ...TableSetup[]], seed: number, steps: readonly Step[]): Bench =>
  weather(setups, (number) => deck(seed + number), steps, soundNow);

describe('after random acts', () => {
  it.each(ROOMS)('[T1] [V6] [L6] a table continues, and its books balance: %s', (_, setups) => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), setups[0].seats ? stormsBehind(120) : storms(120), (seed, steps) => {
        const bench = storm(setups, seed, steps);
        goesOn(bench);
        soundNow(bench);
        evenNow(bench);
        expect(bench.events.reduce<OpenTable | null>(evolve, null)).toEqual(bench.state);
        for (const { type } of bench.events) seen.add(type);
      }),
      { seed: 4, numRuns: 30 },
    );
    // The random acts must have included what the test is for.
    const { squeeze, seats } = setups[0];
    const wanted = [
      'TicketAccepted',
      'ShoeEnded',
      'RoundSettled',
      ...(squeeze ? ['SqueezeBegun', 'SqueezeGivenUp', 'CardTurned', 'CutCardDrawn'] : []),
      ...(seats ? ['SeatLeft', 'ShoeAccepted', 'ShoeDeclined', 'ShoeWanted', 'ShoeReturned'] : []),
      ...(seats ? ['BehindAllowed', 'BehindBegun', 'BehindEnded', 'BehindMissed'] : []),
    ];
    expect([...seen]).toEqual(expect.arrayContaining(wanted));
  });
});

// The rules of the calls, simulated against the pure wallet of the reference operator. 100,000 calls in `npm test`, a million in soak.
import { afterAll, describe, expect, inject, it } from 'vitest';
import { FAULT_NAMES } from '../../src/double/fault.ts';
import { CLIENT_BUGS } from './client-bugs.ts';
import { runSimulation } from './run-simulation.ts';

const CALLS = 100_000;
const seeds = inject('soak') ? Array.from({ length: 10 }, (_, n) => n + 1) : [1];

/** Minimum frequency: one in this number of calls, far below the measured one. */
const LEAST: Readonly<Record<string, number>> = {
  'call: debit': 5,
  'call: credit': 10,
  'call: cancel': 20,
  'call: adjust': 1_000,
  'call: promo': 1_000,
  'event: accepted': 10,
  'event: refused': 50,
  'late answers': 500,
  'rounds cancelled': 5_000,
  'corrections that are money to be received': 10_000,
  'answers to a holder that is no more': 1_000,
  'fault: clock six minutes off': 2_000,
  'trouble: away': 50_000,
  'effect: probe': 2_000,
  'effect: ring': 2_000,
  faults: 10,
  ...Object.fromEntries(FAULT_NAMES.map((name) => [`fault: ${name}`, 500])),
};

/** Each way to end a holder, in a run of 100,000 calls. */
const KILLS = [
  'before the commit of ticket',
  'after the commit of ticket',
  'before the commit of answer',
  'after the commit of answer',
  'moved before the commit of answer',
  'moved after the commit of ticket',
];

describe('the rules of the calls', () => {
  it.each(seeds)('leave no difference between the books of both sides, seed %s', (seed) => {
    const { counts, violations } = runSimulation({ seed, calls: CALLS });
    expect(violations).toEqual([]);
    const of = (what: string): number => counts.get(what) ?? 0;
    expect(of('calls')).toBeGreaterThanOrEqual(CALLS);
    const lacks = Object.entries(LEAST).filter(([what, oneIn]) => of(what) < CALLS / oneIn);
    expect(lacks.map(([what]) => `${what}: ${of(what)}`)).toEqual([]);
    expect(KILLS.filter((how) => of(`killed: ${how}`) === 0)).toEqual([]);
  });

  it('are the same run for the same seed', () => {
    const run = (seed: number) => [...runSimulation({ seed, calls: 1_000 }).counts].toSorted();
    expect(run(5)).toEqual(run(5));
    expect(run(5)).not.toEqual(run(6));
  });
});

describe('a client', () => {
  let noticed = 0;

  it.each(CLIENT_BUGS.map((bug) => [bug.does, bug] as const))('is noticed that %s', (_, bug) => {
    const { decide, distort } = bug;
    const { violations } = runSimulation({
      seed: 1,
      calls: 5_000,
      ...(decide ? { decide } : {}),
      ...(distort ? { distort } : {}),
    });
    expect(violations.filter((violation) => bug.noticed.test(violation)).length).toBeGreaterThan(0);
    noticed += 1;
  });

  afterAll(() => expect(noticed).toBe(CLIENT_BUGS.length));
});

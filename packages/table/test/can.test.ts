// Buttons and the table's answers use one function: the public view gives a patron the same standing as the state.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type PatronStanding,
  standingInView,
  standingOf,
  whyNotAct,
  whyNotStake,
} from '../src/can/patron.ts';
import { ownView, patronId, publicView } from '../src/index.ts';
import { type Bench, SEATED, SQUEEZED } from './bench.ts';
import { deck, PATRONS, storms, weather } from './storm.ts';

it('a patron has the same standing in the view as in the state, after any random acts', () => {
  fc.assert(
    fc.property(
      storms(60),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.boolean(),
      fc.constantFrom(null, 'exclusion', 'time-out'),
      (steps, seed, isSuspended, absence) => {
        const asked = { isSuspended, absence };
        const compare = ({ state }: Bench): void => {
          for (const name of PATRONS) {
            const patron = patronId(name);
            expect(standingInView(publicView(state), ownView(state, patron), asked)).toEqual(
              standingOf(state, patron, { ...asked, isLate: false }),
            );
          }
        };
        weather([SEATED, SQUEEZED], (number) => deck(seed + number), steps, compare);
      },
    ),
    { seed: 15, numRuns: 60 },
  );
});

const SUSPENDED: PatronStanding = {
  phase: 'closed',
  isPaused: false,
  isSuspended: true,
  absence: null,
  isLate: false,
  hasStakes: true,
  seats: { own: '1', offered: '1', holder: '1' },
};

it('a suspended patron takes no part, and earlier stakes are played to the end', () => {
  const suspended = SUSPENDED;
  expect(whyNotStake({ ...suspended, phase: 'betting' })).toBe('suspended');
  expect(whyNotAct('accept-shoe', suspended)).toBe('suspended');
  expect(whyNotAct('decline-shoe', suspended)).toBeNull();
  expect(whyNotAct('deal', suspended)).toBeNull();
  expect(whyNotAct('turn-card', suspended)).toBeNull();
});

it.each([
  ['excluded', 'exclusion'],
  ['time-out', 'time-out'],
] as const)(
  '[P5] [P6] a patron who is %s cannot sit, deal, bet behind a seat or cut, and earlier stakes are settled',
  (reason, absence) => {
    const left: PatronStanding = { ...SUSPENDED, isSuspended: false, absence };
    for (const act of ['want-shoe', 'accept-shoe', 'allow-behind', 'bet-behind', 'bring-cut'] as const)
      expect(whyNotAct(act, left), act).toBe(reason);
    expect(whyNotAct('commit-cut', left)).toBe(reason);
    expect(whyNotAct('take-seat', { ...left, seats: { own: null, offered: null, holder: null } })).toBe(
      reason,
    );
    for (const act of ['decline-shoe', 'deal', 'turn-card', 'give-up-squeeze', 'stop-behind'] as const)
      expect(whyNotAct(act, left), act).toBeNull();
    expect(whyNotAct('leave-seat', { ...left, phase: 'settled' })).toBeNull();
  },
);

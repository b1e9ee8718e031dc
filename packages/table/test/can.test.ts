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
      (steps, seed, isSuspended) => {
        const compare = ({ state }: Bench): void => {
          for (const name of PATRONS) {
            const patron = patronId(name);
            expect(standingInView(publicView(state), ownView(state, patron), isSuspended)).toEqual(
              standingOf(state, patron, { isSuspended, isLate: false }),
            );
          }
        };
        weather([SEATED, SQUEEZED], (number) => deck(seed + number), steps, compare);
      },
    ),
    { seed: 15, numRuns: 60 },
  );
});

it('a suspended patron takes no part, and earlier stakes are played to the end', () => {
  const suspended: PatronStanding = {
    phase: 'closed',
    isPaused: false,
    isSuspended: true,
    isLate: false,
    hasStakes: true,
    seats: { own: '1', offered: '1', holder: '1' },
  };
  expect(whyNotStake({ ...suspended, phase: 'betting' })).toBe('suspended');
  expect(whyNotAct('accept-shoe', suspended)).toBe('suspended');
  expect(whyNotAct('decline-shoe', suspended)).toBeNull();
  expect(whyNotAct('deal', suspended)).toBeNull();
  expect(whyNotAct('turn-card', suspended)).toBeNull();
});

// For any sequence of presses: each spot stays within its limits, the total within the balance, and the ticket that is
// sent within the differential. [L3] [L4] [L6]
import { coins, minor, ZERO } from '@punto/engine/minor';
import { OPTION_IDS } from '@punto/engine/option-id';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setup, terms } from '../../../../test/fixtures/table-setup.ts';
import { betsOf, totalOf } from './laid.ts';
import {
  addChip,
  clear,
  double,
  EMPTY_SLIP,
  fitted,
  layingOn,
  rebet,
  type Slip,
  takeBack,
  undo,
} from './slip.ts';
import type { Terms } from './terms.ts';

const option = fc.constantFrom(...OPTION_IDS);
const room = fc.integer({ min: 0, max: 900 }).map(coins);
const press = fc.oneof(
  fc.record({ act: fc.constant('add' as const), option, chip: fc.constantFrom(...setup.chipsMinor) }),
  fc.record({ act: fc.constant('take' as const), option }),
  fc.record({ act: fc.constantFrom('undo', 'clear', 'double', 'rebet') }),
);
type Press = typeof press extends fc.Arbitrary<infer P> ? P : never;

const someTerms = fc.record({
  own: fc.dictionary(option, fc.integer({ min: 5, max: 500 }).map(coins), { maxKeys: 3 }),
  openMinor: fc.option(fc.record({ player: room, banker: room })),
  availableMinor: fc.integer({ min: 0, max: 300_000 }).map(minor),
});
const OWN_LIMIT = coins(900);
const strict = {
  ...setup,
  patronDifferentialMinor: OWN_LIMIT,
  offers: setup.offers.map((offer) => ({ ...offer, minMinor: coins(5) })),
};

const after = (slip: Slip, now: Terms, pressed: Press): Slip => {
  if ('chip' in pressed) return addChip(slip, now, pressed.option, pressed.chip).slip;
  if ('option' in pressed) return takeBack(slip, now, pressed.option);
  if (pressed.act === 'undo') return undo(slip);
  if (pressed.act === 'clear') return clear(slip);
  if (pressed.act === 'double') return double(slip, now).slip;
  return rebet(slip, now, [{ option: 'banker', stakeMinor: coins(700) }]).slip;
};

it('[L3] [L4] [L6] contains a ticket that the table would accept', () => {
  fc.assert(
    fc.property(someTerms, fc.array(press, { maxLength: 40 }), (some, presses) => {
      const now = terms({ ...some, setup: strict });
      const slip = presses.reduce((laid, pressed) => after(laid, now, pressed), EMPTY_SLIP);
      expect(totalOf(slip.laid)).toBeLessThanOrEqual(now.availableMinor);
      for (const { option, stakeMinor } of betsOf(slip.laid)) {
        const offer = strict.offers.find((each) => each.option === option);
        const onSpot = stakeMinor + (now.own[option] ?? ZERO);
        expect(stakeMinor % strict.stepMinor).toBe(0);
        expect(onSpot).toBeGreaterThanOrEqual(offer?.minMinor ?? Number.NaN);
        expect(onSpot).toBeLessThanOrEqual(offer?.maxMinor ?? Number.NaN);
      }
      const sent = fitted(slip, now).slip;
      const lead = layingOn(sent, 'player') - layingOn(sent, 'banker');
      const ownLead = lead + (now.own.player ?? ZERO) - (now.own.banker ?? ZERO);
      expect(Math.abs(ownLead)).toBeLessThanOrEqual(OWN_LIMIT);
      if (!now.openMinor) return;
      expect(lead).toBeLessThanOrEqual(now.openMinor.player);
      expect(-lead).toBeLessThanOrEqual(now.openMinor.banker);
    }),
    { seed: 20, numRuns: 400 },
  );
});

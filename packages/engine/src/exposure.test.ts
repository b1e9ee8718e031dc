import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK } from './card.ts';
import { dealt, finishCoup, NO_CARDS, nextHand } from './coup.ts';
import { exposureOf } from './exposure.ts';
import { coins, type Minor, minor } from './minor.ts';
import { scheduleFor } from './option/schedule.ts';
import { LIVE_EIGHT_DECK } from './rooms/live-eight-deck.ts';
import { settleBet } from './settle.ts';

const stakes = (bets: Record<string, number>) =>
  Object.fromEntries(Object.entries(bets).map(([option, stake]) => [option, { stakeMinor: coins(stake) }]));
const traditional = { ...LIVE_EIGHT_DECK, commissionModes: ['traditional'] } as const;

describe('the exposure of a round', () => {
  it('[B1] [B2] [B3] is the cost of the most expensive coup', () => {
    expect(exposureOf(traditional, {})).toBe(0);
    expect(exposureOf(traditional, stakes({ player: 100 }))).toBe(coins(100));
    expect(exposureOf(traditional, stakes({ player: 100, banker: 100 }))).toBe(0);
    expect(exposureOf(traditional, stakes({ banker: 100 }))).toBe(coins(95));
    expect(exposureOf(traditional, stakes({ player: 100, tie: 100 }))).toBe(coins(800));
  });

  it('[B19] takes banker at the more expensive of its prices', () => {
    expect(exposureOf(LIVE_EIGHT_DECK, stakes({ banker: 100 }))).toBe(coins(100));
  });

  it('[B4] [B7] [B8] excludes impossible combinations: a pair is never a nine', () => {
    // A pair of fours is a natural eight, and a perfect one pays three ways.
    expect(exposureOf(traditional, stakes({ 'player-natural': 10, 'perfect-pair': 10 }))).toBe(
      coins(35 + 250),
    );
    expect(exposureOf(traditional, stakes({ 'two-card-lucky-seven': 10, 'player-pair': 100 }))).toBe(
      coins(1100 - 10),
    );
  });

  it('[L3] knows what every coup pays, whatever its cards: a new condition that reads more of them needs more endings', () => {
    const cards = fc.array(fc.constantFrom(...DECK), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(
        cards,
        fc.constantFrom(...LIVE_EIGHT_DECK.offers),
        fc.constantFrom(...LIVE_EIGHT_DECK.offers),
        (drawn, one, other) => {
          let hands = NO_CARDS;
          for (const card of drawn) {
            const side = nextHand(hands);
            if (side) hands = dealt(hands, side, card);
          }
          const coup = finishCoup(hands);
          const staked = Object.fromEntries([one, other].map(({ option }) => [option, coins(100)]));
          const cost = [...new Set([one, other])].reduce((sum, offer) => {
            const { returnedMinor } = settleBet(scheduleFor(offer, 'traditional'), coins(100), coup);
            return sum + returnedMinor - coins(100);
          }, 0);
          const bets = Object.fromEntries(
            Object.entries(staked).map(([option, stakeMinor]) => [option, { stakeMinor }]),
          );
          expect(exposureOf(traditional, bets)).toBeGreaterThanOrEqual(cost);
        },
      ),
      { numRuns: 500, seed: 7 },
    );
  });

  it('[L3] is never below the cost of a dealt coup', () => {
    const amounts = fc.record(
      Object.fromEntries(LIVE_EIGHT_DECK.offers.map(({ option }) => [option, fc.nat({ max: 500 })])),
    );
    const cards = fc.array(fc.constantFrom(...DECK), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(amounts, cards, (staked, drawn) => {
        let hands = NO_CARDS;
        for (const card of drawn) {
          const side = nextHand(hands);
          if (side) hands = dealt(hands, side, card);
        }
        const coup = finishCoup(hands);
        const cost = LIVE_EIGHT_DECK.offers.reduce((sum, offer): Minor => {
          const stakeMinor = coins(staked[offer.option] ?? 0);
          const { returnedMinor } = settleBet(scheduleFor(offer, 'traditional'), stakeMinor, coup);
          return minor(sum + returnedMinor - stakeMinor);
        }, minor(0));
        expect(exposureOf(traditional, stakes(staked))).toBeGreaterThanOrEqual(cost);
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});

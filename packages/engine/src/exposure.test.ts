import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payTableOf } from './bet/room-bets.ts';
import { type Card, DECK } from './card.ts';
import { type Coup, dealt, finishCoup, NO_CARDS, nextHand } from './coup.ts';
import { exposureOf } from './exposure.ts';
import { coins, type Minor, minor } from './minor.ts';
import { LIVE_EIGHT_DECK } from './rooms/live-eight-deck.ts';
import { settleBet } from './settle.ts';

const stakes = (bets: Record<string, number>) =>
  Object.fromEntries(Object.entries(bets).map(([option, stake]) => [option, { stakeMinor: coins(stake) }]));
const traditional = { ...LIVE_EIGHT_DECK, commissionModes: ['traditional'] } as const;

const CARDS = fc.array(fc.constantFrom(...DECK), { minLength: 6, maxLength: 6 });

/** The coup that the table draws from these cards. */
const coupOf = (drawn: readonly Card[]): Coup => {
  let hands = NO_CARDS;
  for (const card of drawn) {
    const side = nextHand(hands);
    if (side) hands = dealt(hands, side, card);
  }
  return finishCoup(hands);
};

/** What the house pays for these stakes, in coins, beyond the stakes. */
const costOf = (coup: Coup, staked: Readonly<Record<string, number>>): Minor =>
  LIVE_EIGHT_DECK.offers.reduce((sum, offer): Minor => {
    const stakeMinor = coins(staked[offer.option] ?? 0);
    const { returnedMinor } = settleBet(payTableOf(LIVE_EIGHT_DECK, offer.schedule), stakeMinor, coup);
    return minor(sum + returnedMinor - stakeMinor);
  }, minor(0));

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

  it('[L3] is never below the cost of a dealt coup to two bets alone', () => {
    const offer = fc.constantFrom(...LIVE_EIGHT_DECK.offers);
    fc.assert(
      fc.property(CARDS, fc.uniqueArray(offer, { minLength: 1, maxLength: 2 }), (drawn, offers) => {
        const staked = Object.fromEntries(offers.map(({ option }) => [option, 100]));
        expect(exposureOf(traditional, stakes(staked))).toBeGreaterThanOrEqual(costOf(coupOf(drawn), staked));
      }),
      { numRuns: 1_000, seed: 7 },
    );
  });

  it('[L3] is never below the cost of a dealt coup', () => {
    const amounts = fc.record(
      Object.fromEntries(LIVE_EIGHT_DECK.offers.map(({ option }) => [option, fc.nat({ max: 500 })])),
    );
    fc.assert(
      fc.property(amounts, CARDS, (staked, drawn) => {
        expect(exposureOf(traditional, stakes(staked))).toBeGreaterThanOrEqual(costOf(coupOf(drawn), staked));
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});

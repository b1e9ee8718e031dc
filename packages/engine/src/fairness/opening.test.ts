import { describe, expect, it } from 'vitest';
import { ALONE, EIGHT_DECKS, fairShoe, SMALL } from '../../test/fair-shoe.ts';
import { digestOf } from './digest.ts';
import { cardAt, cutShoe, revealRound } from './opening.ts';

const nonceIn = (text: string) => (each: { readonly nonce: string }) => text.includes(each.nonce);

describe('an opened round', () => {
  it('[F2] reveals its own cards and no others', () => {
    const { shoe, rounds } = fairShoe(EIGHT_DECKS);
    for (const [i, round] of rounds.entries()) {
      const opened = shoe.cards.filter(nonceIn(JSON.stringify(round)));
      const burnt = i === 0 ? 1 : 0;
      expect(opened).toHaveLength((shoe.rounds[i]?.taken ?? 0) + burnt);
    }
  });

  it('[F2] does not reveal a card that was never turned', () => {
    const [, cancelled] = fairShoe(SMALL).rounds;
    expect(cancelled).toMatchObject({ status: 'cancelled', closed: [{ side: 'banker' }] });
    expect(cancelled?.cards).toHaveLength(3);
  });

  it('[S1] has the card drawn face up before the burn, where there is a burn', () => {
    expect(fairShoe(SMALL).rounds[0]?.cards[0]).toMatchObject({ index: 0, side: 'burn' });
    expect(fairShoe(ALONE).rounds[0]?.cards[0]).toMatchObject({ index: 0, side: 'player' });
  });
});

describe('a cut shoe', () => {
  const { shoe } = fairShoe(SMALL);
  const secret = {
    order: shoe.cards.map(({ card }) => card),
    nonces: shoe.cards.map(({ nonce }) => nonce),
    houseValue: shoe.cut.houseValue,
  };
  const cut = cutShoe(shoe.seal, secret, shoe.cut);

  it('[F2] deals every card of the committed order once', () => {
    const cards = secret.order.map((_, index) => cardAt(cut, index));
    expect(cards.toSorted()).toEqual(secret.order.toSorted());
    expect(cards).not.toEqual(secret.order);
  });

  it('has no card beyond its last', () => {
    expect(() => cardAt(cut, 52)).toThrow('no card 52 in a shoe of 52');
    const dealt = [{ index: 52, side: 'player', turned: true }] as const;
    expect(() => revealRound(cut, { round: 2, status: 'cancelled', dealt })).toThrow('no card 52');
  });
});

describe('the digest', () => {
  it('[F2] does not depend on the order of fields or on itself', () => {
    const { shoe } = fairShoe(ALONE);
    const turned = Object.fromEntries(Object.entries(shoe).toReversed()) as typeof shoe;
    expect(digestOf({ ...turned, seal: { ...shoe.seal } })).toBe(shoe.digest);
    expect(digestOf({ ...shoe, commitment: shoe.seal.root })).not.toBe(shoe.digest);
  });
});

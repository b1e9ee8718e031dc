// Bets that a room of the simulation defines: one on values, one on colours, one on ranks and suits, with a commission and a push
// among them. The changed definitions are those of a later room file; they wait for the next shoe. [B]
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import { coins } from '@punto/engine/minor';
import { isBetId } from '@punto/engine/option-id';
import type { Offer, Room } from '@punto/engine/room';

const sevens = (pays: string): WrittenBet => ({
  id: 'house/three-card-seven',
  name: { en: 'Three-card seven' },
  source: 'The simulation.',
  rows: [
    { when: { all: [{ winner: ['banker'] }, { score: { banker: [7] } }, { cards: { banker: [3] } }] }, pays },
  ],
});

const REDS: WrittenBet = {
  id: 'house/reds',
  name: { en: 'Reds' },
  source: 'The simulation.',
  rows: [{ when: { colour: { player: ['red'] } }, pays: '4:1' }],
  push: [{ winner: ['tie'] }],
  commission: '5 %',
};

const COURTS: WrittenBet = {
  id: 'house/courts',
  name: { en: 'Courts' },
  source: 'The simulation.',
  rows: [
    {
      when: { all: [{ ranks: { side: 'banker', of: ['J', 'Q', 'K'] } }, { suited: ['banker'] }] },
      pays: '30:1',
    },
    { when: { ranks: { side: 'banker', of: ['J', 'Q', 'K'] } }, pays: '8:1' },
  ],
};

/** The room with three bets of its own. */
export const withOwnBets = (room: Room): Room => {
  const bets = [sevens('40:1'), REDS, COURTS];
  const offers = bets.flatMap(({ id }): readonly Offer[] =>
    isBetId(id) ? [{ option: id, schedule: id, minMinor: coins(1), maxMinor: coins(500), until: null }] : [],
  );
  return { ...room, bets, offers: [...room.offers, ...offers] };
};

/** The same bets with another payout of one of them. */
export const otherPrices = (bets: readonly WrittenBet[], cheap: boolean): readonly WrittenBet[] =>
  bets.map((bet) => (bet.id === 'house/three-card-seven' ? sevens(cheap ? '35:1' : '40:1') : bet));

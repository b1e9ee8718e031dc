import { expect, it } from 'vitest';
import { sampleRound, sampleShoe } from '../../test/fixtures/sample-files.ts';
import { replayOf } from './replay.ts';

it('[F2] shows each card’s place in the shoe and in the committed order', () => {
  const shoe = sampleShoe();
  const rounds = replayOf(shoe);
  expect(rounds).toHaveLength(shoe.rounds.length);
  for (const { player, banker } of rounds)
    for (const { card, sealed } of [...player, ...banker]) expect(shoe.cards[sealed - 1]?.card).toBe(card);
  const third = rounds[2];
  expect([third?.player, third?.banker].map((hand) => hand?.map(({ place }) => place))).toEqual([
    [14, 16, 18],
    [15, 17, 19],
  ]);
  expect(rounds[5]?.player.at(-1)?.place).toBe(36);
  expect(rounds[7]?.banker).toHaveLength(3);
});
it('[F2] shows a single round as within its shoe', () => {
  const [alone] = replayOf(sampleRound());
  const [first] = replayOf(sampleShoe());
  expect(alone?.player).toEqual(first?.player);
  expect(alone?.banker).toEqual(first?.banker);
});
it('shows a card that was never turned as a back', () => {
  const round = sampleRound();
  const [hidden] = replayOf({
    ...round,
    status: 'cancelled',
    cards: round.cards.slice(0, -1),
    closed: [{ index: 9, side: 'banker' }],
  });
  expect(hidden).toMatchObject({ cancelled: true });
  expect(hidden?.banker.map(({ card }) => card)).toEqual(['KC', null]);
});

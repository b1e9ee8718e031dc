import { expect, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { betGroup, betWing } from './bet-group.ts';
import { writeBet } from './write-bet.ts';

const BETS = betsOf('published');
const placeOf = (id: string) => {
  const bet = BETS.get(id);
  if (bet === undefined) throw new Error(`no bet ${id}`);
  return [betGroup(writeBet(bet)), betWing(writeBet(bet))];
};

it.each([
  ['dragon-7', 'scores', 'banker'],
  ['panda-8', 'scores', 'player'],
  ['six-cards', 'cards', 'shared'],
  ['perfect-pair-25-200', 'pair', 'shared'],
  ['royal-match', 'ranks', 'shared'],
  ['matching-dragon-king', 'ranks', 'shared'],
  ['all-red', 'colours', 'shared'],
  ['majestic-match-player', 'ranks', 'player'],
])('[B] %s is in the group %s on the side %s', (id, group, wing) => {
  expect(placeOf(id)).toEqual([group, wing]);
});

import { coins, minor } from '@punto/engine/minor';
import type { Offer } from '@punto/engine/room';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { expect, it } from 'vitest';
import { paysExactly, paytable } from './paytable.ts';

const limits = { minMinor: coins(1), maxMinor: coins(100) };
const offers: readonly Offer[] = [
  { option: 'banker', schedule: 'banker', until: null, ...limits },
  { option: 'tie', schedule: 'tie', until: null, ...limits },
  { option: 'player-natural', schedule: 'player-natural', until: 50, ...limits },
];
const labels = { player: 'Punto', banker: 'Banco', tie: 'Standoff' };
const groups = paytable({ offers, commissionModes: ['traditional', 'no-commission'], labels });

it('[B2] [B19] has one banker row for each commission mode', () => {
  expect(
    groups[0]?.rows.map((row) => [row.title, row.commission, row.lines.map((line) => line.pays)]),
  ).toEqual([
    ['Banco, traditional', '5% of the winnings', ['1:1']],
    ['Banco, no commission', null, ['1:1', '1:2']],
    ['Standoff', null, ['8:1']],
  ]);
});
it('[B8] groups options as on the felt and omits empty groups', () => {
  expect(groups.map((group) => group.title)).toEqual(['Punto, banco, standoff', 'Naturals']);
});
it('[L1] reports when a betting step makes a payout inexact', () => {
  expect(paysExactly(coins(1), groups)).toBe(true);
  expect(paysExactly(minor(10), groups)).toBe(false);
});
it('[V5] [B2] [B3] prints payouts “for one” where the room does, with the other form next to them', () => {
  const [mains] = paytable(SINGLE_DECK);
  expect(mains?.rows.map(({ lines, commission }) => [lines[0]?.pays, lines[0]?.beside, commission])).toEqual([
    ['twice', '1:1 to one', null],
    ['twice', '1:1 to one', '5% of the winnings'],
    ['nine times', '8:1 to one', null],
  ]);
  expect(groups[0]?.rows[2]?.lines[0]).toMatchObject({ pays: '8:1', beside: 'nine times for one' });
});
it('[V3] [T10] keeps the English name next to the room’s own', () => {
  const [mains, naturals] = groups;
  expect([mains?.rows[2]?.title, mains?.rows[2]?.plain]).toEqual(['Standoff', 'tie']);
  expect(naturals?.rows[0]).toMatchObject({ title: 'Punto natural', plain: 'player natural' });
  expect(naturals?.rows[0]?.describe).toBe('Wins when Punto has 8 or 9 on two cards, whoever wins the coup.');
});

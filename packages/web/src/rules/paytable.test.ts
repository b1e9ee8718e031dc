import { coins, minor } from '@punto/engine/minor';
import type { Offer } from '@punto/engine/room';
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

it('[B2] [B19] prints banker once for each commission mode', () => {
  expect(
    groups[0]?.rows.map((row) => [row.title, row.commission, row.lines.map((line) => line.pays)]),
  ).toEqual([
    ['Banco, traditional', '5 % of the winnings', ['1:1']],
    ['Banco, no commission', null, ['1:1', '1:2']],
    ['Standoff', null, ['8:1']],
  ]);
});
it('[B8] groups as on the cloth and leaves out empty groups', () => {
  expect(groups.map((group) => group.title)).toEqual(['Player, banker, tie', 'Naturals']);
});
it('[L1] knows when a step makes a payout inexact', () => {
  expect(paysExactly(coins(1), groups)).toBe(true);
  expect(paysExactly(minor(10), groups)).toBe(false);
});

// A table whose room defines bets: stakes, settlement and records follow their definitions, which never change inside a shoe. [B]
import { roomBetOf } from '@punto/engine/bet/room-bets';
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import { coins } from '@punto/engine/minor';
import type { BetId } from '@punto/engine/option-id';
import type { TableSetup } from '@punto/engine/room';
import { checkTable } from '@punto/engine/room-check';
import { patronAccount } from '@punto/ledger';
import { expect, it } from 'vitest';
import type { Duty } from '../src/duty.ts';
import { publicView } from '../src/view.ts';
import { Bench, SETUP, SUPERVISOR, shoeOf } from './bench.ts';

const DRAGON = 'house/dragon-7' as BetId;
const RED = 'house/red' as BetId;

const dragon = (pays: string): WrittenBet => ({
  id: DRAGON,
  name: { en: 'Dragon 7' },
  source: 'A test.',
  rows: [
    { when: { all: [{ winner: ['banker'] }, { score: { banker: [7] } }, { cards: { banker: [3] } }] }, pays },
  ],
});
const red: WrittenBet = {
  id: RED,
  name: { en: 'Red' },
  source: 'A test.',
  rows: [{ when: { colour: { player: ['red'] } }, pays: '3:1' }],
  push: [{ winner: ['tie'] }],
};

const setupWith = (...bets: readonly WrittenBet[]): TableSetup => {
  const own = bets.map(({ id }) => ({
    ...{ option: id as BetId, schedule: id as BetId, until: id === RED ? 1 : null },
    ...{ minMinor: coins(1), maxMinor: coins(100) },
  }));
  const checked = checkTable({ ...SETUP, bets, offers: [...SETUP.offers, ...own] });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.table;
};

/** Burn 2S and two more; player 9 5 and an ace (5), banker 4 8 and a 5: a three-card 7. */
const SHOE = '2S AH AD 9C 4D 5S 8H AC 5C';
const hashOf = (bet: WrittenBet): string => roomBetOf(bet).hash;

const staked = (setup: TableSetup): Bench => {
  const bench = new Bench(shoeOf(SHOE), setup);
  bench.until('betting');
  expect(bench.bet('anna', { banker: 10, [DRAGON]: 2, [RED]: 3 })).toBeNull();
  return bench;
};

it('[B] is settled by the definition, whose hash the record keeps', () => {
  const bench = staked(setupWith(dragon('40:1'), red));
  bench.until('settled');
  expect(bench.records[0]?.bets).toMatchObject([
    { option: 'banker', schedule: 'banker', verdict: 'won' },
    {
      option: DRAGON,
      schedule: DRAGON,
      betHash: hashOf(dragon('40:1')),
      verdict: 'won',
      winningsMinor: 8_000,
    },
    { option: RED, schedule: RED, betHash: hashOf(red), verdict: 'lost', returnedMinor: 0 },
  ]);
  expect(bench.records[0]?.bets[0]).not.toHaveProperty('betHash');
  expect(bench.gains()[patronAccount('anna')]).toBe(coins(9.5 + 80 - 3));
});

it('[L3] [L5] is refused above its maximum, when it is closed for the shoe, and when it is not offered', () => {
  const bench = staked(setupWith(dragon('40:1'), red));
  expect(bench.bet('ben', { [DRAGON]: 101 })).toMatchObject({ reason: 'above-maximum', option: DRAGON });
  expect(bench.bet('ben', { ['house/unknown' as BetId]: 1 })).toMatchObject({ reason: 'not-offered' });
  bench.nextRound();
  expect(bench.bet('ben', { [RED]: 1 })).toMatchObject({ reason: 'closed-for-shoe', until: 1 });
});

it('[B] a changed definition waits for the next shoe; limits change with the next round', () => {
  const bench = staked(setupWith(dragon('40:1'), red));
  const next = setupWith(dragon('30:1'));
  bench.carryOut({
    type: 'ChangeSetup',
    setup: {
      ...next,
      name: 'Changed',
      offers: next.offers.map((offer) => ({ ...offer, maxMinor: coins(50) })),
    },
  });
  bench.nextRound();
  const { setup, nextSetup } = bench.state;
  expect([setup.name, setup.bets?.length, setup.bets?.[0]?.rows[0]?.pays]).toEqual(['Changed', 2, '40:1']);
  expect(setup.offers.find(({ option }) => option === DRAGON)?.maxMinor).toBe(coins(50));
  expect(nextSetup?.bets?.[0]?.rows[0]?.pays).toBe('30:1');
  bench.until('shuffling');
  bench.newShoe(shoeOf(SHOE));
  bench.until('betting');
  expect(bench.state.setup.bets?.map(({ rows }) => rows[0]?.pays)).toEqual(['30:1']);
  expect(bench.state.nextSetup).toBeNull();
  expect(bench.state.pastBets?.map(hashOf)).toEqual([hashOf(dragon('40:1')), hashOf(red)]);
  bench.bet('anna', { [DRAGON]: 2 });
  bench.until('settled');
  expect(bench.records.at(-1)?.bets[0]).toMatchObject({
    betHash: hashOf(dragon('30:1')),
    winningsMinor: 6_000,
  });
});

it('[T6] a correction settles an old round by the definition that was in force when the bet was accepted', () => {
  const bench = staked(setupWith(dragon('40:1'), red));
  bench.until('settled');
  bench.carryOut({ type: 'ChangeSetup', setup: setupWith(dragon('30:1')) });
  bench.until('shuffling');
  bench.newShoe(shoeOf(SHOE));
  bench.until('betting');
  const again: Duty = {
    ...{ duty: 'resettle-round', shoe: 1, round: 1, reason: 'misread', approvedBy: SUPERVISOR },
    ...{ player: ['9D', '5H', 'AD'], banker: ['4D', '8H', '5C'] },
  };
  expect(bench.duty(again, SUPERVISOR)).toBeNull();
  expect(bench.records.at(-1)?.bets).toMatchObject([
    { option: 'banker', verdict: 'won' },
    { option: DRAGON, betHash: hashOf(dragon('40:1')), verdict: 'won', winningsMinor: 8_000 },
    { option: RED, verdict: 'won', winningsMinor: 900 },
  ]);
});

it('[T1] the view names the winning bets of the room except closed ones', () => {
  const bench = staked(setupWith(dragon('40:1'), red));
  bench.until('settled');
  expect(publicView(bench.state).coup?.won).toContain(DRAGON);
  expect(publicView(bench.state).setup.bets).toHaveLength(2);
});

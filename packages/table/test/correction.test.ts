// Void and resettle of a settled round: the old entries stay, and what a patron no longer has is not collected. [T6]
import { coins, ZERO } from '@punto/engine/minor';
import { escrowAccount, HOUSE, patronAccount } from '@punto/ledger';
import { describe, expect, it } from 'vitest';
import { Bench, SETUP, SUPERVISOR, shoeOf } from './bench.ts';

/** Burn 2S and two more; then player 9 5 (4), banker 4 8 (2): player draws 3 (7), banker draws 7 on a 3 (9). */
const SHOE = '2S AH AD 9C 4D 5S 8H 3D 7C';

const settled = (): Bench => {
  const bench = new Bench(shoeOf(SHOE));
  bench.until('betting');
  bench.bet('anna', { banker: 100 });
  bench.bet('ben', { player: 100, 'player-bonus': 10 });
  bench.bet('carl', { banker: 100 }, { mode: 'no-commission' });
  bench.until('settled');
  expect(bench.state.history).toEqual(['B9']);
  return bench;
};
const VOID = {
  duty: 'void-round',
  shoe: 1,
  round: 1,
  reason: 'a card lay under the shoe',
  approvedBy: null,
} as const;
/** Banker's third card was a 5: banker 7, a tie. */
const AS_IT_WAS = {
  duty: 'resettle-round',
  shoe: 1,
  round: 1,
  player: ['9C', '5S', '3D'],
  banker: ['4D', '8H', '5C'],
  reason: 'banker’s third card was misread',
  approvedBy: SUPERVISOR,
} as const;
const gainsOf = (bench: Bench) => {
  const gains = bench.gains();
  return ['anna', 'ben', 'carl'].map((patron) => gains[patronAccount(patron)] ?? ZERO);
};
const balanced = (bench: Bench): void => {
  const accounts = [HOUSE, ...['anna', 'ben', 'carl'].map(patronAccount)] as const;
  const total = accounts.reduce((sum, id) => sum + bench.account(id).balanceMinor, 0);
  expect(total).toBe(0);
  expect(bench.account(escrowAccount('test-table')).balanceMinor).toBe(0);
};

describe('a voided round', () => {
  it('[T6] returns every stake and takes back every payout, with separate entries', () => {
    const bench = settled();
    const before = bench.transfers.length;
    expect(gainsOf(bench)).toEqual([coins(95), coins(-110), coins(100)]);
    expect(bench.duty(VOID, SUPERVISOR)).toBeNull();
    expect(gainsOf(bench)).toEqual([0, 0, 0]);
    expect(bench.gains()[HOUSE]).toBe(0);
    balanced(bench);
    expect(bench.transfers.slice(before).every((each) => 'code' in each && each.code === 'correction')).toBe(
      true,
    );
    expect(bench.corrections.map(({ deltaMinor }) => deltaMinor)).toEqual([
      coins(-95),
      coins(110),
      coins(-100),
    ]);
    expect(bench.records.slice(3)).toMatchObject([
      { patron: 'anna', status: 'voided', revision: 1, returnedMinor: coins(100), outcome: null },
      { patron: 'ben', status: 'voided', revision: 1, returnedMinor: coins(110) },
      { patron: 'carl', status: 'voided', revision: 1, returnedMinor: coins(100) },
    ]);
    expect(bench.state.history).toEqual([]);
    bench.restart('events');
    expect(bench.state.history).toEqual([]);
  });

  it('[T6] is voided once, and not resettled', () => {
    const bench = settled();
    bench.duty(VOID);
    expect(bench.duty(VOID)).toEqual({ reason: 'already-voided' });
    expect(bench.duty(AS_IT_WAS)).toEqual({ reason: 'already-voided' });
    balanced(bench);
  });

  it('[T6] [L6] takes no more than the patron has: the house bears the rest, and records it', () => {
    const bench = settled();
    bench.spendAllBut('anna', 20);
    bench.duty(VOID);
    expect(bench.account(patronAccount('anna')).balanceMinor).toBe(0);
    expect(bench.corrections[0]).toMatchObject({ deltaMinor: coins(-95), uncollectedMinor: coins(75) });
    expect(bench.records[3]?.correction).toEqual({ deltaMinor: coins(-95), uncollectedMinor: coins(75) });
    balanced(bench);
  });

  it('[T6] [L6] does not touch stakes in the current round', () => {
    const bench = settled();
    bench.spendAllBut('anna', 50);
    bench.nextRound();
    bench.bet('anna', { player: 50 });
    bench.duty(VOID);
    expect(bench.corrections[0]?.uncollectedMinor).toBe(coins(95));
    bench.until('settled');
    balanced(bench);
  });

  it('[T6] may be of an earlier shoe, and is refused for a round this table never had', () => {
    const bench = settled();
    while (bench.state.shoe) bench.until('shuffling');
    bench.newShoe(shoeOf(SHOE));
    bench.until('betting');
    expect(bench.duty({ ...VOID, shoe: 2 })).toEqual({ reason: 'round-not-settled' });
    expect(bench.duty({ ...VOID, round: 99 })).toEqual({ reason: 'no-such-round' });
    const { history } = bench.state;
    expect(bench.duty(VOID)).toBeNull();
    expect(bench.state.history).toEqual(history);
    expect(gainsOf(bench)).toEqual([0, 0, 0]);
  });

  it('[T6] without bets removes its mark from the roads', () => {
    const bench = new Bench(shoeOf(SHOE));
    bench.until('settled');
    expect(bench.duty(VOID)).toBeNull();
    expect(bench.state.history).toEqual([]);
    expect(bench.duty(VOID)).toEqual({ reason: 'already-voided' });
  });
});

describe('a resettled round', () => {
  it('[T6] [B19] decides every bet by the real cards, each in its own mode', () => {
    const bench = settled();
    expect(bench.duty(AS_IT_WAS, SUPERVISOR)).toBeNull();
    expect(gainsOf(bench)).toEqual([0, coins(-10), 0]);
    balanced(bench);
    expect(bench.records.slice(3)).toMatchObject([
      { patron: 'anna', status: 'resettled', revision: 1, outcome: 'tie', playerScore: 7, bankerScore: 7 },
      { patron: 'ben', bets: [{ verdict: 'pushed' }, { verdict: 'lost' }] },
      { patron: 'carl', returnedMinor: coins(100) },
    ]);
    expect(bench.state.history).toEqual(['T7']);
  });

  it('[T6] can be resettled and voided again, starting from the last result', () => {
    const bench = settled();
    bench.duty(AS_IT_WAS);
    expect(bench.duty({ ...AS_IT_WAS, banker: ['4D', '8H', '7C'] })).toBeNull();
    expect(gainsOf(bench)).toEqual([coins(95), coins(-110), coins(100)]);
    expect(bench.duty(VOID)).toBeNull();
    expect(gainsOf(bench)).toEqual([0, 0, 0]);
    expect(bench.records.map(({ revision = 0 }) => revision)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    balanced(bench);
  });

  it('[T6] [L6] first recovers the uncollected amount of an earlier correction', () => {
    const bench = settled();
    bench.spendAllBut('anna', 0);
    // To a tie: the 95 she had won are gone.
    bench.duty(AS_IT_WAS);
    expect(bench.corrections[0]).toMatchObject({ deltaMinor: coins(-95), uncollectedMinor: coins(95) });
    // To a win for player: banker's stakes are lost too.
    bench.duty({ ...AS_IT_WAS, player: ['9C', '9S'], banker: ['4D', '2H'] });
    expect(bench.corrections[0]).toMatchObject({ deltaMinor: coins(-195), uncollectedMinor: coins(195) });
    // Back to the result she was paid for: no amount is owed.
    bench.duty({ ...AS_IT_WAS, banker: ['4D', '8H', '7C'] });
    expect(bench.corrections[0]).toMatchObject({
      returnedBeforeMinor: coins(195),
      deltaMinor: 0,
      uncollectedMinor: 0,
    });
    expect(bench.account(patronAccount('anna')).balanceMinor).toBe(0);
    balanced(bench);
  });

  it('[T6] [R1] refuses hands with more of a card than the decks hold', () => {
    const bench = new Bench(shoeOf(SHOE, 1), { ...SETUP, shoe: { ...SETUP.shoe, decks: 1 } });
    bench.until('settled');
    const hands = { player: ['9C', '9C'], banker: ['4D', '2H'] } as const;
    expect(bench.duty({ ...AS_IT_WAS, ...hands })).toEqual({ reason: 'no-such-coup' });
  });

  it('[T6] refuses a record of an older release with an option that the table does not offer', () => {
    const bench = settled();
    const [record] = bench.records;
    if (!record) throw new Error('no record');
    const { schedule: _, ...bet } = record.bets[0] ?? expect.fail('no bet');
    bench.records[0] = { ...record, bets: [{ ...bet, option: 'super-lucky-seven' }] };
    expect(bench.duty(AS_IT_WAS)).toEqual({ reason: 'payout-unknown' });
    expect(bench.duty(VOID)).toBeNull();
  });

  it.each([
    [
      ['9C', '5S'],
      ['4D', '8H'],
    ],
    [
      ['9C', '5S', '3D'],
      ['4D', '8H'],
    ],
    [
      ['9C', '9S', '3D'],
      ['4D', '8H'],
    ],
    [
      ['9C', '5S', '3D', 'AS'],
      ['4D', '8H', '7C'],
    ],
  ] as const)('[T6] [R7] refuses hands that the tableau does not deal: %j %j', (player, banker) => {
    const bench = settled();
    expect(bench.duty({ ...AS_IT_WAS, player: [...player], banker: [...banker] })).toEqual({
      reason: 'no-such-coup',
    });
    expect(bench.records).toHaveLength(3);
  });
});

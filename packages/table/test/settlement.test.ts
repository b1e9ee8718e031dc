// Every bet of a round decided at once, to the coin. [L1] [L2] [B2] [B19] [T8]
import { coins, minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { Bench, shoeOf } from './bench.ts';

// Banker wins 6 – 0 on two cards: 2+4 against K+J and a third card T.
const BANKER_SIX = 'AS 4D KS 2H JS 4H TD';
const TIE = 'AS 4D 9S 9H TS KH';

const settled = (cards: string, bets: (bench: Bench) => void): Bench => {
  const bench = new Bench(shoeOf(cards));
  bench.until('betting');
  bets(bench);
  bench.until('settled');
  return bench;
};

describe('settlement', () => {
  it('[B2] takes five per cent of the winnings in the traditional mode and pays half on a six in the other', () => {
    const bench = settled(BANKER_SIX, (at) => {
      at.bet('anna', { banker: 100 });
      at.bet('ben', { banker: 100 }, { mode: 'no-commission' });
    });
    expect(bench.state.coup).toMatchObject({ outcome: 'banker', bankerScore: 6 });
    expect(bench.gains()).toMatchObject({
      'patron:anna': coins(95),
      'patron:ben': coins(50),
      house: coins(-145),
    });
  });

  it('[L2] payout and commission are separate transfers', () => {
    const bench = settled(BANKER_SIX, (at) => at.bet('anna', { banker: 100 }));
    expect(
      bench.transfers.flatMap((each) => (each.kind === 'direct' ? [[each.code, each.amountMinor]] : [])),
    ).toEqual([
      ['house', coins(100)],
      ['payout', coins(200)],
      ['commission', coins(5)],
      ['house', coins(5)],
    ]);
  });

  it('[B1] a tie returns the stakes on player and banker and pays the tie eight to one', () => {
    const bench = settled(TIE, (at) => {
      at.bet('anna', { player: 100, tie: 10 });
      at.bet('ben', { banker: 50 });
    });
    expect(bench.gains()['patron:anna']).toBe(coins(80));
    expect(bench.gains()['patron:ben'] ?? 0).toBe(0);
    expect(bench.records.map((record) => record.bets.map((bet) => bet.verdict))).toEqual([
      ['pushed', 'won'],
      ['pushed'],
    ]);
  });

  it('[L2] pays a lone banker bet in full before its commission is taken back', () => {
    const bench = settled(BANKER_SIX, (at) => at.bet('anna', { banker: 100 }));
    expect(bench.gains()).toEqual({ house: coins(-95), 'patron:anna': coins(95) });
    expect(bench.account('escrow:test-table').balanceMinor).toBe(0);
    expect(bench.account('patron:anna').pendingMinor).toBe(0);
  });

  it('leaves the escrow empty and every sum at zero', () => {
    const bench = settled(BANKER_SIX, (at) => {
      at.bet('anna', { banker: 37, tie: 5 });
      at.bet('anna', { banker: 8 });
      at.bet('ben', { player: 90, 'player-pair': 5 });
    });
    const gains = bench.gains();
    expect(gains['escrow:test-table'] ?? 0).toBe(0);
    expect(Object.values(gains).reduce((sum, gain) => sum + gain, 0)).toBe(0);
  });

  it('[T8] keeps a record for each patron, with every bet, the cards and the mode', () => {
    const bench = settled(BANKER_SIX, (at) => {
      at.bet('anna', { banker: 37, tie: 5 }, { mode: 'no-commission' });
      at.bet('anna', { banker: 8 }, { mode: 'no-commission' });
    });
    expect(bench.records).toMatchObject([
      {
        patron: 'anna',
        table: 'test-table',
        shoe: 1,
        round: 1,
        status: 'settled',
        mode: 'no-commission',
        player: ['KS', 'JS', 'TD'],
        banker: ['2H', '4H'],
        outcome: 'banker',
        playerScore: 0,
        bankerScore: 6,
        stakedMinor: coins(50),
        returnedMinor: minor(6750),
        bets: [
          {
            option: 'banker',
            stakeMinor: coins(45),
            verdict: 'won',
            winningsMinor: minor(2250),
            commissionMinor: 0,
          },
          { option: 'tie', stakeMinor: coins(5), verdict: 'lost', returnedMinor: 0 },
        ],
      },
    ]);
  });
});

// Bets behind a seat: who allows them, what is staked when betting closes, and when they end. [V6] [L3]–[L6]
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Act,
  type Duty,
  evolve,
  freeze,
  type OpenTable,
  ownView,
  patronId,
  publicView,
  thaw,
} from '../src/index.ts';
import { ownBets } from '../src/seats/behind.ts';
import { Bench, SEATED } from './bench.ts';
import { PLAYER, RULES, ruled, seated, seats, shoe, sit } from './seated.ts';
import { deck, stormsBehind, weather } from './storm.ts';

type Asked = Partial<Extract<Act, { readonly act: 'bet-behind' }>>;

const FOUR = shoe(PLAYER, PLAYER, PLAYER, PLAYER);
const allow = (bench: Bench, patron: string, allowed = true) =>
  bench.act(patron, { act: 'allow-behind', allowed });
const TEN = { stakeMinor: coins(10), mode: 'traditional', rounds: null, totalMinor: null } as const;
const behind = (bench: Bench, patron: string, seat: string, asked: Asked = {}) =>
  bench.act(patron, { act: 'bet-behind', seat, ...TEN, ...asked });
const own = (bench: Bench, patron: string) => ownView(bench.state, patronId(patron));
const news = (bench: Bench, patron: string) => own(bench, patron)?.behindNews?.news;
const staked = (bench: Bench, patron: string) => own(bench, patron)?.bets ?? {};
/** Anna sits and lets Ben bet behind her. */
const both = (asked: Asked = {}, cards = FOUR, setup: TableSetup = SEATED): Bench => {
  const bench = seated({ anna: '1' }, cards, setup);
  expect(allow(bench, 'anna')).toBeNull();
  expect(behind(bench, 'ben', '1', asked)).toBeNull();
  return bench;
};

describe('a bet behind a seat', () => {
  it('[V6] is staked when betting closes, on the seat’s stakes at that time, as a separate ticket', () => {
    const bench = both();
    bench.bet('anna', { player: 40 });
    bench.bet('anna', { tie: 5 });
    expect(staked(bench, 'ben')).toEqual({});
    expect(bench.bet('ben', { player: 10 })).toEqual({ reason: 'no-seat' });
    bench.until('closed');
    expect(staked(bench, 'ben')).toEqual({ player: coins(10), tie: coins(10) });
    const [ticket] = bench.events.filter(
      (event) => event.type === 'TicketAccepted' && event.ticket.behind === '1',
    );
    expect(ticket).toMatchObject({ ticket: { id: 'behind.test-table.1.1', patron: 'ben', round: 1 } });
    expect(bench.state.totals.player).toEqual({ stakeMinor: coins(50), patrons: 2 });
    bench.until('settled');
    expect(bench.records.find(({ patron }) => patron === 'ben')).toMatchObject({
      behind: { seat: '1', bets: [{ option: 'player' }, { option: 'tie' }] },
      stakedMinor: coins(20),
      returnedMinor: coins(20),
    });
    expect(bench.records.find(({ patron }) => patron === 'anna')).not.toHaveProperty('behind');
    expect(bench.gains()).toMatchObject({ 'patron:anna': coins(35), 'patron:ben': coins(0) });
  });

  it('[V6] is not staked in a round in which the seat has none, and is again in the next', () => {
    const bench = both();
    bench.until('settled');
    expect(bench.records).toEqual([]);
    bench.nextRound();
    bench.bet('anna', { banker: 10 });
    bench.until('closed');
    expect(staked(bench, 'ben')).toEqual({ banker: coins(10) });
  });

  it('[V6] is refused where the seat does not allow it, is free, one’s own, or not there', () => {
    const bench = seated({ anna: '1', ben: '2' });
    expect(behind(bench, 'ben', '1')).toBe('behind-not-allowed');
    expect(behind(bench, 'ben', '3')).toBe('behind-not-allowed');
    expect(behind(bench, 'ben', '4')).toBe('no-such-seat');
    expect(behind(bench, 'ben', 'constructor')).toBe('no-such-seat');
    expect(allow(bench, 'dora')).toBe('not-seated');
    expect(allow(bench, 'ben')).toBeNull();
    expect(behind(bench, 'ben', '2')).toBe('behind-not-allowed');
    expect(behind(bench, 'anna', '2')).toBeNull();
    expect(allow(bench, 'ben', false)).toBeNull();
    expect(behind(bench, 'anna', '2')).toBe('behind-not-allowed');
  });

  it('[L3] is refused with an amount that no round could take', () => {
    const bench = both();
    for (const asked of [
      { stakeMinor: coins(4) },
      { stakeMinor: coins(1001) },
      { stakeMinor: coins(10.5) },
      { rounds: 0 },
      { totalMinor: coins(9) },
    ])
      expect(behind(bench, 'ben', '1', asked)).toBe('behind-amount');
    expect(own(bench, 'ben')?.behind).toMatchObject({ stakeMinor: coins(10) });
    expect(behind(bench, 'ben', '1', { stakeMinor: coins(30) })).toBeNull();
    expect(bench.state.seating?.behind).toHaveLength(1);
  });

  it('[V6] has fifty patrons behind a seat at most, and one of them may change the amount', () => {
    const bench = seated({ anna: '1' });
    allow(bench, 'anna');
    for (let n = 1; n <= 50; n += 1) expect(behind(bench, `p${n}`, '1')).toBeNull();
    expect(behind(bench, 'ben', '1')).toBe('behind-full');
    expect(behind(bench, 'p7', '1', { stakeMinor: coins(20) })).toBeNull();
    expect(seats(bench)?.seats[0]?.behind).toEqual({ patrons: 50, stakeMinor: coins(510) });
  });
});

describe('a bet behind a seat that cannot be placed', () => {
  const missed = (bench: Bench) => {
    bench.bet('anna', { player: 400 });
    bench.until('closed');
    expect(staked(bench, 'ben')).toEqual({});
    expect(bench.account('patron:ben').pendingMinor).toBe(0);
    return news(bench, 'ben');
  };

  it('[L6] without enough coins takes nothing, and the patron is informed', () => {
    const bench = both();
    bench.spendAllBut('ben', 9);
    expect(missed(bench)).toEqual({ missed: { reason: 'not-enough-balance', availableMinor: coins(9) } });
    bench.nextRound();
    expect(own(bench, 'ben')).toMatchObject({ behind: { seat: '1' } });
    expect(news(bench, 'ben')).toBeUndefined();
  });

  it('[L4] above the differential that earlier bets have left', () => {
    const bench = both({ stakeMinor: coins(1000) });
    behind(bench, 'cleo', '1', { stakeMinor: coins(200) });
    behind(bench, 'dora', '1', { stakeMinor: coins(100) });
    bench.bet('anna', { player: 400 });
    bench.until('closed');
    expect(staked(bench, 'ben')).toEqual({ player: coins(1000) });
    expect(news(bench, 'cleo')).toMatchObject({
      missed: { reason: 'over-differential', option: 'player', openMinor: coins(100) },
    });
    expect(staked(bench, 'dora')).toEqual({ player: coins(100) });
  });

  it('[L3] below the minimum of an option', () => {
    const offers = SEATED.offers.map((offer) =>
      offer.option === 'player' ? { ...offer, minMinor: coins(25) } : offer,
    );
    expect(missed(both({}, FOUR, { ...SEATED, offers }))).toMatchObject({
      missed: { reason: 'below-minimum', option: 'player' },
    });
  });

  it('[T4] while the patron is away, and it ends as long after as a seat would', () => {
    const bench = both();
    bench.leave('ben');
    expect(missed(bench)).toEqual({ missed: { reason: 'away' } });
    bench.comeBack('ben');
    bench.nextRound();
    bench.leave('ben');
    bench.nextRound();
    expect(bench.now - (bench.away.get(patronId('ben')) ?? 0)).toBeLessThan(RULES.keepMs);
    expect(own(bench, 'ben')?.behind).toBeDefined();
    bench.nextRound();
    expect(own(bench, 'ben')?.behind).toBeUndefined();
    expect(news(bench, 'ben')).toEqual({ ended: 'away' });
  });
});

describe('bets behind a seat end', () => {
  it('[V6] when the patron ends them; the stake on the felt stays', () => {
    const bench = both();
    bench.bet('anna', { player: 5 });
    bench.until('closed');
    expect(bench.act('ben', { act: 'stop-behind' })).toBeNull();
    expect(bench.act('ben', { act: 'stop-behind' })).toBeNull();
    expect(own(bench, 'ben')).toMatchObject({ bets: { player: coins(10) } });
    expect(own(bench, 'ben')).not.toHaveProperty('behind');
    bench.nextRound();
    expect(own(bench, 'ben')).toBeNull();
  });

  it('[V6] when the seat is left or forbids them', () => {
    for (const [act, ended] of [
      [{ act: 'leave-seat' }, 'seat-left'],
      [{ act: 'allow-behind', allowed: false }, 'forbidden'],
    ] as const) {
      const bench = both();
      expect(bench.act('anna', act)).toBeNull();
      expect(own(bench, 'ben')).toMatchObject({ behindNews: { seat: '1', news: { ended } } });
      expect(own(bench, 'ben')).not.toHaveProperty('behind');
      bench.act('anna', { act: 'take-seat', seat: '1' });
      expect(seats(bench)?.seats[0]).not.toHaveProperty('behind');
      bench.nextRound();
      expect(own(bench, 'ben')).toBeNull();
    }
  });

  it('[V6] when the house offers none from the next round on, and no seat allows them then', () => {
    const bench = both();
    bench.bet('anna', { player: 5 });
    bench.carryOut({ type: 'ChangeSetup', setup: ruled({ noBetsBehind: true }) });
    bench.until('closed');
    expect(staked(bench, 'ben')).toEqual({ player: coins(10) });
    bench.nextRound();
    expect(seats(bench)?.seats[0]).not.toHaveProperty('behind');
    expect(own(bench, 'ben')).toMatchObject({ behindNews: { seat: '1', news: { ended: 'forbidden' } } });
    expect(own(bench, 'ben')).not.toHaveProperty('behind');
    expect(allow(bench, 'anna')).toBe('behind-not-allowed');
    expect(behind(bench, 'ben', '1')).toBe('behind-not-allowed');
    expect(allow(bench, 'anna', false)).toBeNull();
  });

  it('[V6] after the rounds asked for, of which only those with a stake count', () => {
    const bench = both({ rounds: 2 });
    bench.nextRound();
    for (const left of [1, undefined]) {
      bench.bet('anna', { banker: 5 });
      bench.until('closed');
      expect(staked(bench, 'ben')).toEqual({ banker: coins(10) });
      expect(own(bench, 'ben')?.behind?.roundsLeft).toBe(left);
      if (left === undefined) expect(news(bench, 'ben')).toEqual({ ended: 'rounds' });
      bench.nextRound();
    }
  });

  it('[V6] before the total asked for is exceeded', () => {
    const bench = both({ totalMinor: coins(35) });
    bench.bet('anna', { banker: 5 });
    bench.nextRound();
    bench.bet('anna', { banker: 5, player: 5, tie: 5 });
    bench.until('closed');
    expect(staked(bench, 'ben')).toEqual({});
    expect(news(bench, 'ben')).toEqual({ ended: 'total' });
  });
});

describe('bets behind seats', () => {
  it('[V6] follow the stakes of a patron, but not the patron’s bets behind another seat', () => {
    const bench = seated({ anna: '1', ben: '2' }, FOUR);
    for (const patron of ['anna', 'ben']) allow(bench, patron);
    behind(bench, 'anna', '2');
    behind(bench, 'ben', '1');
    behind(bench, 'cleo', '2', { stakeMinor: coins(20) });
    bench.bet('anna', { player: 50 });
    bench.until('closed');
    expect(staked(bench, 'ben')).toEqual({ player: coins(10) });
    expect([staked(bench, 'anna'), staked(bench, 'cleo')]).toEqual([{ player: coins(50) }, {}]);
    expect(seats(bench)?.seats.map(({ bets }) => bets)).toEqual([{ player: coins(50) }, {}, {}, {}]);
  });

  it('[V6] do not keep the own seat', () => {
    const bench = seated({ anna: '1', ben: '2' }, FOUR, ruled({ idleRounds: 2 }));
    allow(bench, 'anna');
    behind(bench, 'ben', '1');
    for (let round = 0; round < 2; round += 1) {
      bench.bet('anna', { player: 5 });
      bench.nextRound();
    }
    expect(own(bench, 'ben')).toMatchObject({ seat: null, behind: { seat: '1' } });
  });

  it('[T5] are placed once where betting is opened again, and go back with a cancelled round', () => {
    const pace = { ...SEATED.pace, leastBettingMs: 0 };
    const bench = new Bench([], { ...SEATED, dealing: 'person', pace });
    const duty = (...duties: readonly Duty[]) => {
      for (const each of duties) expect(bench.duty(each)).toBeNull();
    };
    sit(bench, 'anna', '1');
    allow(bench, 'anna');
    behind(bench, 'ben', '1', { rounds: 5 });
    duty(
      { duty: 'take-post', relieves: null },
      { duty: 'new-shoe', shoe: 'real-1', burn: '3D', cutDepth: null },
      { duty: 'open-betting' },
    );
    bench.bet('anna', { player: 5 });
    duty({ duty: 'close-betting' }, { duty: 'reopen-betting' });
    bench.bet('anna', { banker: 5 });
    duty({ duty: 'close-betting' });
    expect(own(bench, 'ben')).toMatchObject({ bets: { player: coins(10) }, behind: { roundsLeft: 4 } });
    expect(staked(bench, 'ben')).not.toHaveProperty('banker');
    duty({ duty: 'pause', reason: 'Spilt' }, { duty: 'cancel-round', reason: 'Spilt' });
    expect(bench.account('patron:ben').pendingMinor).toBe(0);
    expect(bench.records.find(({ patron }) => patron === 'ben')).toMatchObject({
      status: 'cancelled',
      behind: { seat: '1' },
      returnedMinor: coins(10),
    });
  });

  it('[V6] are the same after a restart from the snapshot or from the events', () => {
    for (const from of ['snapshot', 'events'] as const) {
      const bench = both({ rounds: 3, totalMinor: coins(100) });
      bench.bet('anna', { player: 5 });
      bench.restart(from);
      bench.until('closed');
      bench.restart(from);
      expect(own(bench, 'ben')).toMatchObject({ bets: { player: coins(10) }, behind: { roundsLeft: 2 } });
      bench.nextRound();
      expect(own(bench, 'ben')).toMatchObject({ behind: { roundsLeft: 2, totalLeftMinor: coins(90) } });
    }
  });

  it('[V6] show the number and the sum to all, and no names', () => {
    const bench = both();
    behind(bench, 'cleo', '1', { stakeMinor: coins(25) });
    expect(seats(bench)?.seats[0]?.behind).toEqual({ patrons: 2, stakeMinor: coins(35) });
    expect(seats(bench)?.seats[1]).not.toHaveProperty('behind');
    expect(JSON.stringify(publicView(bench.state))).not.toMatch(/ben|cleo/);
    expect(JSON.stringify(own(bench, 'anna'))).not.toMatch(/ben|cleo/);
  });

  it('[V6] are staked once a round and never above the request, for any acts of patrons', () => {
    let placed = 0;
    fc.assert(
      fc.property(fc.nat(), stormsBehind(120), (seed, steps) => {
        const setup = {
          ...SEATED,
          shoe: { decks: 1, burn: 'none', cutDepth: 30, afterCut: 'finish' },
        } as const;
        const bench = weather([setup], (number) => deck(seed + number), steps, follows);
        const tickets = bench.events.flatMap((event) =>
          event.type === 'TicketAccepted' && event.ticket.behind !== undefined ? event.ticket : [],
        );
        const names = tickets.map(({ patron, id }) => `${patron} ${id}`);
        expect(new Set(names).size).toBe(names.length);
        for (const { seat, totalLeftMinor } of bench.state.seating?.behind ?? []) {
          expect(bench.state.seating?.seats[seat]).toMatchObject({ behind: true });
          expect(totalLeftMinor ?? 0).toBeGreaterThanOrEqual(0);
        }
        expect(bench.events.reduce<OpenTable | null>(evolve, null)).toEqual(bench.state);
        expect(thaw(freeze(bench.state))).toEqual(bench.state);
        placed += tickets.length;
      }),
      { seed: 51, numRuns: 60 },
    );
    expect(placed).toBeGreaterThan(20);
  });
});

/** What is behind a seat is on options that the patron of the seat has staked. */
const follows = ({ state: { phase, round, seating } }: Bench): void => {
  if (phase !== 'closed' && phase !== 'dealing') return;
  for (const { behind } of round?.stakes.values() ?? []) {
    const ahead = seating?.seats[behind?.seat ?? '']?.patron;
    const stakes = ahead && round?.stakes.get(ahead);
    for (const { option } of behind?.bets ?? []) expect(stakes && ownBets(stakes)).toHaveProperty(option);
  }
};

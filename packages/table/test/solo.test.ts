// A private table: no clock, one of the three main bets, a fresh deck for every coup. [V5] [F4]
import { DECK } from '@punto/engine/card';
import { coins } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { publicView } from '../src/index.ts';
import { Bench, SETUP, SOLO, shoeOf } from './bench.ts';

const PLAYER = '9S 2H TS 3H';

const open = (setup = SOLO): Bench => {
  const bench = new Bench(shoeOf(PLAYER, 1), setup);
  bench.until('betting');
  return bench;
};

/** Plays a coup with a bet, up to the next betting; the deck is shuffled anew. */
const coup = (bench: Bench, cards = PLAYER): void => {
  expect(bench.bet('anna', { player: 10 })).toBeNull();
  while (bench.state.shoe) bench.advance();
  bench.newShoe(shoeOf(cards, 1));
  bench.until('betting');
};

describe('a private table', () => {
  it('[V5] waits without a clock, however long', () => {
    const bench = open();
    expect(bench.state).toMatchObject({ phase: 'betting', deadline: null, round: { closesAt: null } });
    bench.wait(24 * 3_600_000);
    expect(bench.bet('anna', { banker: 10 })).toBeNull();
  });

  it('[V5] closes betting together with the accepted ticket', () => {
    const bench = open();
    bench.now += 1234;
    expect(bench.bet('anna', { banker: 10 })).toBeNull();
    expect(bench.events.slice(-2)).toMatchObject([
      { type: 'TicketAccepted', at: bench.now },
      { type: 'BettingClosed', at: bench.now },
    ]);
    expect(bench.state.deadline).toBe(bench.now + SOLO.pace.closedMs);
    expect(bench.bet('anna', { banker: 10 })).toEqual({ reason: 'betting-closed' });
  });

  it.each([
    [{ banker: 4 }, 'below-minimum'],
    [{ banker: 1001 }, 'above-maximum'],
    [{ banker: 5.5 }, 'not-a-multiple'],
    [{ 'lucky-six': 5 }, 'not-offered'],
    [{ player: 5, banker: 5 }, 'one-main'],
  ] as const)('[V5] stays open when %o is refused', (stakes, reason) => {
    const bench = open();
    const { state } = bench;
    expect(bench.bet('anna', stakes)).toMatchObject({ reason });
    expect(bench.state).toBe(state);
    expect(bench.bet('anna', { banker: 5 })).toBeNull();
  });

  it('[V5] deals every coup from a fresh deck of 52, with no burn and no cut', () => {
    const bench = open();
    coup(bench);
    coup(bench);
    const shoes = bench.events.filter((event) => event.type === 'ShoeShuffled');
    expect(shoes).toMatchObject([1, 2, 3].map((number) => ({ number, cards: DECK.length, cutIndex: null })));
    expect(
      bench.events.filter((event) => event.type === 'CardsBurned' || event.type === 'CutCardDrawn'),
    ).toEqual([]);
    const firsts = bench.events.filter((event) => event.type === 'CardDealt' && event.index === 0);
    expect(firsts).toHaveLength(2);
    expect(bench.state.round?.number).toBe(1);
    expect(publicView(bench.state).round?.last).toBe(true);
  });

  it('[V5] continues its roads for a page, and then begins a new one', () => {
    const bench = open();
    for (let number = 1; number <= 71; number += 1) coup(bench);
    expect(bench.state.history).toHaveLength(71);
    expect(bench.bet('anna', { player: 10 })).toBeNull();
    bench.until('settled');
    expect(bench.state.history).toHaveLength(72);
    while (bench.state.shoe) bench.advance();
    expect(bench.state.history).toEqual([]);
    bench.newShoe(shoeOf(PLAYER, 1));
    bench.until('betting');
    coup(bench);
    expect(bench.state.history).toEqual(['P9n']);
  });

  it('[V5] keeps the last coup on view, and archives no shoe', () => {
    const bench = open();
    coup(bench);
    expect(publicView(bench.state).coup).toMatchObject({
      outcome: 'player',
      won: ['player', 'player-bonus'],
    });
    expect(bench.archived).toEqual([]);
  });

  it('[B6] marks winners by the round they were in, not by the length of the page', () => {
    const bench = open();
    for (let number = 1; number <= 3; number += 1) coup(bench, '9S 2H 9D 3H');
    // `any-pair` closes after round 2 of a shoe, and every coup here is the first of its own.
    expect(bench.state.history).toHaveLength(3);
    expect(publicView(bench.state).coup?.won).toContain('any-pair');
  });

  it('[F4] is decided, dealt and paid as any other table', () => {
    const cards = '2S 4H 3S 2H 7D 5C';
    const own = new Bench(shoeOf(cards, 1), SOLO);
    const live = new Bench(shoeOf(`AS 4D ${cards}`), SETUP);
    for (const bench of [own, live]) {
      bench.until('betting');
      expect(bench.bet('anna', { player: 40, 'player-bonus': 5 })).toBeNull();
      bench.until('settled');
    }
    expect(own.state.coup).toEqual(live.state.coup);
    expect(own.gains()).toEqual(live.gains());
    expect(own.records[0]?.bets).toEqual(live.records[0]?.bets);
  });

  it.each(['snapshot', 'events'] as const)('[V5] deals a begun coup after a restart from %s', (from) => {
    const bench = open();
    bench.bet('anna', { player: 10 });
    bench.restart(from);
    bench.until('settled');
    expect(bench.gains()['patron:anna']).toBe(coins(10));
  });
});

describe('one of the three main bets', () => {
  // Where betting stays open, a second ticket can come.
  const live = (): Bench => {
    const bench = new Bench(shoeOf(`AS 4D ${PLAYER}`), { ...SETUP, mains: 'one' });
    bench.until('betting');
    return bench;
  };

  it('[V5] within one ticket: the first of two new ones is named', () => {
    const bench = live();
    for (const [first, second] of [
      ['player', 'banker'],
      ['player', 'tie'],
      ['banker', 'tie'],
    ] as const) {
      expect(bench.bet('anna', { [first]: 5, [second]: 5 })).toEqual({ reason: 'one-main', option: first });
    }
  });

  it('[V5] across tickets: the earlier one is named, and more on it is accepted', () => {
    const bench = live();
    expect(bench.bet('anna', { banker: 5 })).toBeNull();
    expect(bench.bet('anna', { player: 5 })).toEqual({ reason: 'one-main', option: 'banker' });
    expect(bench.bet('anna', { tie: 5 })).toEqual({ reason: 'one-main', option: 'banker' });
    expect(bench.bet('anna', { banker: 5 })).toBeNull();
    expect(bench.bet('ben', { player: 5 })).toBeNull();
    bench.until('betting');
    expect(bench.bet('anna', { player: 5 })).toBeNull();
  });

  it('[V5] and any number of other options with it', () => {
    expect(live().bet('anna', { banker: 5, 'player-pair': 5, 'any-pair': 5 })).toBeNull();
  });
});

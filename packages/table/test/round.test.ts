import { ZERO } from '@punto/engine/minor';
// The life of a round and of a shoe, in virtual time. [T1] [S1]–[S3]
import { describe, expect, it } from 'vitest';
import { decide, evolve, freeze, instant, type OpenTable, publicView, thaw } from '../src/index.ts';
import { Bench, SETUP, shoeOf } from './bench.ts';

// Ace face up burns one; then P 9S, B 2H, P TS, B 3H: a player natural.
const NATURAL = 'AS 4D 9S 2H TS 3H';
// Player 2+3 draws 7, banker 4+2 draws on a seven.
const SIX_CARDS = 'AS 4D 2S 4H 3S 2H 7D 5C';

const types = (bench: Bench) => bench.events.map((event) => event.type);

describe('a round', () => {
  it('[T1] goes from shuffling to betting, closed, dealing, settled and betting again', () => {
    const bench = new Bench(shoeOf(NATURAL));
    const phases = [bench.state.phase];
    for (let step = 0; step < 8; step += 1) {
      bench.advance();
      if (phases.at(-1) !== bench.state.phase) phases.push(bench.state.phase);
    }
    expect(phases).toEqual(['shuffling', 'betting', 'closed', 'dealing', 'settled', 'betting']);
    expect(bench.state.round?.number).toBe(2);
  });

  it('[T1] is dealt without bets, and pays nothing', () => {
    const bench = new Bench(shoeOf(NATURAL));
    bench.until('settled');
    expect(bench.state.history).toEqual(['P9n']);
    expect(bench.transfers).toEqual([]);
    expect(bench.records).toEqual([]);
  });

  it('[S1] draws one card face up and burns its value before the first round', () => {
    const bench = new Bench(shoeOf(NATURAL));
    bench.advance();
    expect(bench.state.shoe).toMatchObject({ burn: { faceUp: 'AS', count: 1 }, next: 2 });
    expect(types(bench).slice(-2)).toEqual(['CardsBurned', 'RoundOpened']);
  });

  it('[R3] deals player, banker, player, banker, and each third card by the tableau', () => {
    const bench = new Bench(shoeOf(SIX_CARDS));
    bench.until('settled');
    const dealt = bench.events.flatMap((event) =>
      event.type === 'CardDealt' ? [[event.side, event.card]] : [],
    );
    expect(dealt).toEqual([
      ['player', '2S'],
      ['banker', '4H'],
      ['player', '3S'],
      ['banker', '2H'],
      ['player', '7D'],
      ['banker', '5C'],
    ]);
    expect(bench.state.coup).toMatchObject({ playerScore: 2, bankerScore: 1, outcome: 'player' });
  });

  it('[T1] keeps its pace: each phase ends when its time is over, not before', () => {
    const bench = new Bench(shoeOf(NATURAL));
    bench.advance();
    expect((bench.state.deadline ?? 0) - bench.now).toBe(SETUP.pace.bettingMs);
    const early = {
      now: instant(bench.now),
      cardAt: () => 'AS' as const,
      houseValue: () => '',
      beacon: () => null,
      awaySince: () => null,
      availableMinor: () => ZERO,
      recordsOf: () => [],
    };
    expect(decide(bench.state, { type: 'Advance' }, early)).toEqual({
      ok: false,
      refusal: { reason: 'not-due' },
    });
  });

  it('[T2] shows no card before betting is closed, and then only those dealt', () => {
    const bench = new Bench(shoeOf(SIX_CARDS));
    bench.until('betting');
    expect(JSON.stringify(publicView(bench.state))).not.toMatch(/2S|4H|3S|2H|7D|5C/);
    bench.until('dealing');
    const view = publicView(bench.state);
    expect(view.hands.player).toEqual(['2S']);
    expect(JSON.stringify(view)).not.toMatch(/4H|3S|2H|7D|5C/);
  });
});

describe('the public view of a decided coup', () => {
  it('[B6] marks the winning options among those open in that round', () => {
    const bench = new Bench(shoeOf('AS 4D 9S 2H 9D 3H 9C 2D 9H 3C 9S 2C 9D 3D'));
    const won = [];
    for (let round = 1; round <= 3; round += 1) {
      bench.until('settled');
      won.push(publicView(bench.state).coup?.won.includes('any-pair'));
    }
    expect(won).toEqual([true, true, false]);
  });

  it('[B6] follows the offers and the round of the table that shows it', () => {
    const bench = new Bench(shoeOf('AS 4D 9S 2H 9D 3H'));
    bench.until('settled');
    const { setup, decided } = bench.state;
    const shown = (change: Partial<typeof bench.state>) =>
      publicView({ ...bench.state, ...change }).coup?.won;
    expect(shown({})).toContain('any-pair');
    expect(shown({ setup: { ...setup, offers: [] } })).toEqual([]);
    expect(shown({})).toContain('any-pair');
    expect(shown({ decided: decided + 100 })).not.toContain('any-pair');
  });
});

describe('the end of a shoe', () => {
  // One deck: the cut card lies before index 38; rounds of four cards from index 2: 2, 6, … 38.
  const setup = {
    ...SETUP,
    shoe: { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' },
  } as const;
  const naturals = (count: number) => shoeOf(`AS 4D ${'9S 2H TS 3H '.repeat(count)}`, 1);

  it('[S2] the cut card exactly between two rounds is drawn by the next, which is the last', () => {
    const bench = new Bench(naturals(13), setup);
    bench.until('betting');
    while (bench.state.shoe) {
      const { round, shoe } = bench.state;
      if (bench.state.phase === 'betting')
        expect(shoe?.lastRound === round?.number).toBe(round?.number === 10);
      bench.advance();
    }
    const cut = bench.events.findIndex((event) => event.type === 'CutCardDrawn');
    expect(bench.events[cut]).toMatchObject({ lastRound: 10 });
    expect(bench.events[cut + 1]).toMatchObject({ type: 'CardDealt', index: 38 });
  });

  it('[S3] the last round is announced before its betting when it is certain', () => {
    const bench = new Bench(naturals(13), setup);
    bench.until('betting');
    while (bench.state.round?.number !== 10) bench.until('betting');
    expect(publicView(bench.state).round).toMatchObject({ number: 10, last: true });
  });

  it.each(['finish', 'finish-plus-one'] as const)(
    '[S3] the last round is announced while the round before is settled, where it is known: %s',
    (afterCut) => {
      const bench = new Bench(naturals(13), { ...setup, shoe: { ...setup.shoe, cutDepth: 14, afterCut } });
      const announced = new Map<number, number | undefined>();
      while (bench.state.shoe) {
        const { phase, round, shoe } = publicView(bench.state);
        if (phase === 'settled' && round && !announced.has(round.number))
          announced.set(round.number, shoe?.lastRound);
        bench.advance();
      }
      const last = Math.max(...announced.keys());
      // Index 38 is the first card of round 10: it is certain when round 9 is settled, and no round before.
      expect(last).toBe(10);
      expect([announced.get(8), announced.get(9), announced.get(10)]).toEqual([undefined, 10, 10]);
    },
  );

  it('[S3] in finish-plus-one the cut card is announced when it comes out, with one more round', () => {
    const plusOne = { ...setup, shoe: { ...setup.shoe, cutDepth: 12, afterCut: 'finish-plus-one' } } as const;
    const bench = new Bench(naturals(13), plusOne);
    while (!bench.state.shoe?.cutDrawn) {
      expect(publicView(bench.state).shoe).not.toHaveProperty('cutOut');
      bench.advance();
    }
    expect(publicView(bench.state)).toMatchObject({
      phase: 'dealing',
      round: { number: 10, last: false },
      shoe: { cutOut: true, lastRound: 11 },
    });
  });

  it('[S2] finish-plus-one plays one round more when the cut card comes inside a round', () => {
    const plusOne = { ...setup, shoe: { ...setup.shoe, cutDepth: 12, afterCut: 'finish-plus-one' } } as const;
    const bench = new Bench(naturals(13), plusOne);
    while (bench.state.shoe) bench.advance();
    // Index 40 falls inside round 10 (38–41), so round 11 is the last.
    expect(bench.events.filter((event) => event.type === 'RoundSettled')).toHaveLength(11);
  });

  it('[S3] only balances carry over: roads, coup and totals are cleared', () => {
    const bench = new Bench(naturals(13), setup);
    while (bench.state.shoe) bench.advance();
    expect(bench.state).toMatchObject({
      phase: 'shuffling',
      history: [],
      coup: null,
      totals: {},
      round: null,
    });
    bench.newShoe(naturals(13));
    bench.until('betting');
    expect(bench.state).toMatchObject({ shoes: 2, round: { number: 1 } });
  });

  it('[S4] the order does not depend on stakes', () => {
    const cards = (bet: boolean) => {
      const bench = new Bench(naturals(13), setup);
      while (bench.state.shoe) {
        if (bet && bench.state.phase === 'betting') bench.bet('anna', { banker: 50, tie: 5 });
        bench.advance();
      }
      return bench.events.flatMap((event) => (event.type === 'CardDealt' ? [event.card] : []));
    };
    expect(cards(true)).toEqual(cards(false));
  });
});

describe('a table', () => {
  it('takes new rules from the next round on only', () => {
    const bench = new Bench(shoeOf(NATURAL));
    bench.until('betting');
    bench.carryOut({ type: 'ChangeSetup', setup: { ...SETUP, name: 'Renamed' } });
    expect(bench.state.setup.name).toBe('Test table');
    bench.until('betting');
    expect(bench.state.setup.name).toBe('Renamed');
  });

  it('is the fold of its events, and a snapshot equals the fold', () => {
    const bench = new Bench(shoeOf(SIX_CARDS));
    bench.until('betting');
    bench.bet('anna', { banker: 50 });
    bench.until('dealing');
    const folded = bench.events.reduce<OpenTable | null>(evolve, null);
    expect(folded).toEqual(bench.state);
    expect(thaw(freeze(bench.state))).toEqual(bench.state);
  });

  it('recognises a snapshot of another format', () => {
    expect(thaw(JSON.stringify({ shape: 0, table: {} }))).toBeNull();
  });

  it('is opened once, and takes a shoe only when it waits for one', () => {
    const bench = new Bench(shoeOf(NATURAL));
    expect(() => bench.carryOut({ type: 'OpenTable', setup: SETUP })).toThrow('already-open');
    expect(() => bench.newShoe(shoeOf(NATURAL))).toThrow('not-waiting-for-a-shoe');
  });
});

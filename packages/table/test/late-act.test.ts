// Acts that come too early, too late, twice or from the wrong patron: refused, without effect. [T7] [T2]
import type { Side } from '@punto/engine/side';
import { describe, expect, it } from 'vitest';
import { ownView, patronId, publicView } from '../src/index.ts';
import { Bench, SQUEEZED, shoeOf } from './bench.ts';

// Ace face up burns one. Player 2+3 draws 7, banker 4+2 draws 5 on a seven.
const SIX_CARDS = 'AS 4D 2S 4H 3S 2H 7D 5C';

const betting = (setup = SQUEEZED): Bench => {
  const bench = new Bench(shoeOf(SIX_CARDS), setup);
  bench.until('betting');
  return bench;
};

/** Up to the first card being squeezed. */
const squeezing = (bets: (bench: Bench) => void): Bench => {
  const bench = betting();
  bets(bench);
  bench.until('squeezing');
  return bench;
};

const onPlayer = (bench: Bench) => bench.bet('anna', { player: 100 });
const onBoth = (bench: Bench) => bench.bet('anna', { player: 100, banker: 50 });

describe('an act that does not fit', () => {
  const turn = (place: 0 | 1 | 2, side: Side = 'player') => ({ act: 'turn-card', side, place }) as const;
  const giveUp = (side: Side) => ({ act: 'give-up-squeeze', side }) as const;

  const unchanged = (bench: Bench, tries: () => void): void => {
    const { state } = bench;
    const told = bench.events.length;
    tries();
    expect(bench.state).toBe(state);
    expect(bench.events).toHaveLength(told);
  };

  it('[T7] early: before bets are final, and before the card can be squeezed', () => {
    const bench = betting();
    onBoth(bench);
    const early = () => {
      expect(bench.act('anna', turn(0))).toBe('not-your-card');
      expect(bench.act('anna', turn(0, 'banker'))).toBe('not-your-card');
    };
    unchanged(bench, () => {
      early();
      expect(bench.act('anna', giveUp('player'))).toBe('not-your-card');
    });
    bench.until('closed');
    unchanged(bench, early);
    bench.until('dealing');
    unchanged(bench, early);
    bench.until('squeezing');
    unchanged(bench, () => {
      expect(bench.act('anna', turn(1))).toBe('not-your-card');
      expect(bench.act('anna', turn(0, 'banker'))).toBe('not-your-card');
    });
  });

  it('[T7] twice: the second turns no other card', () => {
    const bench = squeezing(onPlayer);
    expect(bench.act('anna', turn(0))).toBeNull();
    unchanged(bench, () => expect(bench.act('anna', turn(0))).toBe('not-your-card'));
    bench.until('squeezing');
    unchanged(bench, () => expect(bench.act('anna', turn(0))).toBe('not-your-card'));
    expect(bench.act('anna', giveUp('player'))).toBeNull();
    unchanged(bench, () => expect(bench.act('anna', giveUp('player'))).toBe('not-your-card'));
  });

  it('[T7] late: the card has turned, the round is over, another round is open', () => {
    const bench = squeezing(onPlayer);
    bench.advance();
    unchanged(bench, () => expect(bench.act('anna', turn(0))).toBe('not-your-card'));
    bench.until('settled');
    unchanged(bench, () => {
      expect(bench.act('anna', turn(2))).toBe('not-your-card');
      expect(bench.act('anna', giveUp('player'))).toBe('not-your-card');
    });
    bench.until('betting');
    unchanged(bench, () => {
      expect(bench.act('anna', turn(0), { round: 1 })).toBe('round-over');
      expect(bench.act('anna', giveUp('player'), { round: 1 })).toBe('round-over');
      expect(bench.act('anna', turn(0), { shoe: 2 })).toBe('round-over');
    });
  });

  it('[T7] of a stranger, and of the patron with the smaller stake', () => {
    const bench = betting();
    onPlayer(bench);
    bench.bet('ben', { player: 99, banker: 10 });
    bench.until('squeezing');
    unchanged(bench, () => {
      for (const patron of ['ben', 'carl']) {
        expect(bench.act(patron, turn(0))).toBe('not-your-card');
        expect(bench.act(patron, giveUp('player'))).toBe('not-your-card');
      }
    });
  });

  it('[V2] any, at a table that deals face up', () => {
    const { squeeze: _, ...faceUp } = SQUEEZED;
    const bench = betting(faceUp);
    onPlayer(bench);
    bench.until('dealing');
    unchanged(bench, () => {
      expect(bench.act('anna', turn(0))).toBe('not-your-card');
      expect(bench.act('anna', giveUp('player'))).toBe('not-your-card');
      expect(bench.act('anna', { act: 'take-seat', seat: '1' })).toBe('no-seats-here');
      expect(bench.act('anna', { act: 'deal' })).toBe('not-the-holder');
    });
    expect(ownView(bench.state, patronId('anna'))?.squeezes).toEqual([]);
    expect(publicView(bench.state).largestMinor).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { createPeel, FALLS_OVER_AT } from './peel.ts';
import type { Drawn } from './wire-fold.ts';

const bench = ({ still = false, mayTurn = true } = {}) => {
  let atMs = 0;
  let waiting: ((atMs: number) => void) | null = null;
  const seen = { share: 0, shown: [] as (Drawn | null)[], fell: 0, opened: 0, painted: 0 };
  const peel = createPeel(
    {
      paint: () => {
        seen.painted += 1;
      },
      share: (share) => {
        seen.share = share;
      },
      show: (drawn) => seen.shown.push(drawn),
      fallsOver: () => {
        seen.fell += 1;
        return mayTurn;
      },
      open: () => {
        seen.opened += 1;
      },
    },
    {
      request: (frame) => {
        waiting = frame;
        return 1;
      },
      cancel: () => {
        waiting = null;
      },
      still: () => still,
    },
  );
  const pass = (ms: number) => {
    for (const end = atMs + ms; atMs < end; atMs += 16) {
      const frame = waiting;
      waiting = null;
      frame?.(atMs);
    }
  };
  return { peel, seen, pass };
};

describe('the bend of the own card', () => {
  it('[T7] follows the finger without a jump, wherever it starts', () => {
    const { peel, seen } = bench();
    peel.take([30, 200]);
    peel.draw([90, 200]);
    expect(seen.shown.at(-1)).toEqual({ from: [0, 200], to: [60, 200] });
    expect(seen.share).toBeGreaterThan(0.1);
  });

  it('[T7] returns to flat if released early, which is sent immediately', () => {
    const { peel, seen, pass } = bench();
    peel.take([0, 200]);
    peel.draw([120, 200]);
    peel.letGo();
    expect(seen.shown.at(-1)).toBeNull();
    expect(seen.share).toBeGreaterThan(0.1);
    pass(300);
    expect(seen.share).toBe(0);
    expect(seen.fell).toBe(0);
  });

  it('[T5] [T7] lies back if released late while the table would refuse the turn', () => {
    const { peel, seen, pass } = bench({ mayTurn: false });
    peel.take([0, 200]);
    peel.draw([330, 200]);
    peel.letGo();
    expect(seen.shown.at(-1)).toBeNull();
    pass(2_000);
    expect([seen.share, seen.fell, seen.opened]).toEqual([0, 1, 0]);
  });

  it('[T7] turns over once if released late', () => {
    const { peel, seen, pass } = bench();
    peel.take([0, 200]);
    peel.draw([330, 200]);
    expect(seen.share).toBeGreaterThan(FALLS_OVER_AT);
    peel.letGo();
    peel.turn();
    expect([seen.fell, seen.opened]).toEqual([1, 0]);
    pass(500);
    expect([seen.fell, seen.opened, seen.share]).toEqual([1, 1, 1]);
    peel.take([0, 200]);
    peel.draw([50, 200]);
    expect(seen.share).toBe(1);
  });

  it('[T7] can be gripped again while it returns to flat', () => {
    const { peel, seen, pass } = bench();
    peel.take([0, 200]);
    peel.draw([120, 200]);
    peel.letGo();
    pass(60);
    peel.take([250, 100]);
    peel.draw([200, 100]);
    pass(400);
    expect(seen.shown.at(-1)).toEqual({ from: [250, 100], to: [200, 100] });
  });

  it('[T7] is pulled stepwise by keys, stays in place, and changes the edge when flat', () => {
    const { peel, seen, pass } = bench();
    peel.drawFrom([0, 175], [18, 0]);
    peel.drawFrom([0, 175], [18, 0]);
    pass(500);
    expect(seen.shown.at(-1)).toEqual({ from: [0, 175], to: [36, 175] });
    peel.drawFrom([250, 175], [-18, 0]);
    peel.drawFrom([250, 175], [-18, 0]);
    expect(seen.share).toBe(0);
    peel.drawFrom([125, 350], [0, -18]);
    expect(seen.shown.at(-1)).toEqual({ from: [125, 350], to: [125, 332] });
  });

  it('[T7] does not animate with reduced motion', () => {
    const { peel, seen } = bench({ still: true });
    peel.take([0, 200]);
    peel.draw([100, 200]);
    peel.letGo();
    expect(seen.share).toBe(0);
    peel.turn();
    expect(seen.opened).toBe(1);
  });

  it('[T7] lifts a corner once as a hint, for its holder only, until it is gripped', () => {
    const { peel, seen, pass } = bench();
    peel.peek();
    pass(300);
    expect(seen.painted).toBeGreaterThan(10);
    expect(seen.shown).toEqual([]);
    peel.take([0, 200]);
    const { painted } = seen;
    pass(500);
    expect(seen.painted).toBe(painted);
    expect(seen.share).toBe(0);
  });
});

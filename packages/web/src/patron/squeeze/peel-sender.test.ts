import type { Fold } from '@punto/protocol/message';
import { describe, expect, it } from 'vitest';
import { createPeelSender } from './peel-sender.ts';
import { fromWire, toWire } from './wire-fold.ts';

const bench = () => {
  let now = 0;
  let due: { at: number; then: () => void } | null = null;
  const sent: (readonly [at: number, fold: Fold | null])[] = [];
  const sender = createPeelSender((fold) => sent.push([now, fold]), {
    now: () => now,
    after: (delayMs, then) => {
      due = { at: now + delayMs, then };
      return () => {
        due = null;
      };
    },
  });
  const pass = (ms: number) => {
    for (const end = now + ms; now < end; now += 1) {
      if (!due || due.at > now) continue;
      const { then } = due;
      due = null;
      then();
    }
  };
  return { sender, sent, pass };
};

describe('bends sent to other patrons', () => {
  it('[T7] are at most fifteen a second, including the last one', () => {
    const { sender, sent, pass } = bench();
    for (let x = 0; x < 100; x += 1) {
      sender.show({ from: [0, 175], to: [x, 175] });
      pass(10);
    }
    pass(200);
    expect(sent.length).toBeLessThanOrEqual(16);
    expect(sent.length).toBeGreaterThan(10);
    expect(sent.at(-1)?.[1]).toEqual({ from: [0, 500], to: [396, 500] });
  });

  it('[T7] are sent only when they change', () => {
    const { sender, sent, pass } = bench();
    sender.show(null);
    pass(100);
    expect(sent).toEqual([]);
    for (const to of [30, 30.01, 30]) {
      sender.show({ from: [0, 175], to: [to, 175] });
      pass(100);
    }
    sender.show(null);
    pass(100);
    expect(sent.map(([, fold]) => fold)).toEqual([{ from: [0, 500], to: [120, 500] }, null]);
  });

  it('[T7] end when the card is turned', () => {
    const { sender, sent, pass } = bench();
    sender.show({ from: [0, 175], to: [40, 175] });
    sender.stop();
    pass(100);
    expect(sent).toEqual([]);
  });

  it('[T7] are encoded as bounded integer thousandths', () => {
    const fold = toWire({ from: [-0.01, 350], to: [900, -900] });
    expect(fold).toEqual({ from: [0, 1000], to: [2000, -1000] });
    expect(fromWire({ from: [0, 500], to: [500, 250] })).toEqual({ from: [0, 175], to: [125, 87.5] });
  });
});

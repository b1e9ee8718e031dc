import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { Heartbeat } from './heartbeat.ts';
import type { Line } from './line.ts';

const HEARTBEAT_MS = 15_000;

const start = () => {
  const clock = createManualClock();
  const began = clock.now();
  const heartbeat = new Heartbeat(clock, HEARTBEAT_MS);
  const enter = () => {
    const told: { readonly what: string; readonly afterMs: number }[] = [];
    const tell = (what: string) => () => void told.push({ what, afterMs: clock.now() - began });
    const pulse = heartbeat.enter({ ping: tell('ping'), drop: tell('drop') } as unknown as Line);
    return { told, pulse };
  };
  return { clock, heartbeat, enter };
};

describe('a connection', () => {
  it('that is silent is pinged within a heartbeat, and closed half of one later', () => {
    const { clock, enter } = start();
    const { told } = enter();
    clock.advance(HEARTBEAT_MS);
    expect(told.map(({ what }) => what)).toEqual(['ping']);
    clock.advance(HEARTBEAT_MS / 2);
    expect(told.map(({ what }) => what)).toEqual(['ping', 'drop']);
  });

  it('that sends now and then is never pinged', () => {
    const { clock, enter } = start();
    const { told, pulse } = enter();
    for (let n = 0; n < 20; n += 1) {
      clock.advance(HEARTBEAT_MS / 3);
      pulse.beat();
    }
    expect(told).toEqual([]);
  });

  it('that answers a ping stays open', () => {
    const { clock, enter } = start();
    const { told, pulse } = enter();
    for (let n = 0; n < 100; n += 1) {
      clock.advance(HEARTBEAT_MS / 10);
      if (told.at(-1)?.what === 'ping') pulse.beat();
    }
    expect(new Set(told.map(({ what }) => what))).toEqual(new Set(['ping']));
  });

  it('that has closed is not checked', () => {
    const { clock, enter } = start();
    const { told, pulse } = enter();
    pulse.stop();
    clock.advance(4 * HEARTBEAT_MS);
    expect(told).toEqual([]);
  });
});

describe('many connections', () => {
  it('are pinged spread over time', () => {
    const { clock, heartbeat, enter } = start();
    const lines = Array.from({ length: 640 }, enter);
    clock.advance(HEARTBEAT_MS);
    const at = lines.map(({ told }) => told[0]?.afterMs);
    const moments = Map.groupBy(at, (ms) => ms);
    expect(moments.size).toBe(32);
    expect([...moments.values()].every((asked) => asked.length === 20)).toBe(true);
    heartbeat.close();
    expect(clock.next()).toBeNull();
  });
});

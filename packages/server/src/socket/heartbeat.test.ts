import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { Heartbeat } from './heartbeat.ts';
import type { SocketWriter } from './socket-writer.ts';

const HEARTBEAT_MS = 15_000;

const start = () => {
  const clock = createManualClock();
  const began = clock.now();
  const heartbeat = new Heartbeat(clock, HEARTBEAT_MS);
  const enter = () => {
    const calls: { readonly what: string; readonly afterMs: number }[] = [];
    const record = (what: string) => () => void calls.push({ what, afterMs: clock.now() - began });
    const pulse = heartbeat.enter({ ping: record('ping'), drop: record('drop') } as unknown as SocketWriter);
    return { calls, pulse };
  };
  return { clock, heartbeat, enter };
};

describe('a connection', () => {
  it('that is silent is pinged within a heartbeat, and closed half of one later', () => {
    const { clock, enter } = start();
    const { calls } = enter();
    clock.advance(HEARTBEAT_MS);
    expect(calls.map(({ what }) => what)).toEqual(['ping']);
    clock.advance(HEARTBEAT_MS / 2);
    expect(calls.map(({ what }) => what)).toEqual(['ping', 'drop']);
  });

  it('that sends now and then is never pinged', () => {
    const { clock, enter } = start();
    const { calls, pulse } = enter();
    for (let n = 0; n < 20; n += 1) {
      clock.advance(HEARTBEAT_MS / 3);
      pulse.beat();
    }
    expect(calls).toEqual([]);
  });

  it('that answers a ping stays open', () => {
    const { clock, enter } = start();
    const { calls, pulse } = enter();
    for (let n = 0; n < 100; n += 1) {
      clock.advance(HEARTBEAT_MS / 10);
      if (calls.at(-1)?.what === 'ping') pulse.beat();
    }
    expect(new Set(calls.map(({ what }) => what))).toEqual(new Set(['ping']));
  });

  it('that has closed is not checked', () => {
    const { clock, enter } = start();
    const { calls, pulse } = enter();
    pulse.stop();
    clock.advance(4 * HEARTBEAT_MS);
    expect(calls).toEqual([]);
  });
});

describe('many connections', () => {
  it('are pinged spread over time', () => {
    const { clock, heartbeat, enter } = start();
    const lines = Array.from({ length: 640 }, enter);
    clock.advance(HEARTBEAT_MS);
    const at = lines.map(({ calls }) => calls[0]?.afterMs);
    const moments = Map.groupBy(at, (ms) => ms);
    expect(moments.size).toBe(32);
    expect([...moments.values()].every((asked) => asked.length === 20)).toBe(true);
    heartbeat.close();
    expect(clock.next()).toBeNull();
  });
});

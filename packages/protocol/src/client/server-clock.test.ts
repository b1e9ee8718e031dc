import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

/** A local clock that the test sets, and a server clock 5,000 ms ahead of it. */
const clocks = () => {
  let local = 1_000;
  const clock = createServerClock(() => local);
  return {
    clock,
    /** Sends a ping that takes `out` milliseconds there and `back` milliseconds back. */
    pingPong: (out: number, back: number) => {
      const sent = local;
      const serverNow = sent + out + 5_000;
      local = sent + out + back;
      clock.pong(sent, serverNow);
      return local;
    },
  };
};

it('[T1] takes the server’s time as the middle of the round trip', () => {
  const { clock, pingPong } = clocks();
  const local = pingPong(40, 40);
  expect(clock.now()).toBe(local + 5_000);
  expect(clock.latencyMs()).toBe(80);
});

it('[T1] uses the quickest of the latest pongs: a slow one changes nothing', () => {
  const { clock, pingPong } = clocks();
  pingPong(10, 10);
  const local = pingPong(10, 900);
  expect(clock.now()).toBe(local + 5_000);
  expect(clock.latencyMs()).toBe(910);
});

it('[T1] is reset by a greeting: a new connection may have another route', () => {
  const { clock, pingPong } = clocks();
  const local = pingPong(10, 10);
  clock.restart(local + 9_000);
  expect(clock.now()).toBe(local + 9_000);
  expect(clock.latencyMs()).toBeNull();
});

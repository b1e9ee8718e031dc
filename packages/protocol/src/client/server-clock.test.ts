import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

/** A local clock that a test sets, and the clock of a server that goes 5,000 ms ahead of it. */
const clocks = () => {
  let local = 1_000;
  const clock = createServerClock(() => local);
  return {
    clock,
    /** There in `out` and back in `back` milliseconds. */
    pingPong: (out: number, back: number) => {
      const sent = local;
      const serverNow = sent + out + 5_000;
      local = sent + out + back;
      clock.pong(sent, serverNow);
      return local;
    },
  };
};

it('[T1] takes the server’s time for the middle of the way there and back', () => {
  const { clock, pingPong } = clocks();
  const local = pingPong(40, 40);
  expect(clock.now()).toBe(local + 5_000);
  expect(clock.latencyMs()).toBe(80);
});

it('[T1] believes the quickest of the latest pongs: a slow one moves nothing', () => {
  const { clock, pingPong } = clocks();
  pingPong(10, 10);
  const local = pingPong(10, 900);
  expect(clock.now()).toBe(local + 5_000);
  expect(clock.latencyMs()).toBe(910);
});

it('[T1] begins anew with a greeting: a new link may have another way', () => {
  const { clock, pingPong } = clocks();
  const local = pingPong(10, 10);
  clock.greet(local + 9_000);
  expect(clock.now()).toBe(local + 9_000);
  expect(clock.latencyMs()).toBeNull();
});

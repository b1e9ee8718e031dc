import { beforeEach, describe, expect, it } from 'vitest';
import { type LineRank, RANKS } from './line.ts';
import { createLineQueue, LATE_MS, type LineQueue, type Saying } from './line-queue.ts';

type Named = Saying & { readonly name: string };

/** Virtual time; each line takes 600 ms. */
const TAKES_MS = 600;
let time = 0;
let timers: { at: number; then: () => void }[] = [];
let log: string[] = [];
let queue: LineQueue<Named>;

const after = (ms: number, then: () => void) => {
  const timer = { at: time + ms, then };
  timers.push(timer);
  return () => {
    timers = timers.filter((each) => each !== timer);
  };
};
const pass = (ms: number) => {
  const until = time + ms;
  for (;;) {
    const [next] = timers.toSorted((a, b) => a.at - b.at);
    if (!next || next.at > until) break;
    timers = timers.filter((each) => each !== next);
    time = next.at;
    next.then();
  }
  time = until;
};
const add = (name: string, rank: LineRank, at = time) =>
  queue.add({ name, rank, at, leftOut: () => log.push(`${time} without ${name}`) });

beforeEach(() => {
  time = 0;
  timers = [];
  log = [];
  let cancelEnd = () => {};
  queue = createLineQueue<Named>({
    now: () => time,
    after,
    say: ({ name }, done) => {
      log.push(`${time} ${name}`);
      cancelEnd = after(TAKES_MS, done);
    },
    stop: () => {
      log.push(`${time} stop`);
      cancelEnd();
    },
  });
});

describe('the lines of the caller', () => {
  it('are said one after another, each when its moment is shown', () => {
    add('banker three', RANKS.points, 1_000);
    add('player five', RANKS.points, 450);
    pass(5_000);
    expect(log).toEqual(['450 player five', '1050 banker three']);
  });

  it('are left out when they could begin only a second after their moment', () => {
    add('one', RANKS.points);
    add('two', RANKS.points);
    add('three', RANKS.points);
    pass(5_000);
    expect(LATE_MS).toBe(1_000);
    expect(log).toEqual(['0 one', '600 two', '1200 without three']);
  });

  it('give way to a newer line of a higher rank, the one being said and those that wait', () => {
    add('player draws', RANKS.call);
    add('player eight', RANKS.points, 100);
    add('banker wins', RANKS.decided, 200);
    pass(5_000);
    expect(log).toEqual(['0 player draws', '200 without player eight', '200 stop', '200 banker wins']);
  });

  it('do not give way to one of the same rank, or to one of the same moment', () => {
    add('no more bets', RANKS.decided);
    add('banker wins', RANKS.decided, 300);
    add('place your bets', RANKS.betting, 300);
    pass(5_000);
    expect(log).toEqual(['0 no more bets', '600 banker wins', '1200 place your bets']);
  });

  it('wait while the patron must notice something else, which cuts off no result', () => {
    add('place your bets', RANKS.betting);
    pass(200);
    queue.hold(700);
    add('last bets', RANKS.betting);
    pass(1_500);
    add('banker wins', RANKS.decided);
    pass(100);
    queue.hold(700);
    pass(5_000);
    expect(log).toEqual(['0 place your bets', '200 stop', '900 last bets', '1700 banker wins']);
  });

  it('are left out when the wait is too long', () => {
    queue.hold(1_200);
    add('last bets', RANKS.betting);
    pass(5_000);
    expect(log).toEqual(['1200 without last bets']);
  });

  it('end at once when the voice is cleared, and start again after it', () => {
    add('player five', RANKS.points);
    add('player draws', RANKS.call, 500);
    pass(300);
    queue.clear();
    pass(1_000);
    add('place your bets', RANKS.betting);
    pass(1_000);
    expect(log).toEqual(['0 player five', '300 stop', '300 without player draws', '1300 place your bets']);
  });
});

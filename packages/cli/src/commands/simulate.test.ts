import { SCHEDULE_IDS } from '@punto/engine/option-id';
import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const RUN = ['simulate', '--rounds', '20000', '--seed', '7', '--threads', '1'];

describe('punto simulate', () => {
  it('finds each option near its exact odds, and the same with two threads', async () => {
    const files: Record<string, string> = {};
    const { code, out, err } = await punto([...RUN, '--out', 'out.json', '--format', 'json'], { files });
    expect([code, err, files['out.json']]).toEqual([0, '', out]);
    const { rounds, options } = JSON.parse(out);
    expect(rounds).toBeGreaterThanOrEqual(20_000);
    expect(rounds).toBeLessThan(20_200);
    expect(Object.keys(options).sort()).toEqual([...SCHEDULE_IDS].sort());
    expect(options.banker.exact).toBeCloseTo(-0.010579, 6);
    for (const { sigmas } of Object.values<{ sigmas: number }>(options)) {
      expect(Math.abs(sigmas)).toBeLessThan(4);
    }
    expect((await punto([...RUN, '--threads', '2', '--format', 'json'])).out).toBe(out);
  });

  it('prints only what was requested, by the rules of the room', async () => {
    const { out } = await punto([...RUN, '--room', 'six-deck', '--options', 'tie,player']);
    expect(out).toMatch(/shoes of 6 decks, cut \d+ from the end, seed 7/);
    expect(out.match(/^(option|player|tie|banker)\b/gim)).toEqual(['Option', 'player', 'tie']);
  });

  it.each([
    ['simulate', '--rounds', '1e13', '--out'],
    ['depth', '--shoes', '1e9', '--svg'],
    ['rng', 'rounds', '--rounds', '1e12', '--out'],
  ])('%s refuses a file that cannot be written before it computes anything', async (...args) => {
    const { code, out, err } = await punto([...args, '/nonexistent/x.json']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('cannot write /nonexistent/x.json: there is no such file or folder');
  });

  it.each([
    [['--shard', '3/2'], 'such as 2/8'],
    [['--shard', '900/999'], 'more --rounds'],
    [['--threads', '0'], 'from 1 to 256'],
    [['--seed', '4294967296'], 'from 0 to 4294967295'],
    [['--options', 'players'], 'no option "players"'],
  ])('refuses %j', async (more, says) => {
    const { code, out, err } = await punto([...RUN, ...more]);
    expect([code === 0, out]).toEqual([false, '']);
    expect(err).toContain(says);
  });
});

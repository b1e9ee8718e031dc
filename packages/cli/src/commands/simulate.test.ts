import { readFile } from 'node:fs/promises';
import { SCHEDULE_IDS } from '@punto/engine/option-id';
import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const TAGS = '0 0 0 -1 -1 -1 -1 2 2 0';
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

  it('prints only the requested options, by the rules of the room', async () => {
    const { out } = await punto([...RUN, '--room', 'six-deck', '--options', 'tie,player']);
    expect(out).toMatch(/shoes of 6 decks, cut \d+ from the end, seed 7/);
    expect(out.match(/^(option|player|tie|banker)\b/gim)).toEqual(['Option', 'player', 'tie']);
  });

  it('settles bets from files and by id, the same with two threads', async () => {
    const mine = await readFile(new URL('../../../../bets/published/panda-8.json', import.meta.url), 'utf8');
    const args = [...RUN, '--bet', 'mine.json', '--bet', 'banker', '--options', 'banker'];
    const { code, out } = await punto([...args, '--format', 'json'], { files: { 'mine.json': mine } });
    const { options, bets } = JSON.parse(out);
    expect([code, Object.keys(options)]).toEqual([0, ['banker']]);
    expect(bets.map(({ bet }: { bet: { id: string } }) => bet.id)).toEqual(['panda-8', 'banker']);
    expect(bets[0].exact).toBeCloseTo(-0.101876, 6);
    expect(Math.abs(bets[0].sigmas)).toBeLessThan(4);
    expect(bets[1]).toMatchObject(options.banker);
    const two = await punto([...args, '--threads', '2'], { files: { 'mine.json': mine } });
    expect(two.out.match(/^(Option|banker|panda-8|tie)\b/gm)).toEqual([
      'Option',
      'banker',
      'panda-8',
      'banker',
    ]);
  });

  it('bets by a count on each of the bets', async () => {
    const args = [...RUN, '--bet', 'dragon-7', '--bet', 'banker', '--tags', TAGS, '--from', '4'];
    const { out } = await punto([...args, '--format', 'json']);
    const { bets, counter } = JSON.parse(out);
    expect(counter).toMatchObject({ count: 'true', from: 4, until: null });
    expect(bets[0].counted.share.value).toBe(counter.bet / counter.dealt);
    expect(bets[0].counted.share.value).toBeGreaterThan(0.07);
    expect(bets[0].counted.share.value).toBeLessThan(0.11);
    const table = await punto([...args, '--count', 'running', '--until', '40']);
    expect(table.out).toContain('Bets from a running count of 4 on, in rounds 1 to 40: A 0, 2 0, 3 0, 4 -1');
    expect(table.out.match(/^(Bet |banker|dragon-7)/gm)).toEqual(['Bet ', 'dragon-7', 'banker']);
  });

  it('writes a row for each round or shoe beside the report', async () => {
    const files: Record<string, string> = {};
    const args = ['simulate', '--rounds', '500', '--threads', '1', '--bet', 'dragon-7', '--csv'];
    const { code, out } = await punto(
      [...args, 'rounds.csv', '--parquet', 'rounds.parquet', '--format', 'json'],
      { files },
    );
    const { rounds, shoes } = JSON.parse(out);
    expect([code, files['rounds.csv']?.split('\n').length]).toEqual([0, rounds + 2]);
    expect(files['rounds.parquet']?.slice(0, 4)).toBe('PAR1');
    await punto([...args, 'shoes.csv', '--rows', 'shoes'], { files });
    expect(files['shoes.csv']?.split('\n').length).toBe(shoes + 2);
  });

  it.each([
    ['simulate', '--rounds', '1e13', '--out'],
    ['simulate', '--rounds', '1e13', '--parquet'],
    ['simulate', '--rounds', '1e13', '--csv'],
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
    [['--bet', 'dragon7'], 'no bet of this id: did you mean dragon-7?'],
    [['--bet', 'unheard-of'], 'bets/published and bets/catalogue have them'],
    [['--bet', 'none.json'], 'cannot read none.json'],
    [['--cut', '5'], '--cut: a cut card 5 from the end does not fit 8 decks'],
    [['--bet', 'dragon-7', '--tags', '1 2 3', '--from', '4'], 'there are 3 tags: write ten'],
    [['--bet', 'dragon-7', '--tags', TAGS], 'needs both --tags and --from'],
    [['--bet', 'dragon-7', '--until', '9'], 'needs both --tags and --from'],
    [['--bet', 'dragon-7', '--tags', TAGS, '--from', 'four'], 'such as 4, 2.5 or -1'],
    [['--tags', TAGS, '--from', '4'], 'name what the counter bets on with --bet'],
  ])('refuses %j', async (more, says) => {
    const { code, out, err } = await punto([...RUN, ...more]);
    expect([code === 0, out]).toEqual([false, '']);
    expect(err).toContain(says);
  });
});

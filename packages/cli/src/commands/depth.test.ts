import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const SHORT = ['depth', '--shoes', '3', '--options', 'player,perfect-pair,player-bonus'];

describe('punto depth', () => {
  it('[F5] gives every round of every option as JSON', async () => {
    const { code, out } = await punto([...SHORT, '--format', 'json']);
    const depth = JSON.parse(out);
    expect(code).toBe(0);
    expect(depth).toMatchObject({ decks: 8, cutDepth: 14, shoes: 3, seed: 1 });
    expect(Object.keys(depth.options)).toEqual(['player', 'perfect-pair', 'player-bonus']);
    const { until, rounds, gainPerShoe, gainPerShoeUntil } = depth.options['perfect-pair'];
    expect(until).toBe(50);
    expect(rounds[0]).toEqual({ round: 1, shoes: 3, favoured: 0, share: 0, gain: 0 });
    const gain = rounds.reduce((sum: number, round: { gain: number }) => sum + round.gain, 0);
    expect(gain).toBeCloseTo(gainPerShoe, 12);
    expect(gainPerShoeUntil).toBeLessThanOrEqual(gainPerShoe);
  });

  it('[F1] the same seed gives the same shoes', async () => {
    const once = await punto([...SHORT, '--seed', '7', '-f', 'csv']);
    expect(await punto([...SHORT, '--seed', '7', '-f', 'csv'])).toEqual(once);
    expect((await punto([...SHORT, '--seed', '8', '-f', 'csv'])).out).not.toBe(once.out);
    expect(once.out.split('\n')[0]).toBe('option,round,shoes,favoured,share,gain');
  });

  it('[F5] prints a line for each option', async () => {
    const { out } = await punto(SHORT);
    expect(out).toContain('3 shoes of 8 decks, cut 14 from the end, seed 1\n');
    expect(out).toMatch(/^player {10,}– /m);
    expect(out).toMatch(/^player-bonus {2,}40 /m);
  });

  it('[S2] a deeper cut leaves fewer rounds', async () => {
    const rounds = async (cut: string): Promise<number> => {
      const { out } = await punto([...SHORT, '--cut', cut, '-f', 'json']);
      return JSON.parse(out).options.player.rounds.length;
    };
    expect(await rounds('208')).toBeLessThan(await rounds('14'));
  });

  it('[F5] draws a picture with axes, labels and limits', async () => {
    const files: Record<string, string> = {};
    await punto([...SHORT, '--shoes', '6', '--svg', 'depth.svg'], { files });
    const svg = files['depth.svg'] ?? '';
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox=/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    for (const words of ['Round of the shoe', 'until 40', 'until 50', '>perfect-pair<', '0 %']) {
      expect(svg).toContain(words);
    }
    expect(svg.match(/<(\w+)/g)?.length).toBe(
      (svg.match(/<\/\w+>/g)?.length ?? 0) + (svg.match(/\/>/g)?.length ?? 0),
    );
  });

  it('[F5] a picture without a favoured round is empty, not broken', async () => {
    const files: Record<string, string> = {};
    await punto(['depth', '--shoes', '1', '--cut', '300', '-o', 'banker', '--svg', 'x'], { files });
    expect(files.x).toContain('Never favoured: banker.');
    expect(files.x).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each([
    [['--shoes', '0'], 'It must be a whole number from 1 to 1000000000'],
    [['--shoes', '1.5'], 'It must be a whole number'],
    [['--cut', '5'], '--cut 5: in this room'],
    [['--cut', '410'], 'the cut card lies 6 to 405 cards from the end'],
    [['--seed', '-1'], 'It must be a whole number from 0'],
    [['--room', 'none'], 'The rooms are'],
  ])('called wrongly: %j', async (args, words) => {
    const { code, err } = await punto(['depth', ...args]);
    expect(err).toContain(words);
    expect(code).toBe(2);
  });
});

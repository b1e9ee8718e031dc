import { wordsOf } from '@punto/engine/fairness/permutation';
import { SCHEDULE_IDS } from '@punto/engine/option-id';
import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';
import { dump } from '../rng/dump.ts';

describe('punto rng dump', () => {
  const dumped = async (afterRejection: boolean, bytes: number | null, pieces = 9): Promise<Uint8Array> => {
    const out: Uint8Array[] = [];
    const stop = new AbortController();
    const write = async (piece: Uint8Array): Promise<void> => {
      out.push(piece);
      if (out.length === pieces) stop.abort();
    };
    await dump({ word: wordsOf('1'.repeat(64)), bytes, afterRejection }, write, stop.signal);
    return Buffer.concat(out);
  };

  it('streams the words in order, the lowest byte first', async () => {
    const bytes = Buffer.from(await dumped(false, 12));
    const word = wordsOf('1'.repeat(64));
    expect([0, 4, 8].map((at) => bytes.readUInt32LE(at))).toEqual([word(), word(), word()]);
    expect(bytes).toHaveLength(12);
  });

  it('names the default of an option once', async () => {
    const { out } = await punto(['rng', 'test', '--help']);
    expect(out.match(/--decks <n>.*\n?.*default/g)).toHaveLength(1);
    expect(out).not.toMatch(/\(default: 8\)/);
  });

  it('gives as many bytes as requested, or without end', async () => {
    expect(await dumped(false, 100_001)).toHaveLength(100_001);
    expect((await dumped(false, null)).length).toBe(9 * 65_536);
    expect((await dumped(true, null)).length % 52).toBe(0);
  });

  it('after rejection streams whole decks, each card once', async () => {
    const bytes = await dumped(true, 520);
    for (let at = 0; at < 520; at += 52)
      expect(Array.from(bytes.subarray(at, at + 52)).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 52 }, (_, card) => card),
      );
    expect(bytes.subarray(0, 52)).not.toEqual(bytes.subarray(52, 104));
  });

  it('comes from the system by the command, and is binary', async () => {
    const [one, other] = [
      await punto(['rng', 'dump', '--bytes', '64']),
      await punto(['rng', 'dump', '--bytes', '64']),
    ];
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(one.out).toHaveLength(64);
    expect(one.out).not.toBe(other.out);
  });

  it('refuses contradicting options', async () => {
    const both = await punto(['rng', 'dump', '--words', '--after-rejection']);
    expect(both).toMatchObject({ code: 2, out: '' });
    expect(both.err).toContain('choose one of them');
  });
});

describe('punto rng test', () => {
  it('prints the number of shuffles, the rejections, and the result of each test', async () => {
    const { code, out } = await punto([
      'rng',
      'test',
      '--shuffles',
      '300',
      '--seed-source',
      '3',
      '--format',
      'json',
    ]);
    const found = JSON.parse(out);
    expect(code).toBe(0);
    expect(found).toMatchObject({
      kind: 'punto rng test',
      shuffles: 300,
      decks: 1,
      level: 0.01,
      passed: true,
    });
    expect(found.findings).toHaveLength(38);
    expect(found.rejections.observed).toBeGreaterThan(5_000);
    const again = await punto(['rng', 'test', '--shuffles', '300', '--seed-source', '3', '--format', 'json']);
    expect(again.out).toBe(out);
  });

  it('refuses too few shuffles, and an unknown source', async () => {
    expect(await punto(['rng', 'test', '--shuffles', '100'])).toMatchObject({ code: 2, out: '' });
    const other = await punto(['rng', 'test', '--seed-source', 'dice']);
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toContain('Write os');
  });
});

describe('punto rng rounds', () => {
  const files: Record<string, string> = {};
  const rounds = (...args: string[]) => punto(['rng', 'rounds', '--seed-source', '5', ...args], { files });

  it('counts rounds of the served code, and saves them to continue', async () => {
    const first = await rounds('--rounds', '300', '--out', '1.json', '--format', 'json');
    expect(first.code).toBe(0);
    const { rounds: counted, findings } = JSON.parse(first.out);
    expect([counted, findings.length]).toEqual([300, SCHEDULE_IDS.length + 1]);
    const [player] = findings;
    expect(player).toMatchObject({ test: 'player', exact: expect.closeTo(0.446_247, 6) });
    const whole = await rounds('--rounds', '0', '--from', '1.json', '--from', '1.json', '--format', 'json');
    expect(JSON.parse(whole.out).rounds).toBe(600);
    expect(JSON.parse(whole.out).findings[0].won).toBe(2 * player.won);
  });

  it('refuses files with other content, or changed ones', async () => {
    files['odd.json'] = '{"kind":"punto simulation"}';
    files['changed.json'] = (files['1.json'] ?? '').replace('"rounds":300', '"rounds":301');
    for (const [file, says] of [
      ['odd.json', 'holds no counted rounds'],
      ['changed.json', 'do not add up'],
    ] as const) {
      const { code, err } = await rounds('--from', file);
      expect([code, err.includes(says)]).toEqual([1, true]);
    }
    expect(await rounds('--rounds', '0')).toMatchObject({ code: 1, err: 'punto: no rounds were dealt\n' });
    expect(await rounds('--room', 'single-deck')).toMatchObject({ code: 2 });
  });
});

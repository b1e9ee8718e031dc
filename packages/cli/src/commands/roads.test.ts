import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const json = async (...results: string[]) =>
  JSON.parse((await punto(['roads', ...results, '-f', 'json'])).out);

describe('punto roads --format json', () => {
  it('[D1] [D2] [D3] [D4] has the five roads and both questions', async () => {
    expect(await json('BPPPP')).toEqual({
      beadPlate: ['banker', 'player', 'player', 'player', 'player'].map((outcome, row) => ({
        column: 0,
        row,
        outcome,
      })),
      bigRoad: [
        { column: 0, row: 0, side: 'banker', ties: 0 },
        { column: 1, row: 0, side: 'player', ties: 0 },
        { column: 1, row: 1, side: 'player', ties: 0 },
        { column: 1, row: 2, side: 'player', ties: 0 },
        { column: 1, row: 3, side: 'player', ties: 0 },
      ],
      leadingTies: 0,
      bigEyeBoy: 'brr',
      smallRoad: '',
      cockroachPig: '',
      ask: {
        banker: { bigEyeBoy: 'b', smallRoad: null, cockroachPig: null },
        player: { bigEyeBoy: 'r', smallRoad: null, cockroachPig: null },
      },
    });
  });

  it('[D3] draws the derived roads of the rules', async () => {
    expect(await json('BPPBBBPPPPBBBBB')).toMatchObject({
      bigEyeBoy: 'bbrbbrrbbrrrb',
      smallRoad: 'brbrbrbrrbr',
      cockroachPig: 'brrbrbrr',
    });
  });

  it('[D2] counts ties on a cell and those before the first separately', async () => {
    const roads = await json('ttBtT', 'p');
    expect(roads.leadingTies).toBe(2);
    expect(roads.bigRoad.map(({ ties }: { ties: number }) => ties)).toEqual([2, 0]);
  });

  it('[D1] keeps the marks of a scoreboard', async () => {
    const { beadPlate } = await json('B6', 'P9np', 'T8n', 'B');
    expect(beadPlate.map(({ mark }: { mark?: string }) => mark)).toEqual(['B6', 'P9np', 'T8n', undefined]);
  });

  it('reads letters from standard input and results from a shoe', async () => {
    const { out } = await punto(['roads', '-', '-f', 'json'], { stdin: 'BPP\nPP\n' });
    expect(JSON.parse(out)).toEqual(await json('BPPPP'));
    const files = { s: '1. 4S KH 6D - 9D 6C TC B5\n2. 9S KS - 4D 4C P9nb\n' };
    const noted = await punto(['roads', '--shoe', 's', '-f', 'json'], { files });
    expect(JSON.parse(noted.out)).toEqual(await json('B5', 'P9nb'));
  });
});

describe('punto roads', () => {
  it('[D2] draws scoreboards in letters', async () => {
    const { out } = await punto(['roads', 'TBTTBPB']);
    expect(out).toMatch(/^Bead plate\nT B · · /);
    expect(out).toContain('Big road, 1 tie before the first result\nB2P B · ');
    expect(out).toContain('Big eye boy\nb · ');
    expect(out.split('\n').slice(-2)[0]).toBe('Ask  banker next: b r –   player next: r b –');
  });

  it('[D2] colours the sides', async () => {
    const { out } = await punto(['roads', 'BPT'], { coloured: true });
    expect(out).toContain('<red>B</red> <blue>P</blue><green>1</green>');
  });

  it('[D2] shows the latest columns where the terminal is narrow', async () => {
    const { out } = await punto(['roads', 'BPBPBPBPBPBPBPPPP'], { width: 20 });
    const lines = out.split('\n').filter((line) => !line.startsWith('Ask'));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(20);
    expect(out).toContain('Big road\nB P B P B P B P B P\n');
  });

  it('[D1] lists every cell in CSV', async () => {
    const { out } = await punto(['roads', 'BT', '-f', 'csv']);
    expect(out).toBe(
      'road,column,row,cell,ties\nbeadPlate,0,0,banker,\nbeadPlate,0,1,tie,\nbigRoad,0,0,banker,1\n',
    );
  });

  it.each([
    [['BPX'], 1, '"X" at place 3 is none'],
    [['B0'], 1, '"B0" at place 1 is none'],
    [['BP1'], 0, ''],
    [[], 2, 'give one of them'],
    [['B', '--shoe', 's'], 2, 'give one of them'],
  ])('%j exits with %i', async (args, exit, words) => {
    const { code, err } = await punto(['roads', ...args]);
    expect(err).toContain(words);
    expect(code).toBe(exit);
  });
});

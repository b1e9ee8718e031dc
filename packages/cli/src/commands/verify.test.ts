import { readFileSync } from 'node:fs';
import { listSeen } from '@punto/engine/fairness/cut';
import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const sample = (name: string): string =>
  readFileSync(new URL(`../../../../docs/reference/verify/${name}`, import.meta.url), 'utf8');

const SHOE = sample('shoe.json');
const files = { 'shoe.json': SHOE, 'round.json': sample('round.json') };
const { commitment, cut } = JSON.parse(SHOE);
const OTHER = 'ab'.repeat(32);

describe('punto verify', () => {
  it('[F2] prints the result of each step for a shoe', async () => {
    const { code, out, err } = await punto(['verify', 'shoe.json'], { files });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.split('\n');
    expect(lines[0]).toBe('Table example, shoe 12, 1 deck, 8 rounds');
    expect(lines.filter((line) => line.startsWith('✓'))).toHaveLength(11);
    expect(out).toContain('✓ The cards: 52 cards, each of the 52 exactly once.\n');
    expect(lines.filter((line) => line.startsWith('– '))).toEqual([
      expect.stringMatching(/^– What you wrote down: not asked\. /),
      expect.stringMatching(/^– Your value: not asked\. /),
      expect.stringMatching(/^– The list you saw: not asked\. /),
      expect.stringMatching(/^– The beacon: not asked\. /),
    ]);
    expect(lines.slice(-3)).toEqual([
      'Every check that was asked for passed. Not asked: what you wrote down, your value, the list you saw, the beacon.',
      `Commitment: ${commitment}`,
      '',
    ]);
  });

  it('[F2] checks a single round', async () => {
    const { code, out } = await punto(['verify', '-'], { stdin: files['round.json'] });
    expect(code).toBe(0);
    expect(out).toMatch(/^Table example, shoe 12, 1 deck, round 1\n/);
  });

  it('[T8] [B] checks a play record line by line, and names each line that is wrong', async () => {
    const text = sample('record.json');
    const right = await punto(['verify', 'record.json'], { files: { 'record.json': text } });
    expect({ code: right.code, err: right.err }).toEqual({ code: 0, err: '' });
    const lines = right.out.split('\n');
    expect(lines[0]).toBe('A play record: 1 record, 2 definitions, 1 opened round');
    expect(lines.filter((line) => line.startsWith('✓'))).toHaveLength(5);
    expect(right.out).toContain('\nEvery check passed.\n');
    const file = JSON.parse(text);
    for (const bet of file.records[0].bets.slice(2)) bet.returnedMinor += 5;
    const wrong = await punto(['verify', '-'], { stdin: JSON.stringify(file) });
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain(
      '✗ The bets: 2 lines are wrong.\n    Round 1 of shoe 12 at example, Dragon 7 (records[0].bets[2]): ',
    );
    expect(wrong.out).toContain('\n2 steps failed, first: The bets, records[0].bets[2].\n');
    const json = await punto(['verify', '-', '--json'], { stdin: text });
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, failed: null });
    const noted = await punto(['verify', '-', '-c', OTHER], { stdin: text });
    expect(noted.out).toContain('You wrote down');
  });

  it('[F2] compares it with the commitment and the value that the patron noted', async () => {
    const value = cut.contributions[0].value;
    const list = listSeen({ format: 2 }, commitment, cut.contributions);
    const right = ['--commitment', commitment.toUpperCase(), '--value', value, '--list', list];
    const { code, out } = await punto(['verify', 'shoe.json', ...right], { files });
    expect(code).toBe(0);
    expect(out).toContain('\nEvery check that was asked for passed. Not asked: the beacon.\n');
    expect(out).toContain('✓ What you wrote down: It is the commitment you wrote down before the shoe.\n');
    expect(out).toContain('✓ Your value: Your value is number 1 of 3');
    const wrong = await punto(['verify', 'shoe.json', '-c', OTHER, '-v', OTHER], { files, coloured: true });
    expect(wrong.code).toBe(1);
    expect(wrong.out).toContain('<red>✗</red> <bold>What you wrote down</bold>: You wrote down abab');
    expect(wrong.out).toContain('<red>2 steps failed, first: What you wrote down.</red>\n');
  });

  it('[F2] checks the signature of a beacon', async () => {
    const signed = sample('beacon.json');
    const { code, out } = await punto(['verify', '-'], { stdin: signed });
    expect(code).toBe(0);
    expect(out).toContain('signed by drand’s network quicknet');
    expect(out).toContain('so no party could choose the order');
  });

  it('[F2] checks files of the first format', async () => {
    for (const name of ['shoe-1.json', 'round-1.json']) {
      const { code, out } = await punto(['verify', '-'], { stdin: sample(name) });
      expect(code).toBe(0);
      expect(out).toContain('✓ The beacon: ');
    }
  });

  it('[F2] names the step that fails, and continues', async () => {
    const forged = SHOE.replace('"faceUp": "4D"', '"faceUp": "4H"');
    const { code, out } = await punto(['verify', '-'], { stdin: forged });
    expect(code).toBe(1);
    expect(out).toContain('✗ The burn: The burnt card was 4H, and the shoe begins with 4D.\n');
    expect(out).toContain('✓ The rounds: ');
    expect(out).toContain('\n2 steps failed, first: The burn.\n');
    const asJson = await punto(['verify', '-', '--json'], { stdin: forged });
    expect(asJson.code).toBe(1);
    expect(JSON.parse(asJson.out)).toMatchObject({ ok: false, commitment, failed: { id: 'burn' } });
  });

  it.each([
    [
      '# Punto',
      'punto: standard input is not JSON: give a proof as it was downloaded from a table, or a play record in the format JSON\n',
    ],
    [
      '{}',
      'standard input is no proof of a shoe or round and no play record: kind must be "punto-shoe", "punto-round" or "punto-record"\n',
    ],
    [SHOE.replace('"5C"', '"5X"'), 'cards[8].card must be a card such as "TH"\n'],
  ])('does not take for false what is no such file', async (stdin, says) => {
    const { code, out, err } = await punto(['verify', '-'], { stdin });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(says);
  });

  it('requires its arguments', async () => {
    expect((await punto(['verify'])).code).toBe(2);
    expect((await punto(['verify', 'none.json'])).code).toBe(1);
    const short = await punto(['verify', 'shoe.json', '--value', 'abc'], { files });
    expect(short.code).toBe(2);
    expect(short.err).toContain('It must be 64 hexadecimal digits.');
  });
});

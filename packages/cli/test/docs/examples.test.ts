// The examples run, and the page of the study shows what it prints. Commands of the pages are run by document-samples.test.ts.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const EXAMPLES = new URL('../../../../examples/', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, EXAMPLES), 'utf8');

it('are all in the index', () => {
  const folders = readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const index = textOf('README.md');
  expect(folders.length).toBeGreaterThanOrEqual(3);
  expect(folders.map(({ name }) => name).filter((name) => !index.includes(`(${name}`))).toEqual([]);
});

describe('the study of betting systems', () => {
  const study = (...words: readonly string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('strategy-study/study.ts', EXAMPLES)), ...words], {
      encoding: 'utf8',
    });

  it('prints the output on its page', () => {
    const { stdout, stderr } = study('2000');
    expect(stderr).toBe('');
    expect(textOf('strategy-study/README.md')).toContain(`\`\`\`text\n${stdout}\`\`\``);
  });

  it('finds the exact edge within four standard errors for each system', () => {
    const sigmas = study('1000')
      .stdout.split('\n')
      .slice(2, -1)
      .map((line) => Number(line.split(/\s{2,}/).at(-3)));
    expect(sigmas).toHaveLength(4);
    for (const each of sigmas) expect(Math.abs(each)).toBeLessThan(4);
  });

  it('refuses a number of shoes that proves nothing', () => {
    expect(study('few').stderr).toContain('a whole number of at least 100');
  });
});

describe('the bet of a house’s own', () => {
  it('is the same in its file and in the room', () => {
    const room = JSON.parse(textOf('custom-bet/rooms/eights.json'));
    expect(room.bets).toEqual([JSON.parse(textOf('custom-bet/three-card-eight.json'))]);
  });
});

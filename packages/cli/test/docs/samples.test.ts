// The harness of the samples finds what is wrong with a block.
import { describe, expect, it } from 'vitest';
import { fillPage } from './page-samples.ts';
import { blocksOf } from './samples/fenced-block.ts';
import { outcomeOf } from './samples/sample-check.ts';
import { lacksIn, MINIMUMS } from './samples/sample-counts.ts';
import { commandsIn } from './samples/shell-commands.ts';
import { runShellPage } from './samples/shell-page.ts';

const fenced = (info: string, code: string, note = ''): string =>
  `${note === '' ? '' : `<!-- ${note} -->\n`}\`\`\`${info}\n${code}\n\`\`\`\n`;

/** What is found at the last block of a page. */
const tryLast = (page: string, path = 'docs/a.md') => {
  const block = blocksOf(path, page).at(-1);
  if (block === undefined) throw new Error('the page has no block');
  return outcomeOf(block, { 'rounds.csv': 'round,winner,net:tie\n1,tie,8\n2,banker,-1\n' }, false);
};

describe('blocks of a page', () => {
  it('have language, words, line, and the note above', () => {
    const page = `# A\n\n<!-- not run: a reason -->\n\n${fenced('json room', '{}')}\n${fenced('text', 'x')}`;
    const [first, second] = blocksOf('docs/a.md', page);
    expect(first).toMatchObject({ line: 5, language: 'json', words: 'room', code: '{}\n' });
    expect(first?.note).toEqual({ kind: 'not run', text: 'a reason' });
    expect(second).toMatchObject({ line: 9, note: null, after: first });
  });

  it('are found in lists, and belong to no block beyond a sentence', () => {
    const [, second] = blocksOf(
      'a.md',
      `${fenced('ts', '1')}\nIt prints:\n\n  \`\`\`text\n  a\n    b\n  \`\`\`\n`,
    );
    expect(second).toMatchObject({ code: 'a\n  b\n', after: null });
  });
});

describe('a block is right', () => {
  it.each([
    [
      'checked',
      fenced(
        'sh',
        'PUNTO_ROOMS=a npx punto serve --port 1 # here\nnpm run --silent sbom > a && npm run soak -- kill',
      ),
    ],
    ['checked', fenced('cron', '1 2 * * * cd /opt && npx punto backup a --data b')],
    ['checked', fenced('json room.tables.0', '"name": { "en": "Garden", "ja": "庭" }')],
    [
      'checked',
      fenced(
        'jsonc brand.currencies',
        '"JPY": { "rate": "160", "stepMinor": 100, "chipsMinor": [100] } // yen',
      ),
    ],
    ['checked', fenced('json GET /health/live 200', '{ "status": "live" }')],
    [
      'checked',
      fenced(
        'http',
        'POST /api/operator/v1/lighthouse/launches\n\n{ "launch": "l", "patron": "p", "currency": "EUR" }\n\n200 { "url": "https://a.example/b", "expiresAt": 1 }',
      ),
    ],
    ['run', `${fenced('ts', 'console.log(1 as number);')}\n${fenced('text', '1')}`],
    [
      'run',
      `${fenced('sql rows', "SELECT winner FROM 'rounds.parquet' ORDER BY round")}\n${fenced('text', '│ winner │\n│ tie │\n│ banker │')}`,
    ],
    ['run', fenced('text shoe', '1. 4S KH 6D - 9D 6C TC B5')],
    ['soak', fenced('console slow', '$ npx punto odds')],
    [
      'elsewhere',
      fenced('json', '{}', 'run by: packages/server/test/wire-page.test.ts'),
      'docs/reference/wire.md',
    ],
    ['exempt', fenced('nginx', 'a;', 'not run: needs nginx')],
  ])('%s: %s', (way, page, path = 'docs/a.md') => {
    expect(tryLast(page, path)).toEqual({ way, faults: [] });
  });
});

describe('a block is wrong', () => {
  it.each([
    ['has no language', fenced('', 'a')],
    ['label it console', fenced('text', '$ npx punto odds')],
    ['nothing is known to check', fenced('nginx', 'a;')],
    ['unknown option', fenced('sh', 'npx punto odds --deks 6')],
    ['Usage: punto lab', fenced('sh', 'npx punto lab')],
    ['no script', fenced('sh', 'npm run sook')],
    ['no setting', fenced('sh', 'PUNTO_ROOM=a npm start')],
    ['no program', fenced('sh', 'wget a')],
    ['there is no', fenced('sh', 'node examples/none.ts')],
    ['has no command', fenced('sh', '# nothing')],
    [
      'bettingMS',
      fenced(
        'json room',
        '{ "from": "squeeze", "pace": { "bettingMS": 1 }, "tables": [{ "table": "a", "name": "A" }] }',
      ),
    ],
    ['Comment', fenced('json', '{} // no')],
    ['rows', fenced('json bet', '{ "id": "a/b", "name": { "en": "B" }, "source": "S." }')],
    ['does not fit OpenAPI', fenced('json GET /health/live 200', '{ "status": "alive" }')],
    ['no OpenAPI document', fenced('http', 'POST /api/none\n\n200 {}')],
    ['prints 1', `${fenced('ts', 'console.log(1);')}\n${fenced('text', '2')}`],
    ['Syntax', fenced('ts', 'const = 1;')],
    ['no such column', fenced('sql rows', "SELECT loser FROM 'rounds.parquet'")],
    [
      'SQLite finds',
      `${fenced('sql rows', "SELECT count(*) AS n FROM 'rounds.parquet'")}\n${fenced('text', '│ n │\n│ 3 │')}`,
    ],
    ['P5', fenced('text shoe', '1. 4S KH 6D - 9D 6C TC P5')],
    ['differs from', fenced('ts', '1;', 'file: examples/bot/bot.ts')],
    ['does not name', fenced('json', '{}', 'run by: packages/server/test/wire-page.test.ts')],
    ['there is no', fenced('sh', 'npm start', 'not run: packages/none.test.ts runs it')],
  ])('%s: %s', (fault, page) => {
    const { faults } = tryLast(page);
    expect(faults.join('\n')).toContain(fault);
  });
});

it('the commands of a script are read without comments, settings and redirections', () => {
  expect(commandsIn('A=1 B=2 npx punto odds "a b" > x.txt # why\ncd <the folder> && rm a')).toEqual([
    { settings: ['A', 'B'], words: ['npx', 'punto', 'odds', 'a b'] },
    { settings: [], words: ['cd', 'PLACEHOLDER'] },
    { settings: [], words: ['rm', 'a'] },
  ]);
});

it('too few blocks of a kind are reported', () => {
  const counts = { ...MINIMUMS, soak: 0, exempt: 0 };
  expect(lacksIn(counts)).toEqual([]);
  expect(lacksIn({ ...counts, checked: 0 })).toHaveLength(1);
  expect(lacksIn({ ...counts, run: 0, soak: MINIMUMS.run })).toEqual([]);
});

describe('the commands of a page', () => {
  const run = (...codes: readonly string[]) => {
    const page = [fenced('json mine.json', '{ "id": 1 }'), ...codes.map((code) => fenced('sh run', code))];
    return runShellPage(blocksOf('docs/a.md', page.join('\n')));
  };

  it('is done in order and in one folder, with the files of the page', async () => {
    const runs = await run('head mine.json > copy', 'grep id copy');
    expect(runs.map(({ faults }) => faults)).toEqual([[], []]);
  });

  it('ends at the first block that fails', async () => {
    const runs = await run('grep name mine.json', 'head mine.json');
    expect(runs.map(({ faults }) => faults)).toEqual([['ends with 1: ']]);
  });
});

describe('a page with commands', () => {
  const page = [
    ...['```json mine.json', '{ "id": 1 }', '```', '```console', '$ head -1 mine.json', 'old', '```'],
    ...['```console slow', '$ npx punto odds', 'kept', '```', ''],
  ].join('\n');

  it('is filled with fresh outputs, slow ones when they are asked for', async () => {
    const { text, ran, left, files } = await fillPage(page, false);
    expect(text).toBe(page.replace('old', '{ "id": 1 }'));
    expect([ran, left]).toEqual([1, 1]);
    expect(files).toEqual({ 'mine.json': '{ "id": 1 }\n' });
    const slow = await fillPage(page, true);
    expect(slow.text).toContain('416 cards left');
    expect([slow.ran, slow.left]).toEqual([2, 0]);
  });

  it('is rejected with a command that fails, or that is not punto', async () => {
    await expect(fillPage('```console\n$ npx punto odds -d 9\n```', true)).rejects.toThrow('--decks');
    await expect(fillPage('```console\n$ rm -r .\n```', true)).rejects.toThrow('npx punto or head');
  });
});

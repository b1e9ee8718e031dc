import { describe, expect, it } from 'vitest';
import { punto } from '../test/captured.ts';

const COMMANDS = ['odds', 'settle', 'roads', 'shoe', 'depth', 'simulate', 'merge', 'rooms', 'lab'];

describe('help', () => {
  it('names every command, gives examples and the exit codes', async () => {
    const { code, out } = await punto(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
    expect(out).toContain('$ punto odds --decks 6');
    expect(out).toContain(
      'Exit codes: 0 success, 1 the data has faults or the work failed, 2 wrong arguments.',
    );
  });

  it.each(COMMANDS)('of %s has examples', async (command) => {
    const { code, out } = await punto([command, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: punto ${command}`);
    expect(out).toContain(`  $ punto ${command}`);
    expect(await punto(['help', command])).toMatchObject({ code: 0, out, err: '' });
  });

  it('of roads, whole', async () => {
    expect((await punto(['roads', '--help'])).out).toMatchInlineSnapshot(`
      "Usage: punto roads [options] [results...]

      Draws the five roads of a shoe. They describe the past and foretell nothing.

      Arguments:
        results                letters (BPPTB) or marks (B6 P9n T8), - for standard
                               input

      Options:
        -s, --shoe <file>      the results of a file in shoe notation, - for standard
                               input
        -f, --format <format>  how to print it (choices: "table", "json", "csv",
                               default: "table")
        -h, --help             display help for command

      Examples:
        $ punto roads BPPBBBPPPPBBBBB
        $ punto roads B6 P9n T8 P7p --format json
        $ punto roads --shoe shoe.txt

      Exit codes: 0 success, 1 the data has faults or the work failed, 2 wrong arguments.
      "
    `);
  });

  it('prints the version', async () => {
    expect((await punto(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('called wrongly', () => {
  it.each([
    [[], 'Usage: punto'],
    [['rodas'], "punto: unknown command 'rodas'\n(Did you mean roads?)"],
    [['odds', '--format'], "punto: option '-f, --format <format>' argument missing"],
    [['odds', '--dekcs', '8'], '(Did you mean --decks?)'],
  ])('%j', async (args, words) => {
    const { code, out, err } = await punto(args);
    expect(err).toContain(words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

import { describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const HEAD = 'transaction,currency,amount,state,at\n';
const FILES = {
  'punto.csv': `${HEAD}a,EUR,3000,done,2026-01-31T22:59:59.990Z\nb,EUR,100,open,1769860000000\nc,JPY,5,done,1769860000000\n`,
  'wallet.csv': `${HEAD}c,JPY,5,done,1769860000000\nb,EUR,100,done,1769860000000\na,EUR,3000,done,2026-01-31T23:00:00.004Z\n`,
};
const reconcile = (args: readonly string[], files: Record<string, string> = { ...FILES }) =>
  punto(['operator', 'reconcile', 'punto.csv', 'wallet.csv', ...args], { files, coloured: true });

describe('punto operator reconcile', () => {
  it('prints each difference with both lines, and exits with 1', async () => {
    const { code, out, err } = await reconcile(['--zone', 'Europe/Madrid']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out.split('\n').toSorted()).toEqual(
      [
        'midnight  a  ours: 3000 EUR done 2026-01-31T22:59:59.990Z; theirs: 3000 EUR done 2026-01-31T23:00:00.004Z',
        'state     b  ours: 100 EUR open 2026-01-31T11:46:40.000Z; theirs: 100 EUR done 2026-01-31T11:46:40.000Z',
        '3 lines of ours, 3 of theirs',
        '<red>2 differences: 0 missing, 0 extra, 0 amount, 1 state, 1 midnight</red>',
        '',
      ].toSorted(),
    );
  });

  it('exits with 0 without a difference, and prints JSON where it is asked for', async () => {
    const files = { 'punto.csv': FILES['punto.csv'], 'wallet.csv': FILES['punto.csv'] };
    const { code, out } = await reconcile([], files);
    expect({ code, out }).toEqual({
      code: 0,
      out: '3 lines of ours, 3 of theirs\n<green>No difference.</green>\n',
    });
    const json = await reconcile(['--json', '--day', '2026-02-01', '--zone', 'Europe/Madrid']);
    const lines = json.out.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ kind: 'midnight', transaction: 'a' }),
      { ours: 3, theirs: 3, counts: { missing: 0, extra: 0, amount: 0, state: 0, midnight: 1 } },
    ]);
  });

  it.each([
    [['--day', '2026-02-31'], 2, 'Write a date such as 2026-01-31.'],
    [['--zone', 'Europe/Nowhere'], 2, '--zone, --starts-at: Invalid time zone specified: Europe/Nowhere'],
    [['--starts-at', '06:10'], 2, '--zone, --starts-at: a gaming day starts at a quarter of an hour'],
  ])('%s is refused', async (args, code, says) => {
    const refused = await reconcile(args);
    expect({ code: refused.code, err: refused.err }).toEqual({ code, err: expect.stringContaining(says) });
  });

  it('names the file and the line of a fault', async () => {
    const files = { 'punto.csv': FILES['punto.csv'], 'wallet.csv': `${HEAD}a,EUR,1\n` };
    const { code, err } = await reconcile([], files);
    expect(code).toBe(1);
    expect(err).toContain('their file, line 2: has 3 fields, the first line names 5');
    // The file of the operator is read first, where most faults are.
    expect((await reconcile([], {})).err).toContain('cannot read wallet.csv');
    const one = { 'wallet.csv': FILES['wallet.csv'] };
    expect((await reconcile([], one)).err).toContain('cannot read punto.csv');
    const same = await punto(['operator', 'reconcile', 'a.csv', 'a.csv'], { files: {} });
    expect({ code: same.code, err: same.err }).toEqual({
      code: 2,
      err: expect.stringContaining('must be two files'),
    });
  });
});

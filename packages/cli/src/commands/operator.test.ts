import { type ServedDouble, serveDouble } from '@punto/operator/double/serve';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { punto } from '../../test/captured.ts';

const KEY = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const OLD_KEY = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const OTHER_KEY = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;

let served: ServedDouble;
beforeAll(async () => {
  const options = { host: '127.0.0.1', port: 0, book: ':memory:', seed: 1, rules: [], clockOffset: 0 };
  served = await serveDouble({ ...options, keys: [KEY, OLD_KEY] });
});
afterAll(() => served.close());

const check = (args: readonly string[], files: Record<string, string> = {}) =>
  punto(['operator', 'check', `${served.address}/wallet/`, ...args], { files, coloured: true });

describe('punto operator check', () => {
  it('prints each case that passed, and writes JUnit XML', async () => {
    const files = { 'keys.txt': `${KEY}\n\n${OLD_KEY}\n` };
    const { code, out, err } = await check(
      ['--key-file', 'keys.txt', '--only', 'cancel', '--junit', 'out.xml'],
      files,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('<green>passed</green>    A cancel gives the debit back');
    expect(out).toMatch(/<green>\d+ passed, 0 failed<\/green>/);
    expect(out).toMatch(/\d+ answers: half within \d+ ms/);
    expect(files).toMatchObject({ 'out.xml': expect.stringContaining('failures="0"') });
  });

  it('prints request, expectation and answer of a failed case, and exits with 1', async () => {
    const { code, out } = await check(['--key', OTHER_KEY, '--only', 'debit-takes']);
    expect(code).toBe(1);
    expect(out).toContain('<red>FAILED</red>');
    expect(out).toMatch(/sent {6}POST http/);
    expect(out).toContain(
      'expected  an answer that is signed rightly, but no signature fits: check the keys',
    );
    expect(out).toContain('came      401 {"code":"signature"');
    expect(out).toContain('why       ');
  });

  it('leaves out cases for which the setup has no patron, with the reason', async () => {
    const patron = (name: string) => ({ patron: name, launch: name, currency: 'EUR' });
    const setup = JSON.stringify({
      brand: 'b',
      patrons: { main: patron('check-main'), second: patron('check-second') },
    });
    const { code, out } = await check(['--key', KEY, '--setup', 's.json', '--only', 'limit'], {
      's.json': setup,
    });
    expect(code).toBe(0);
    expect(out).toContain('the setup names no patron limitLoss');
    expect(out).toContain('0 passed, 0 failed, 5 left out');
  });

  it('reports that no call was answered', async () => {
    const { code, out } = await punto([
      'operator',
      'check',
      'http://127.0.0.1:1',
      '--key',
      KEY,
      '--only',
      'credit-zero',
    ]);
    expect(code).toBe(1);
    expect(out).toMatch(/came {6}no answer: /);
    expect(out).toContain('No call was answered.');
  });

  it.each([
    [['--only', 'cancel'], 2, 'give the key of the wallet with --key or --key-file'],
    [['--key', 'secret'], 2, '--key: a key begins with whsec_'],
    [['--key-file', 'empty.txt'], 2, 'it has no key'],
    [['--key-file', 'bad.txt'], 2, 'bad.txt, line 2: a key begins with whsec_'],
    [['--key', KEY, '--only', 'nothing'], 2, 'no case has it in its id; there are session-opens'],
    [['--key', KEY, '--setup', 'empty.txt'], 1, '--setup empty.txt: it is no JSON'],
    [['--key', KEY, '--junit', '/nonexistent/x.xml'], 1, 'cannot write /nonexistent/x.xml'],
  ])('%s is refused', async (args, code, says) => {
    const refused = await check(args, { 'empty.txt': '', 'bad.txt': `${KEY}\nx` });
    expect(refused.code).toBe(code);
    expect(refused.err).toContain(says);
  });

  it('refuses a text that is not an address', async () => {
    const { code, err } = await punto(['operator', 'check', 'wallet', '--key', KEY]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('Write an address such as') });
  });
});

describe('punto operator', () => {
  it.each([
    [['--fault', 'lost'], 2, '--fault lost: There is no fault "lost"'],
    [['--key', 'secret'], 2, '--key: a key begins with whsec_'],
    [['--clock', '1.5'], 2, 'whole number of seconds'],
    [['--port', '70000'], 2, 'from 0 to 65535'],
    [['--book', '/nonexistent/book.db'], 1, 'cannot open the book /nonexistent/book.db'],
  ])('%s is refused', async (args, code, says) => {
    const refused = await punto(['operator', ...args]);
    expect(refused.code).toBe(code);
    expect(refused.err).toContain(says);
  });

  it('reports that its port is taken', async () => {
    const { port } = new URL(served.address);
    const { code, err } = await punto(['operator', '--port', port]);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(`port ${port} is taken`) });
  });

  it('starts, prints its address, and ends when it is interrupted', async () => {
    const started = punto(['operator', '--port', '0', '--key', KEY, '--fault', 'funds', '--seed', '4']);
    await expect.poll(() => process.listenerCount('SIGTERM')).toBeGreaterThan(0);
    process.emit('SIGTERM');
    const { code, out } = await started;
    expect(code).toBe(0);
    expect(out).toMatch(/^Reference operator at http:\/\/127\.0\.0\.1:\d+\/ \(its ledger/);
    expect(out).toContain('one key given\nbook in memory, gone when it ends\none fault, seed 4\n');
  });
});

describe('punto operator openapi', () => {
  it('prints the document', async () => {
    const { code, out } = await punto(['operator', 'openapi']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ openapi: '3.1.0', paths: { '/debit': {} } });
  });

  it('prints the document of the other direction', async () => {
    const { code, out } = await punto(['operator', 'openapi', '--office']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ paths: { '/api/operator/v1/{brand}/rounds': {} } });
  });
});

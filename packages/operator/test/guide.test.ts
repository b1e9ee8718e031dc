// The guide for operators agrees with the contract, and the example in Python passes the suite.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CASES, runSuite } from '../src/check/run-suite.ts';
import { DEFAULT_SETUP, parseSetup } from '../src/check/setup.ts';
import { WALLET_CALLS } from '../src/contract/calls.ts';
import { CODES, WALLET_CODES } from '../src/contract/code.ts';
import { FAULT_NAMES } from '../src/double/fault.ts';
import { parseWebhookKey } from '../src/signature/standard-webhooks.ts';
import { TEST_KEY } from './support/wallet-client.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const guide = readFileSync(fileOf('docs/guides/operator.md'), 'utf8');

describe('the guide for operators', () => {
  it('has each code with its status, each call and each fault', () => {
    for (const code of WALLET_CODES) {
      const { status, retryable, acts } = CODES[code];
      if (code === 'already-settled') expect(guide).toContain('`already-settled`');
      else expect(guide).toContain(`| \`${code}\` | ${status} | ${retryable ? 'yes' : 'no'} | ${acts} |`);
    }
    for (const call of WALLET_CALLS) expect(guide).toContain(`| \`${call}\` | `);
    for (const fault of FAULT_NAMES) expect(guide).toContain(`\`${fault}\``);
  });

  it('has a setup that is read', () => {
    const [, json = ''] = /```json setup\n([\s\S]*?)```/.exec(guide) ?? [];
    expect(parseSetup(json)).toMatchObject({ brand: 'lagoon', patrons: { limitStake: { stake: 1_001 } } });
  });

  it('has keys that can be used', () => {
    const keys = [...guide.matchAll(/--key (whsec_\S+)/g)].map(([, key = '']) => key);
    expect(keys).toHaveLength(4);
    for (const key of keys) expect(parseWebhookKey(key).bytes.length).toBeGreaterThanOrEqual(24);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.runIf(hasPython)('the wallet in Python', () => {
  const OLD_KEY = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
  let wallet: ReturnType<typeof spawn>;
  let address: string;

  beforeAll(async () => {
    const script = fileOf('examples/operator-python/wallet.py');
    const args = [script, '--port', '0', '--key', TEST_KEY, '--key', OLD_KEY];
    wallet = spawn('python3', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    if (wallet.stdout === null) throw new Error('no output');
    const [line] = await once(createInterface({ input: wallet.stdout }), 'line');
    address = String(line).replace(/^Wallet at /, '');
  });
  afterAll(async () => {
    const ended = once(wallet, 'exit');
    wallet.kill();
    await ended;
  });

  it('passes every case of the suite', async () => {
    const keys = [parseWebhookKey(TEST_KEY), parseWebhookKey(OLD_KEY)] as const;
    const { results } = await runSuite({ url: address, keys, setup: DEFAULT_SETUP, run: 'python' });
    expect(results.filter(({ verdict }) => verdict.kind !== 'passed')).toEqual([]);
    expect(results).toHaveLength(CASES.length);
  });
});

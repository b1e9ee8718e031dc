// The suite passes the reference operator and finds each planted fault. `npm run soak` runs the whole suite against every fault;
// `npm test` runs the one case that must find it.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CASES, type CaseResult, runSuite } from '../src/check/run-suite.ts';
import { DEFAULT_SETUP } from '../src/check/setup.ts';
import { createDouble } from '../src/double/double.ts';
import { openOperatorBook } from '../src/double/sqlite-book.ts';
import { addTestPatrons } from '../src/double/test-patrons.ts';
import { parseWebhookKey } from '../src/signature/standard-webhooks.ts';
import { PLANTED_FAULTS, type PlantedFault } from './support/planted-faults.ts';
import { TEST_KEY } from './support/wallet-client.ts';

const OLD_KEY = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const keys = [parseWebhookKey(TEST_KEY), parseWebhookKey(OLD_KEY)] as const;
const whole = inject('soak');

const check = async (fault: Partial<PlantedFault>, ids: readonly string[] | null) => {
  const book = openOperatorBook(':memory:');
  addTestPatrons(book, Date.now());
  const { decide, verify, rules } = fault;
  const { http } = createDouble({
    book,
    keys,
    ...(decide ? { decide } : {}),
    ...(verify ? { verify } : {}),
    ...(rules ? { rules } : {}),
  });
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  try {
    const cases = CASES.filter(({ id }) => ids?.includes(id) ?? true);
    const balances = () => book.patrons().map(({ id, balance }) => [id, balance]);
    const before = balances();
    const { results, latencies } = await runSuite({
      url: `${address}/wallet`,
      keys,
      setup: DEFAULT_SETUP,
      run: 'test',
      cases,
    });
    return { results, latencies, before, after: balances(), sums: book.sums() };
  } finally {
    await http.close();
    book.close();
  }
};

const idsOf = (results: readonly CaseResult[], kind: CaseResult['verdict']['kind']) =>
  results.flatMap(({ id, verdict }) => (verdict.kind === kind ? [id] : []));

describe('the suite, against the reference operator', () => {
  let right: Awaited<ReturnType<typeof check>>;
  beforeAll(async () => {
    right = await check({}, null);
  });

  it('passes every case, and leaves none out', () => {
    expect(right.results.filter(({ verdict }) => verdict.kind !== 'passed')).toEqual([]);
    expect(right.results.length).toBe(CASES.length);
    expect(CASES.length).toBeGreaterThanOrEqual(60);
    expect(right.latencies.length).toBeGreaterThan(500);
  });

  it('restores every balance and leaves the books at zero', () => {
    expect(right.after).toEqual(right.before);
    for (const { sum } of right.sums) expect(sum).toBe(0);
  });

  it('has an id, a sentence and a reason for each case', () => {
    expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
    for (const { title, why } of CASES) {
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(why).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('a planted fault', () => {
  let found = 0;

  it.each(PLANTED_FAULTS.map((fault) => [fault.does, fault] as const))('is found: %s', async (_, fault) => {
    const { results } = await check(fault, whole ? null : [fault.foundBy]);
    expect(idsOf(results, 'failed')).toContain(fault.foundBy);
    const failed = results.find(({ id }) => id === fault.foundBy)?.verdict;
    if (failed?.kind === 'failed') {
      expect(failed.sent).toMatch(/POST|calls|debits/);
      expect(failed.came).not.toMatch(/^(?:500|$)/);
      expect(failed.expected).not.toBe('');
    }
    found += 1;
  });

  afterAll(() => {
    expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(12);
    expect(found).toBe(PLANTED_FAULTS.length);
  });
});

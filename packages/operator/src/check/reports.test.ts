import { describe, expect, it } from 'vitest';
import { junitText } from './junit.ts';
import { type CaseResult, quantile } from './run-suite.ts';
import { DEFAULT_SETUP, parseSetup } from './setup.ts';

const result = (id: string, verdict: CaseResult['verdict']): CaseResult => ({
  id,
  title: `A <${id}> & "more"`,
  why: 'Because.',
  ms: 1_500,
  verdict,
});

describe('JUnit XML', () => {
  const text = junitText({
    url: 'http://127.0.0.1/wallet?a&b',
    latencies: [],
    results: [
      result('one', { kind: 'passed' }),
      result('two', { kind: 'failed', sent: 'POST <x>', expected: '200', came: 'no \u0000answer' }),
      result('three', { kind: 'left-out', reason: 'no patron' }),
    ],
  });

  it('has the counts, and the sent, expected and received message of each case', () => {
    expect(text).toContain('tests="3" failures="1" skipped="1" errors="0" time="4.500"');
    expect(text).toContain(
      'classname="wallet.one" name="A &lt;one&gt; &amp; &quot;more&quot;" time="1.500"/>',
    );
    expect(text).toContain('sent: POST &lt;x&gt;\nexpected: 200\ncame: no answer\nwhy: Because.');
    expect(text).toContain('<skipped message="no patron"/>');
  });
});

describe('a quantile', () => {
  it('is the latency that this share of the answers stayed below', () => {
    const latencies = Array.from({ length: 100 }, (_, n) => n + 1);
    expect([0.5, 0.99, 1].map((part) => quantile(latencies, part))).toEqual([51, 100, 100]);
    expect(quantile([], 0.5)).toBe(0);
  });
});

describe('a setup', () => {
  const changed = (patrons: object) =>
    JSON.stringify({ ...DEFAULT_SETUP, patrons: { ...DEFAULT_SETUP.patrons, ...patrons } });
  const { main, second, exponent0 } = DEFAULT_SETUP.patrons;

  it('is read from JSON; patrons are optional', () => {
    expect(parseSetup(JSON.stringify(DEFAULT_SETUP))).toEqual(DEFAULT_SETUP);
    expect(parseSetup(JSON.stringify({ brand: 'b', patrons: { main, second } }))).toMatchObject({
      brand: 'b',
    });
  });

  it.each([
    ['{', 'it is no JSON'],
    ['{}', 'required'],
    [changed({ extra: main }), '/patrons'],
    [changed({ main: { ...main, currency: 'QQQ' } }), 'patrons/main: QQQ is no currency'],
    [changed({ second: { ...second, currency: 'USD' } }), 'two patrons of one currency'],
    [changed({ second: main }), 'two patrons of one currency'],
    [changed({ exponent0: main }), 'without minor unit'],
    [changed({ exponent3: exponent0 }), 'three decimals'],
  ])('is refused with what to change: %s', (text, says) => {
    expect(() => parseSetup(text)).toThrow(says);
  });
});

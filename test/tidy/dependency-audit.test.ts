import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ROOT } from './tree.ts';

type Verdict = { readonly fault?: string; readonly unasked?: string };
const script: { readonly readAudit: (output: string) => Verdict } = await import(
  pathToFileURL(join(ROOT, 'scripts', 'dependencies.mjs')).href
);
const counted = (high: number, critical: number, vulnerabilities: object = {}): string =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { low: 3, high, critical } } });

describe('the report of npm audit', () => {
  it('passes without a high or critical vulnerability', () => {
    expect(script.readAudit(counted(0, 0))).toEqual({});
  });

  it('fails and names the packages, also with other output around the report', () => {
    const report = counted(1, 1, {
      ws: { severity: 'high' },
      a: { severity: 'low' },
      b: { severity: 'critical' },
    });
    expect(script.readAudit(`npm warn something\n${report}\n`).fault).toContain('ws (high), b (critical);');
  });

  it.each([
    ['', 'the output of npm audit cannot be read'],
    ['npm error network', 'the output of npm audit cannot be read'],
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    ['{"error":{"code":"ENOTFOUND","summary":"request failed"}}', 'request failed'],
    ['{}', 'the registry did not answer'],
  ])('is unknown without an answer: %s', (output, words) => {
    const { fault, unasked } = script.readAudit(output);
    expect([fault, unasked]).toEqual([undefined, expect.stringContaining(words)]);
  });
});

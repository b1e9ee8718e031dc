import { expect, it } from 'vitest';
import { sampleCommitment } from '../../../test/fixtures/sample-files.ts';
import { rimOf, WAX_EDGE } from './seal-art.ts';

it('draws a tick for each byte, and different rims for different commitments', () => {
  const rim = rimOf(sampleCommitment);
  expect(rim.match(/M/g)).toHaveLength(32);
  const turned = sampleCommitment.startsWith('0') ? 'f' : '0';
  expect(rimOf(turned + sampleCommitment.slice(1))).not.toBe(rim);
});
it('stays within its square', () => {
  const numbers = `${rimOf('f'.repeat(64))}${WAX_EDGE}`.match(/-?[\d.]+/g)?.map(Number) ?? [];
  expect(numbers.length).toBeGreaterThan(200);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
});

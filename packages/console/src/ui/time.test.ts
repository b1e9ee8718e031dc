import { describe, expect, it } from 'vitest';
import { leftText, runningText } from './time.ts';

describe('durations on the floor', () => {
  it.each([
    [-5, '0:00'],
    [999, '0:00'],
    [102_000, '1:42'],
    [3_727_000, '1:02:07'],
  ])('[T5] %i ms elapsed are shown as %s', (ms, text) => expect(runningText(ms)).toBe(text));

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [9_001, '0:10'],
  ])('[T1] %i ms remaining are shown as %s', (ms, text) => expect(leftText(ms)).toBe(text));
});

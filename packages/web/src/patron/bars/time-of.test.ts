import { expect, it } from 'vitest';
import { timeOf } from './time-of.ts';

const AT = Date.parse('2026-11-22T00:05:59Z');

it.each([
  ['UTC', '00:05'],
  ['Asia/Singapore', '08:05'],
  ['America/New_York', '19:05'],
])('[B-45] the clock shows the server’s time in %s as %s', (zone, text) => {
  expect(timeOf(AT, zone)).toBe(text);
});

it('[B-45] the clock uses the browser’s time zone by default', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(timeOf(AT)).toBe(timeOf(AT, timeZone));
});

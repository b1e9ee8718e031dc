import { expect, it } from 'vitest';
import { timeOf } from './time-of.ts';

const AT = Date.parse('2026-11-22T00:05:59Z');

it.each([
  ['UTC', '00:05'],
  ['Asia/Singapore', '08:05'],
  ['America/New_York', '19:05'],
])('[B-45] the clock says a moment of the server in %s as %s', (zone, text) => {
  expect(timeOf(AT, zone)).toBe(text);
});

it('[B-45] the clock is in the zone of the browser where none is named', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(timeOf(AT)).toBe(timeOf(AT, timeZone));
});

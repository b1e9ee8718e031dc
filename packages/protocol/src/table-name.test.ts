import { patronId, privateTable } from '@punto/table/ids';
import { expect, it } from 'vitest';
import { sameTable, tableName } from './table-name.ts';

const own = privateTable('single-deck', patronId('ann'));

it('[V5] a private table has the name of its room’s table', () => {
  expect(tableName(own)).toBe('single-deck');
  expect(sameTable(own, 'single-deck')).toBe(true);
  expect(sameTable(own, 'single')).toBe(false);
});

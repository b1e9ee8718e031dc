import { expect, it } from 'vitest';
import { firstTable } from './first-table.ts';

const parlour = { table: 'parlour', solo: true, patrons: 9, cloth: 'single' } as const;
const velvet = { table: 'velvet', solo: false, patrons: 0, cloth: 'squeeze' } as const;
const salon = { table: 'salon', solo: false, patrons: 0, cloth: 'live' } as const;

it('prefers the live game to a solo table', () => {
  expect(firstTable([parlour, velvet, salon])).toBe('salon');
});

it('prefers the table with most patrons', () => {
  expect(firstTable([parlour, salon, { ...velvet, patrons: 3 }])).toBe('velvet');
  expect(firstTable([parlour])).toBe('parlour');
  expect(firstTable([])).toBeUndefined();
});

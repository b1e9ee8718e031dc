import { expect, it } from 'vitest';
import { firstTable } from './first-table.ts';

const parlour = { table: 'parlour', solo: true, patrons: 9, cloth: 'single' } as const;
const velvet = { table: 'velvet', solo: false, patrons: 0, cloth: 'squeeze' } as const;
const salon = { table: 'salon', solo: false, patrons: 0, cloth: 'live' } as const;

it('shows the rules of the live game first, not those of the table one has alone', () => {
  expect(firstTable([parlour, velvet, salon])).toBe('salon');
});

it('shows the table with most patrons before it', () => {
  expect(firstTable([parlour, salon, { ...velvet, patrons: 3 }])).toBe('velvet');
  expect(firstTable([parlour])).toBe('parlour');
  expect(firstTable([])).toBeUndefined();
});

import { coins } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { addressFrom, NO_TABLE, readNewTable, type TypedTable } from './new-table.ts';

const TYPED: TypedTable = { ...NO_TABLE, room: 'squeeze', name: 'Salon nine', table: 'salon-nine' };
const read = (change: Partial<TypedTable>) => readNewTable({ ...TYPED, ...change });

describe('a table to be made', () => {
  it.each([
    ['Salon Nine', 'salon-nine'],
    ['  Café No. 2 ', 'cafe-no-2'],
    ['12', '12'],
    ['–', ''],
  ])('[V] is addressed after its name: %j → %j', (name, address) => expect(addressFrom(name)).toBe(address));

  it('[V] leaves to the room what was not given', () =>
    expect(read({})).toEqual({
      ok: true,
      request: { room: 'squeeze', table: 'salon-nine', name: 'Salon nine' },
    }));

  it('[L3] [L4] sends what was given', () =>
    expect(
      read({ min: '10', max: '1,000', differential: 'none', dealing: 'person', bettingSeconds: '20' }),
    ).toEqual({
      ok: true,
      request: {
        room: 'squeeze',
        table: 'salon-nine',
        name: 'Salon nine',
        limits: { minMinor: coins(10), maxMinor: coins(1_000) },
        differentialMinor: null,
        dealing: 'person',
        bettingMs: 20_000,
      },
    }));

  it.each([
    { name: ' ' },
    { table: 'Salon' },
    { table: '-a' },
    { min: '10' },
    { min: '20', max: '10' },
    { differential: 'own' },
    { bettingSeconds: '0' },
    { bettingSeconds: '1.5' },
  ] as const)('[V] says what to change in %j', (change) => expect(read(change).ok).toBe(false));
});

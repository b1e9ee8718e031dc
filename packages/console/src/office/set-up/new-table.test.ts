import { coins } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { describe, expect, it } from 'vitest';
import { addressFrom, NO_TABLE, parseNewTable, sideBets, type TypedTable } from './new-table.ts';

const TYPED: TypedTable = { ...NO_TABLE, room: 'live-eight-deck', name: 'Salon nine', table: 'salon-nine' };
const read = (change: Partial<TypedTable>) => parseNewTable({ ...TYPED, ...change }, LIVE_EIGHT_DECK);
const WHOLE = { room: 'live-eight-deck', table: 'salon-nine', name: 'Salon nine' };

describe('the form of a new table', () => {
  it.each([
    ['Salon Nine', 'salon-nine'],
    ['  Café No. 2 ', 'cafe-no-2'],
    ['12', '12'],
    ['–', ''],
  ])('[V] derives the id from the name: %j → %j', (name, address) => expect(addressFrom(name)).toBe(address));

  it('[V] omits empty fields, for which the room’s values apply', () =>
    expect(read({})).toEqual({ ok: true, request: WHOLE }));

  it('[L3] [L4] [S1] [S2] [T1] sends the filled fields', () => {
    const [first, ...others] = sideBets(LIVE_EIGHT_DECK);
    if (!first) throw new Error('the room has no side bets');
    const shoe = { dealing: 'person', decks: '6', cutDepth: '20' } as const;
    const pace = { bettingMs: '20', cardMs: '0.75', resultMs: '' };
    const limits = { min: '10', max: '1,000', differential: 'none' } as const;
    expect(read({ ...limits, ...shoe, without: [first], pace })).toEqual({
      ok: true,
      request: {
        ...WHOLE,
        limits: { minMinor: coins(10), maxMinor: coins(1_000) },
        differentialMinor: null,
        dealing: 'person',
        decks: 6,
        cutDepth: 20,
        options: others,
        pace: { bettingMs: 20_000, cardMs: 750 },
      },
    });
  });

  it('[L3] one limit alone keeps the other of the room', () =>
    expect(read({ min: '1' })).toMatchObject({ request: { limits: { minMinor: coins(1) } } }));

  it.each([
    [{ name: ' ' }, 'name'],
    [{ table: 'Salon' }, 'table'],
    [{ table: '-a' }, 'table'],
    [{ min: 'ten' }, 'min'],
    [{ max: '0' }, 'max'],
    [{ min: '20', max: '10' }, 'min'],
    [{ differential: 'own' }, 'differential'],
    [{ patronDifferential: 'own', ownPatronDifferential: 'x' }, 'patronDifferential'],
    [{ decks: 'six' }, 'decks'],
    [{ cutDepth: '-1' }, 'cutDepth'],
    [{ pace: { bettingMs: '0' } }, 'pace.bettingMs'],
    [{ pace: { cardMs: '601' } }, 'pace.cardMs'],
  ] as const)('[V] reports what to change in %j at the field %s', (change, field) => {
    const found = read(change);
    expect(found.ok ? [] : Object.keys(found.faults)).toEqual([field]);
  });
});

// The four tables of a first start: one room, from small and brisk to high and calm.
import { coins } from '../minor.ts';
import type { TableSetup } from '../room.ts';
import { makeTable } from '../table-setup.ts';
import { LIVE_EIGHT_DECK } from './live-eight-deck.ts';

export const FIRST_TABLES: readonly TableSetup[] = [
  makeTable(LIVE_EIGHT_DECK, {
    table: 'salon-one',
    name: 'Salon one',
    limits: { minMinor: coins(1), maxMinor: coins(2_000) },
    differentialMinor: coins(4_000),
    pace: { bettingMs: 12_000, cardMs: 700, resultMs: 6_000 },
  }),
  makeTable(LIVE_EIGHT_DECK, {
    table: 'salon-two',
    name: 'Salon two',
    limits: { minMinor: coins(1), maxMinor: coins(5_000) },
    differentialMinor: coins(10_000),
    pace: { bettingMs: 15_000, cardMs: 800, resultMs: 6_500 },
  }),
  makeTable(LIVE_EIGHT_DECK, {
    table: 'the-arch',
    name: 'The arch',
    limits: { minMinor: coins(5), maxMinor: coins(10_000) },
    differentialMinor: coins(25_000),
    pace: { bettingMs: 20_000, cardMs: 900, resultMs: 7_000 },
  }),
  makeTable(LIVE_EIGHT_DECK, {
    table: 'north-room',
    name: 'North room',
    limits: { minMinor: coins(25), maxMinor: coins(20_000) },
    differentialMinor: coins(50_000),
    pace: { bettingMs: 25_000, cardMs: 1_000, resultMs: 8_000 },
  }),
];

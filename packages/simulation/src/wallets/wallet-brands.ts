// The brands of the simulation with their currencies, and the terms under which tables take these.
import { coins, minor } from '@punto/engine/minor';
import type { Room, TableSetup } from '@punto/engine/room';
import { makeTable } from '@punto/engine/room/table-setup';
import { CLASSIC_EIGHT_DECK } from '@punto/engine/rooms/classic-eight-deck';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import type { PatronKey } from '@punto/ledger/patron-key';
import type { Currencies } from '@punto/table/index';

export const BRAND_KEYS: readonly PatronKey[] = [
  { brand: 'lagoon', currency: 'EUR' },
  { brand: 'lagoon', currency: 'JPY' },
  { brand: 'harbour', currency: 'EUR' },
  { brand: 'harbour', currency: 'KWD' },
  { brand: 'cove', currency: 'JPY' },
  { brand: 'cove', currency: 'KWD' },
];
export const BRANDS: readonly string[] = [...new Set(BRAND_KEYS.map(({ brand }) => brand))];

/** The smallest stake step of each currency, in minor units. */
export const STEPS: Readonly<Record<string, number>> = { EUR: 100, JPY: 100, KWD: 1_000 };

const terms = (step: number): Currencies[string] => ({
  rate: [step, coins(1)],
  stepMinor: minor(step),
  chipsMinor: [1, 5, 25, 100].map((steps) => minor(steps * step)),
  limits: {},
});

export const CURRENCIES: Currencies = Object.fromEntries(
  BRAND_KEYS.map(({ brand, currency }) => [`${brand}.${currency}`, terms(STEPS[currency] ?? 1)]),
);

const PACE = {
  shufflingMs: 300,
  bettingMs: 9_000,
  closedMs: 250,
  cardMs: 100,
  thirdCardMs: 150,
  resultMs: 600,
};
const ONE_DECK = { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' } as const;
const ROOMS: readonly Room[] = [LIVE_EIGHT_DECK, CLASSIC_EIGHT_DECK, SIX_DECK];

/** Tables of the rooms in turn. */
export const walletTables = (number: number): readonly TableSetup[] =>
  Array.from({ length: number }, (_, n) => {
    const room = ROOMS[n % ROOMS.length] ?? LIVE_EIGHT_DECK;
    const table = `${room.id}-${n}`;
    return makeTable({ ...room, shoe: ONE_DECK }, { table, name: table, pace: PACE });
  });

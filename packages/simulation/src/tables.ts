// The tables of a simulation: one of every kind of room, with a fast pace, most of them with a single deck, so that a
// card that has not been dealt has not been sent to any patron.
import { coins } from '@punto/engine/minor';
import type { Room, TableSetup } from '@punto/engine/room';
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { CLASSIC_EIGHT_DECK } from '@punto/engine/rooms/classic-eight-deck';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { SQUEEZE } from '@punto/engine/rooms/squeeze';
import { makeTable } from '@punto/engine/table-setup';
import type { Chance } from '@punto/server/test/support/chance';
import { otherPrices, withOwnBets } from './rooms/own-bets.ts';

const PACE = {
  shufflingMs: 300,
  bettingMs: 3_500,
  closedMs: 250,
  cardMs: 150,
  thirdCardMs: 250,
  resultMs: 1_200,
};
const ONE_DECK = { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' } as const;

/** The number of tables at which a patron may be, and have stakes. */
export const TABLES_AT_ONCE = 2;

/** Long, so that rounds with a few stakes are settled before they are due, as rounds with thousands are in a served house. */
export const SETTLEMENT_US = 40_000;

export const HAND_DEALT = 'hand';
export const SOLO = 'single';

const ROOMS: Readonly<Record<string, (chance: Chance) => Room>> = {
  live: () => withOwnBets({ ...LIVE_EIGHT_DECK, shoe: ONE_DECK, differentialMinor: coins(8_000) }),
  squeeze: () => ({ ...SQUEEZE, shoe: ONE_DECK, squeeze: { turnMs: 2_000 } }),
  big: (chance) => ({
    ...BIG_TABLE,
    shoe: ONE_DECK,
    seats: {
      labels: ['1', '2', '3'],
      offerMs: 1_200,
      dealMs: 1_000,
      keepMs: 20_000,
      onTie: chance.pick(['pass', 'keep']),
    },
  }),
  [HAND_DEALT]: (chance) => ({
    ...(chance.once(2) ? { ...SQUEEZE, squeeze: { turnMs: 1_500 } } : LIVE_EIGHT_DECK),
    shoe: ONE_DECK,
    dealing: 'person',
    pace: { ...LIVE_EIGHT_DECK.pace, leastBettingMs: 600 },
  }),
  [SOLO]: () => SINGLE_DECK,
  six: () => SIX_DECK,
  classic: () => ({
    ...CLASSIC_EIGHT_DECK,
    shoe: { ...ONE_DECK, cutDepth: 16, afterCut: 'finish-plus-one' },
  }),
};

/** Some of all there are, by name. */
export const chooseTables = (chance: Chance): readonly TableSetup[] => {
  const names = Object.keys(ROOMS);
  const from = chance.below(names.length);
  const chosen = Array.from({ length: 4 }, (_, n) => names[(from + n * 2) % names.length] ?? SOLO);
  return [...new Set(chosen)].map((name) => setupOf(name, chance));
};

const setupOf = (name: string, chance: Chance): TableSetup => {
  const room = ROOMS[name]?.(chance);
  if (!room) throw new Error(`there is no room for ${name}`);
  return makeTable(room, { table: name, name: `Table ${name}`, pace: PACE });
};

/** The same table with another betting time and other payouts of its own bets, like a changed room file. */
export const otherRules = (setup: TableSetup, chance: Chance): TableSetup => ({
  ...setup,
  ...(setup.bets ? { bets: otherPrices(setup.bets, chance.once(2)) } : {}),
  pace: { ...setup.pace, bettingMs: setup.solo ? setup.pace.bettingMs : chance.between(2_500, 4_500) },
});

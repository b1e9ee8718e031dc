// The tables of an evening: some of all rooms, with one deck a shoe and long betting, since the tickets are examined.
import type { Room, TableSetup } from '@punto/engine/room';
import { makeTable } from '@punto/engine/room/table-setup';
import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { CLASSIC_EIGHT_DECK } from '@punto/engine/rooms/classic-eight-deck';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { SQUEEZE } from '@punto/engine/rooms/squeeze';
import type { Chance } from '@punto/server/test/support/chance';

const PACE = {
  shufflingMs: 300,
  closedMs: 250,
  cardMs: 150,
  thirdCardMs: 250,
  resultMs: 1_200,
};
const ONE_DECK = { decks: 1, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish' } as const;

const SHARED: readonly Room[] = [
  LIVE_EIGHT_DECK,
  CLASSIC_EIGHT_DECK,
  SIX_DECK,
  { ...SQUEEZE, squeeze: { turnMs: 1_000 } },
  BIG_TABLE,
];

/** Four shared tables, and in every third deployment a room of private tables. */
export const eveningTables = (chance: Chance): readonly TableSetup[] => {
  const from = chance.below(SHARED.length);
  const shared = Array.from({ length: 4 }, (_, n) => SHARED[(from + n) % SHARED.length] ?? LIVE_EIGHT_DECK);
  const tables = shared.map((room) => {
    const pace = { ...PACE, bettingMs: chance.between(15_000, 50_000) };
    return makeTable({ ...room, shoe: ONE_DECK }, { table: room.id, name: room.id, pace });
  });
  const own = makeTable(SINGLE_DECK, {
    table: SINGLE_DECK.id,
    name: SINGLE_DECK.id,
    pace: { ...PACE, bettingMs: 1 },
  });
  return chance.once(3) ? [...tables, own] : tables;
};

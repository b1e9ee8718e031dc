// The deployment for the floods: a table where the honest pair plays, one with short shoes, so that there are past
// rounds to prove, a table with fourteen seats, and more tables, so that the lobby is a long message.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const HONEST_TABLE = 'quick';
export const PAST_TABLE = 'past';
export const SEATS_TABLE = 'oval';
const OTHERS = 60;

const PACE = {
  shufflingMs: 100,
  bettingMs: 1_500,
  closedMs: 100,
  cardMs: 100,
  thirdCardMs: 150,
  resultMs: 300,
};
const FAST = { shufflingMs: 50, bettingMs: 250, closedMs: 20, cardMs: 20, thirdCardMs: 20, resultMs: 50 };
const SLOW = { ...PACE, bettingMs: 600_000 };

/** A dozen rounds a shoe; the hash tree of a proof covers all eight decks. */
const PAST_SHOE = { decks: 8, burn: 'courts-ten', cutDepth: 350, afterCut: 'finish' };
const LABELS = Array.from({ length: 14 }, (_, n) => String(n + 1));
const SEATS = { labels: LABELS, offerMs: 100, dealMs: 100, keepMs: 60_000, onTie: 'pass' };

/** Writes the room files; returns their folder. */
export const floodRooms = (folder: string): string => {
  const rooms = join(folder, 'rooms');
  mkdirSync(rooms);
  const file = (name: string, room: object): void =>
    writeFileSync(join(rooms, `${name}.json`), JSON.stringify(room));
  const others = Array.from({ length: OTHERS }, (_, n) => ({
    table: `other-${n}`,
    name: `Another table ${n}`,
    pace: SLOW,
  }));
  file('quick', {
    from: 'live-eight-deck',
    tables: [{ table: HONEST_TABLE, name: 'Quick', pace: PACE }, ...others],
  });
  file('past', {
    from: 'classic-eight-deck',
    shoe: PAST_SHOE,
    tables: [{ table: PAST_TABLE, name: 'Past', pace: FAST }],
  });
  file('oval', {
    from: 'big-table',
    seats: SEATS,
    tables: [{ table: SEATS_TABLE, name: 'Oval', pace: FAST }],
  });
  return rooms;
};

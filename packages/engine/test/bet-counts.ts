// The counts of every shipped bet, as `every-draw.ts` enumerated them. `node packages/engine/test/bet-counts.ts` writes the table
// again, in about half a minute; the soak compares it with the enumeration.
import { readFileSync, writeFileSync } from 'node:fs';
import { betsOf } from './bet-files.ts';
import { everyDraw } from './every-draw.ts';

export const COUNTED_DECKS = [8, 6, 4, 2, 1];

const TABLE = new URL('./fixtures/bet-counts.csv', import.meta.url);

/** By bet id and number of decks: draws by row, then pushed draws; all others lose. */
export const betCounts = (): ReadonlyMap<string, readonly number[]> =>
  new Map(
    readFileSync(TABLE, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [id, decks, ...counts] = line.split(',');
        return [`${id} ${decks}`, counts.map(Number)];
      }),
  );

if (import.meta.main) {
  const lines = (['catalogue', 'published'] as const).flatMap((folder) =>
    [...betsOf(folder)].flatMap(([id, bet]) =>
      everyDraw(bet, { decks: COUNTED_DECKS }).map((counts, i) =>
        [id, COUNTED_DECKS[i], ...counts.slice(0, -1)].join(),
      ),
    ),
  );
  writeFileSync(TABLE, `${['bet,decks,draws by row and pushed', ...lines].join('\n')}\n`);
}

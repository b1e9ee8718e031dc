// Applies the events of the cut to the state.

import type { Seal } from '@punto/engine/fairness/record';
import { placeOfPatron, published } from './cut-record.ts';
import { REVEAL_MS } from './cutting.ts';
import type { TableEvent } from './event.ts';
import { type Instant, instant } from './ids.ts';
import { after, shoeOf } from './shoe-and-round.ts';
import type { Cutting, OpenTable } from './state.ts';

export type CutEvent = Extract<
  TableEvent,
  { readonly type: 'CutCommitted' | 'CutClosed' | 'CutRevealed' | 'CutMissed' | 'CutFailed' | 'ShoeCut' }
>;

/** Half of the shuffle is for coming forward, so that the rest has time for the values. */
export const commitMs = ({ setup, nextSetup }: OpenTable): number =>
  Math.floor((nextSetup ?? setup).pace.shufflingMs / 2);

/** Where the seal names a beacon, values need not be hidden; in the first format they are all the same. */
export const firstCut = ({ format, beacon }: Seal): Cutting => ({
  stage: 'committing',
  ...(format === 2 && beacon ? { open: true } : {}),
  entries: [],
  barred: [],
  failed: [],
});

/**
 * The fields of the table that an event of the cut changes. The list of entries grows in place. Throws when there is
 * no cut to change, which means a corrupt stream. [F2]
 */
export const cutChanges = (table: OpenTable, event: CutEvent): Partial<OpenTable> => {
  const shoe = shoeOf(table);
  if (event.type === 'ShoeCut') return decided(table, event.cut, event.at);
  const { cutting } = shoe;
  if (!cutting) throw new Error(`${event.type}, and the shoe is not being cut`);
  const changed = (change: Partial<Cutting>): Partial<OpenTable> => ({
    shoe: { ...shoe, cutting: { ...cutting, ...change } },
  });
  const { entries } = cutting;
  switch (event.type) {
    case 'CutCommitted':
      // Added in place: of thousands each would be copied thousands of times.
      grown(entries).push({ patron: event.patron, commit: event.commit, value: event.value ?? null });
      return changed({});
    case 'CutClosed':
      return {
        ...changed({ stage: cutting.open ? 'awaiting' : 'revealing', closedAt: event.at }),
        deadline: event.due ?? after(event.at, REVEAL_MS),
      };
    case 'CutRevealed': {
      const place = placeOfPatron(entries, event.patron);
      const entry = place === null ? undefined : entries[place];
      if (place === null || !entry) throw new Error('a cut value without a commit');
      grown(entries)[place] = { ...entry, value: event.value };
      return changed({});
    }
    case 'CutMissed': {
      const { patron, commit, why } = event;
      return changed({ missed: [...(cutting.missed ?? []), { patron, commit, why }] });
    }
    case 'CutFailed':
      return {
        ...changed({
          stage: 'committing',
          open: false,
          entries: [],
          barred: [
            ...cutting.barred,
            ...entries.flatMap(({ patron, value }) => (value === null ? patron : [])),
          ],
          failed: [...cutting.failed, entries.map(published)],
        }),
        deadline: after(event.at, commitMs(table)),
      };
  }
};

type Entry = Cutting['entries'][number];

/** The list as one that may still grow: only here, where the state is changed. */
const grown = (entries: Cutting['entries']): Entry[] => entries as Entry[];

/** The shuffle lasts as long as it would have without a cut, or until the cut is made. */
const decided = (
  table: OpenTable,
  cut: Extract<CutEvent, { type: 'ShoeCut' }>['cut'],
  at: Instant,
): Partial<OpenTable> => {
  const shoe = shoeOf(table);
  const done = { shoe: { ...shoe, cutting: null, cut } };
  if (table.phase !== 'shuffling') return done;
  const end = shoe.shuffledAt + (table.nextSetup ?? table.setup).pace.shufflingMs;
  return { ...done, deadline: instant(Math.max(at, end)) };
};

// Facts of the cut into state.

import { published, REVEAL_MS } from './cutting.ts';
import type { TableEvent } from './event.ts';
import { type Instant, instant } from './ids.ts';
import { after, shoeOf } from './present.ts';
import type { Cutting, OpenTable } from './state.ts';

export type CutEvent = Extract<
  TableEvent,
  { readonly type: 'CutCommitted' | 'CutClosed' | 'CutRevealed' | 'CutFailed' | 'ShoeCut' }
>;

/** Half of the shuffle is for coming forward, so that the rest has time for the values. */
export const commitMs = ({ setup, nextSetup }: OpenTable): number =>
  Math.floor((nextSetup ?? setup).pace.shufflingMs / 2);

export const FIRST_CUT: Cutting = { stage: 'committing', entries: [], barred: [], failed: [] };

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
      return changed({ entries: [...entries, { patron: event.patron, commit: event.commit, value: null }] });
    case 'CutClosed':
      return { ...changed({ stage: 'revealing' }), deadline: after(event.at, REVEAL_MS) };
    case 'CutRevealed':
      return changed({
        entries: entries.map((each) =>
          each.patron === event.patron ? { ...each, value: event.value } : each,
        ),
      });
    case 'CutFailed':
      return {
        ...changed({
          stage: 'committing',
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

// The messages of the socket for pages of other sites, which only watch: cards, results and times of one table. Nothing of patrons
// is in them, neither stakes nor names nor seats. The page sends nothing.
import type { Card } from '@punto/engine/card';
import type { Outcome } from '@punto/engine/side';
import type { Phase } from '@punto/table/state';

/** Close codes of a refused page; the reason of the close is the name. */
export const WATCH_REFUSALS = {
  /** The house does not allow the origin of the page. */
  'wrong-origin': 4403,
  'no-such-table': 4404,
  /** Too many pages watch. */
  'too-frequent': 4429,
} as const;
export type WatchRefusal = keyof typeof WATCH_REFUSALS;

export type WatchedView = {
  readonly table: string;
  readonly name: string;
  readonly room: string;
  readonly labels: Readonly<Record<Outcome, string>>;
  readonly phase: Phase;
  /** Server time at which the phase ends; `null`: it waits for something else. */
  readonly deadline: number | null;
  readonly paused: boolean;
  /** Whether the table is open, closes after the round, or is closed. */
  readonly service: string;
  readonly shoe: number | null;
  readonly cards: number | null;
  readonly dealt: number | null;
  readonly round: number | null;
  readonly player: { readonly cards: readonly Card[]; readonly down: number; readonly score: number };
  readonly banker: { readonly cards: readonly Card[]; readonly down: number; readonly score: number };
  /** The outcome of the round, once it is decided; `null` until then and for a cancelled round. */
  readonly outcome: Outcome | null;
  /** The results of the shoe as marks. */
  readonly history: readonly string[];
};

export type WatchMessage =
  | { readonly type: 'view'; readonly now: number; readonly view: WatchedView }
  /** The table does not answer, or is out of service; the socket stays open. */
  | { readonly type: 'away' };

// What of the journal is asked for: each filter is optional, and pages go by time and number.
import type { PageRequest } from './page.ts';

export type JournalQuery = PageRequest & {
  readonly table?: string | undefined;
  /** Somebody of the house, by id. */
  readonly staff?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly patron?: string | undefined;
  readonly shoe?: number | undefined;
  readonly round?: number | undefined;
  /** Server time, from and up to. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Without each card, and without the opening and closing of betting: the result of a coup has its cards. */
  readonly folded?: boolean | undefined;
};

// Filters of the journal; each is optional. Pages go by entry number.
import type { PageRequest } from './page.ts';

export type JournalQuery = PageRequest & {
  readonly table?: string | undefined;
  /** A staff member's id. */
  readonly staff?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly patron?: string | undefined;
  readonly shoe?: number | undefined;
  readonly round?: number | undefined;
  /**
   * Entries about a patron of this brand, `house` for the house itself, or with a correction of one. A page may then have fewer
   * entries than the limit, even none, and still a `next`.
   */
  readonly brand?: string | undefined;
  /** Server time, from and up to. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Leaves out single cards and the opening and closing of betting; the result of a round has its cards. */
  readonly folded?: boolean | undefined;
};

// The protections that this node has parsed. A read sends the digests of its patrons' rows, and the database answers only about rows
// whose digest differs: else 1.5 kB a patron are transferred and parsed. The digest is of the content, so a cached value is never
// stale, whichever node wrote the row and in whatever order answers arrive. [P2]
import type { Protection } from '@punto/ledger/protection/protection';
import { type ProtectionRow, protectionOf } from '../../shared/protections.ts';

/** Patrons whose protections are cached; the one that was parsed first is dropped. */
const MOST_PARSED = 20_000;

/** By patron. */
export type HeldProtections = ReadonlyMap<string, Protection>;

/** A row that has not the digest that was sent. `changed: null`: there is no row. */
export type ChangedRow = {
  readonly patron: string;
  readonly changed: (ProtectionRow & { readonly digest: string }) | null;
};

/** Parameters: the patrons, and their digests joined by commas. `rows`: a table or a query with the columns of protections. */
export const changedRows = (patrons: string, digests: string, rows = 'protections'): string =>
  `SELECT known.patron, CASE WHEN held.digest IS NOT NULL THEN row_to_json(held) END AS changed
     FROM unnest(${patrons}::text[], string_to_array(${digests}, ',', '')) AS known (patron, digest)
     LEFT JOIN ${rows} AS held ON held.patron = known.patron
    WHERE held.digest IS DISTINCT FROM known.digest`;

export type ComparedRead = {
  /** The parameters of `changedRows`. A patron without a parsed row has an empty digest. */
  readonly values: readonly [patrons: readonly string[], digests: string];
  /** The protections of these patrons after the answer. */
  readonly take: (rows: readonly ChangedRow[]) => HeldProtections;
};

export type ParsedProtections = {
  /** Begins a read of the protections of these patrons. */
  readonly compare: (patrons: readonly string[]) => ComparedRead;
  /** Keeps a protection that was written and read under the lock of its row. */
  readonly keep: (patron: string, digest: string, protection: Protection) => void;
};

type Parsed = { readonly digest: string; readonly protection: Protection };

export const createParsedProtections = (most = MOST_PARSED): ParsedProtections => {
  const parsed = new Map<string, Parsed>();
  const keep: ParsedProtections['keep'] = (patron, digest, protection) => {
    parsed.delete(patron);
    parsed.set(patron, { digest, protection });
    if (parsed.size <= most) return;
    for (const first of parsed.keys()) {
      parsed.delete(first);
      return;
    }
  };
  return {
    keep,
    compare: (patrons) => {
      // Filled before the answer: another read may replace or drop what is cached.
      const held = new Map<string, Protection>();
      let digests = '';
      for (const [n, patron] of patrons.entries()) {
        if (n > 0) digests += ',';
        const known = parsed.get(patron);
        if (!known) continue;
        held.set(patron, known.protection);
        digests += known.digest;
      }
      return {
        values: [patrons, digests],
        take: (rows) => {
          if (rows.length === 0) return held;
          const after = new Map(held);
          for (const { patron, changed } of rows) {
            if (!changed) {
              after.delete(patron);
              continue;
            }
            const protection = protectionOf(changed);
            keep(patron, changed.digest, protection);
            after.set(patron, protection);
          }
          return after;
        },
      };
    },
  };
};

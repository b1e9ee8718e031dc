// The protections that this node has parsed. A ticket sends the digests of its patrons' rows, and the database answers with a row's
// JSON only where the digest differs: else 1.5 kB a ticket are transferred and parsed. The digest is of the content, so a cached
// value is never stale, whichever node wrote the row and in whatever order answers arrive. [P2]
import type { Protection } from '@punto/ledger/protection/protection';
import { type ProtectionRow, protectionOf } from '../../shared/protections.ts';

/** Patrons whose protections are cached; the one that was parsed first is dropped. */
const MOST_PARSED = 20_000;

export type HeldProtections = ReadonlyMap<string, Protection>;

/** `changed: null`: the row has the digest that was sent. */
export type ComparedRow = {
  readonly patron: string;
  readonly changed: (ProtectionRow & { readonly digest: string }) | null;
};

/** The columns of a `ComparedRow`; `known`: the digest to compare with. */
export const comparedWith = (known: string): string =>
  `protections.patron, CASE WHEN protections.digest <> ${known} THEN row_to_json(protections) END AS changed`;

export type ComparedRead = {
  /** For each patron in order; empty: not parsed yet. */
  readonly digests: readonly string[];
  /** The protections in the answer. */
  readonly take: (rows: readonly ComparedRow[]) => HeldProtections;
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
      // Held until the answer: another read may replace or drop what is cached.
      const known = new Map<string, Parsed>();
      const digests = patrons.map((patron) => {
        const found = parsed.get(patron);
        if (found) known.set(patron, found);
        return found?.digest ?? '';
      });
      const protectionIn = ({ patron, changed }: ComparedRow): Protection => {
        if (changed) {
          const protection = protectionOf(changed);
          keep(patron, changed.digest, protection);
          return protection;
        }
        const same = known.get(patron);
        if (!same) throw new Error(`the protection of ${patron} has a digest that was not sent`);
        return same.protection;
      };
      return { digests, take: (rows) => new Map(rows.map((row) => [row.patron, protectionIn(row)])) };
    },
  };
};

// The play records as used by a transaction, for both databases. [T6] [T8]
import type { PatronId, TableId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/records/record';
import type { Page, PageRequest } from '../page.ts';

export type Records = {
  /** Throws when this revision of the patron's round is stored already: a round is settled once. */
  readonly keep: (record: KeptRecord) => void;
  readonly page: (patron: PatronId, request: PageRequest) => Page<KeptRecord>;
  /** Every revision of every patron's record of a round, the oldest first. */
  readonly ofRound: (table: TableId, shoe: number, round: number) => readonly KeptRecord[];
  /** When the round was settled or cancelled first; `null`: it has no record. */
  readonly firstAtOfRound: (table: TableId, shoe: number, round: number) => number | null;
  /** The latest revision of each patron's, by patron. */
  readonly latestOfRound: (table: TableId, shoe: number, round: number) => readonly KeptRecord[];
};

// Reads play records: a patron's, newest first, and those of one round, oldest first. [T6] [T8]
import type { PatronId, TableId } from '@punto/table/ids';
import type { KeptRecord } from '@punto/table/records/record';
import { type Page, type PageRequest, pageLater } from '../../page.ts';
import { type Queryable, rows } from '../typed-queries.ts';

export type RecordReader = {
  readonly page: (patron: PatronId, request: PageRequest) => Promise<Page<KeptRecord>>;
  /** Every revision of every patron's record of a round, oldest first. */
  readonly ofRound: (table: TableId, shoe: number, round: number) => Promise<readonly KeptRecord[]>;
};

type Row = { readonly body: string };

export const createRecords = (pool: Queryable): RecordReader => ({
  page: (patron, request) =>
    pageLater(
      request,
      (below, most) =>
        rows<Row & { line: number }>(
          pool,
          'SELECT line, body FROM records WHERE patron = $1 AND line < $2 ORDER BY line DESC LIMIT $3',
          [patron, below, most],
        ),
      (found) => recordOf(found),
    ),
  ofRound: async (table, shoe, round) =>
    (
      await rows<Row>(
        pool,
        'SELECT body FROM records WHERE table_id = $1 AND shoe = $2 AND round = $3 ORDER BY revision, patron',
        [table, shoe, round],
      )
    ).map(recordOf),
});

const recordOf = ({ body }: Row): KeptRecord => JSON.parse(body);

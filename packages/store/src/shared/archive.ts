// The archive of ended shoes as used by a transaction, for both databases. [S3]
import type { ArchivedShoe } from '@punto/table/records/archive';
import type { Page, PageRequest } from '../page.ts';

export type Archive = {
  /** Throws when the table's shoe is stored already: a shoe ends once. */
  readonly keep: (shoe: ArchivedShoe) => void;
  readonly page: (table: string, request: PageRequest) => Page<ArchivedShoe>;
  readonly find: (table: string, number: number) => ArchivedShoe | null;
};

// Opens the shoe on the table again after a restart, or finds that it never can be: one whose key is gone is not dealt
// from again, and nothing else is wrong with its table. [F3]
import type { Shoe, TableId } from '@punto/table';
import type { Logger } from 'pino';
import { BrokenSeal } from '../store/seal.ts';
import type { ShoeBox } from './shoe-box.ts';

export type Reopening = {
  readonly table: TableId;
  readonly log: Logger;
  /**
   * What happens to a shoe that does not open: `stop`, the table waits for the right key, or `return`, the key is known
   * to be lost, and the stakes are given back. [F3]
   */
  readonly lostShoes?: 'stop' | 'return';
};

/** Whether it is lost; rejects with what is wrong when nobody said that it may be. */
export const isLost = async (
  box: Pick<ShoeBox, 'reopen'>,
  { id, number }: Shoe,
  { log, table, lostShoes }: Reopening,
): Promise<boolean> => {
  try {
    await box.reopen(id);
    return false;
  } catch (fault) {
    if (!(fault instanceof BrokenSeal && lostShoes === 'return')) throw fault;
    log.error({ table, shoe: number, err: fault }, 'the shoe is lost: its stakes are returned');
    return true;
  }
};

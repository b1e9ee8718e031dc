// Changes of shoes by one transaction: encrypted shoes are added and removed, ended ones are archived with their proofs.
// They are few, so each is a separate statement.
import { deflateRawSync } from 'node:zlib';
import type { ClientBase } from 'pg';
import type { TransactionStores } from '../../shared/transaction.ts';
import { prepared } from '../prepared-statements.ts';

const insert = prepared('INSERT INTO sealed_shoes (shoe, table_id, sealed) VALUES ($1, $2, $3)');
const remove = prepared('DELETE FROM sealed_shoes WHERE shoe = $1');
const open = prepared('INSERT INTO opened_shoes (table_id, number, body) VALUES ($1, $2, $3)');
const archive = prepared('INSERT INTO shoe_archive (table_id, number, body) VALUES ($1, $2, $3)');

export type PendingShoes = {
  readonly stores: Pick<TransactionStores, 'shoes' | 'opened' | 'archive'>;
  readonly send: (client: ClientBase) => readonly Promise<unknown>[];
};

export const createPendingShoes = (): PendingShoes => {
  const steps: ((client: ClientBase) => Promise<unknown>)[] = [];
  return {
    stores: {
      shoes: {
        keep: ({ shoe, table, encrypted }) =>
          void steps.push((client) => insert(client, shoe, table, encrypted)),
        forget: (shoe) => void steps.push((client) => remove(client, shoe)),
      },
      opened: {
        keep: (table, shoe) => {
          const body = deflateRawSync(JSON.stringify(shoe));
          steps.push((client) => open(client, table, shoe.seal.number, body));
        },
      },
      archive: {
        keep: (shoe) => {
          const body = JSON.stringify(shoe);
          steps.push((client) => archive(client, shoe.table, shoe.number, body));
        },
      },
    },
    send: (client) => steps.map((step) => step(client)),
  };
};

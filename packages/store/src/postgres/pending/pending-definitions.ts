// Definitions of bets that one transaction adds. Two tables may add the same one at once: the second then waits for the commit of
// the first while it holds its own locks. So this is sent after everything else but the journal, in the order of the hashes.
import type { ClientBase } from 'pg';
import type { HashedBet } from '../../shared/bets/definitions.ts';
import type { TransactionStores } from '../../shared/transaction.ts';
import { KEEP_DEFINITIONS } from '../bets/definitions.ts';
import { prepared } from '../prepared-statements.ts';

const keep = prepared(KEEP_DEFINITIONS);

export const createPendingDefinitions = () => {
  const added = new Map<string, HashedBet>();
  const store: TransactionStores['definitions'] = {
    keep: (bets) => {
      for (const each of bets) if (!added.has(each.hash)) added.set(each.hash, each);
    },
  };
  return {
    store,
    send: (client: ClientBase): readonly Promise<unknown>[] => {
      if (added.size === 0) return [];
      const all = [...added.values()].sort((a, b) => (a.hash < b.hash ? -1 : 1));
      return [
        keep(
          client,
          all.map(({ hash }) => hash),
          all.map(({ bet }) => JSON.stringify(bet)),
        ),
      ];
    },
  };
};

// The sums of protections that one transaction changes, gathered for one statement. [P2]
import type { Protection } from '@punto/ledger/protection/protection';
import { type PatronId, patronId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import type { Protections } from '../../shared/protection-guard.ts';
import type { HeldProtections } from '../locked/parsed-protections.ts';
import { prepared } from '../prepared-statements.ts';

/** Of all patrons at once, locked in order of name as the count of time locks them. */
const updateMoney = prepared(
  `WITH held AS MATERIALIZED (SELECT patron FROM protections WHERE patron = ANY ($1::text[]) ORDER BY patron FOR UPDATE)
   UPDATE protections SET money = new.money
     FROM unnest($1::text[], $2::text[]) AS new (patron, money) JOIN held ON held.patron = new.patron
    WHERE protections.patron = new.patron`,
);

/** Gathers the sums that one transaction changes. */
export const createPendingProtections = (held: HeldProtections) => {
  const changed = new Map<PatronId, Protection>();
  const store: Protections = {
    find: (patron) => changed.get(patron) ?? held.get(patron) ?? null,
    guarded: () => {
      const guarded: PatronId[] = [];
      for (const [patron, { money }] of held) if (money !== null) guarded.push(patronId(patron));
      return guarded;
    },
    writeMoney: (patron, protection) => void changed.set(patron, protection),
  };
  return {
    store,
    send: (client: ClientBase): readonly Promise<unknown>[] => {
      if (changed.size === 0) return [];
      const rows = [...changed].flatMap(([patron, { money }]) => (money ? [{ patron, money }] : []));
      const [patrons, sums] = [
        rows.map(({ patron }) => patron),
        rows.map(({ money }) => JSON.stringify(money)),
      ];
      return [updateMoney(client, patrons, sums)];
    },
  };
};

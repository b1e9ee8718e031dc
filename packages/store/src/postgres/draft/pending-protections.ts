// The sums of protections that one transaction changes, gathered for one statement. [P2]
import type { Protection } from '@punto/ledger/protection/protection';
import { type PatronId, patronId } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import type { Protections } from '../../shared/guard.ts';
import { moneyText } from '../../shared/protections.ts';
import type { HeldProtections } from '../locked/locked-protections.ts';
import { prepared } from '../prepared.ts';

const updateMoney = prepared('UPDATE protections SET money = $2 WHERE patron = $1');

/** Gathers the sums that one transaction changes. */
export const createPendingProtections = (held: HeldProtections) => {
  const changed = new Map<PatronId, Protection>();
  const shelf: Protections = {
    find: (patron) => changed.get(patron) ?? held.get(patron) ?? null,
    guarded: () => [...held].flatMap(([patron, { money }]) => (money === null ? [] : [patronId(patron)])),
    writeMoney: (patron, protection) => void changed.set(patron, protection),
  };
  return {
    shelf,
    send: (client: ClientBase): readonly Promise<unknown>[] =>
      [...changed].map(([patron, { money }]) => updateMoney(client, patron, moneyText(money))),
  };
};

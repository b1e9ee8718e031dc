// The table host's side of the wallet actor; a house without operators has no actor.
import { minor, ZERO } from '@punto/engine/minor';
import type { OpenTable, PatronId, TableState } from '@punto/table/index';
import { wait } from '../../time/clock.ts';
import type { Batch } from '../batch.ts';
import type { HostOptions } from '../host-options.ts';
import { createTableWallet, type TableWallet, type TableWalletParts } from './table-wallet.ts';

export type HostWallet = {
  /** `null`: the house has no operators; all money is in its own ledger. */
  readonly table: TableWallet | null;
  /** Takes over the debits and owed calls of the previous owner; retries while the store fails and `goesOn` returns true. */
  readonly takeOver: (goesOn: () => boolean) => Promise<void>;
  /** The time until which the closing of betting waits for open debits; 0 in phases without betting, as the offer of a shoe. */
  readonly heldUntil: (table: OpenTable) => number;
  readonly isElsewhere: (patron: PatronId) => boolean;
  /** The balances shown with settled rounds: for an operator's patron the last known balance plus the return of the round. */
  readonly shown: (settled: Batch['settled']) => Batch['settled'];
};

const AGAIN_MS = 1_000;

export const createHostWallet = (
  options: HostOptions,
  parts: Pick<TableWalletParts, 'put' | 'is' | 'changed'> & { readonly state: () => TableState },
): HostWallet => {
  const { table: id, wallets, store, clock, log, right, broker } = options;
  const table = wallets
    ? createTableWallet({
        ...{ table: id, desk: wallets, fence: right?.fence, store, clock, log, ...parts },
        tracing: options.tracing ?? null,
        // Without an answer the other worker finds the call at the time of its next attempt.
        wakeTable: (other, brand) => void broker.ask?.(other, { type: 'wallets', patron: null, wake: brand }),
      })
    : null;
  const isElsewhere = (patron: PatronId): boolean => (wallets?.walletOf(patron) ?? null) !== null;
  return {
    table,
    takeOver: async (goesOn) => {
      while (table && goesOn()) {
        try {
          return await table.takeOver();
        } catch (err) {
          log.error(
            { component: 'wallet', table: id, err },
            'takeover of debits and owed wallet calls failed, will retry',
          );
          await wait(clock, AGAIN_MS);
        }
      }
    },
    heldUntil: (now) => {
      const closesAt = now.round?.closesAt ?? null;
      const isClosing = closesAt !== null && now.deadline !== null && now.deadline >= closesAt;
      return isClosing ? (table?.holdsUntil(now) ?? 0) : 0;
    },
    isElsewhere,
    shown: (settled) =>
      wallets === undefined
        ? settled
        : settled.map((each) => {
            const { patron, returnedMinor } = each.record;
            if (!isElsewhere(patron)) return each;
            const known = wallets.balances.of(patron)?.balanceMinor ?? ZERO;
            return { ...each, availableMinor: minor(known + returnedMinor) };
          }),
  };
};

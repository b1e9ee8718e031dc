// What the host of a table does about money at operators; without wallets nothing.
import { minor, ZERO } from '@punto/engine/minor';
import type { OpenTable, PatronId, TableState } from '@punto/table/index';
import { wait } from '../../time/clock.ts';
import type { Batch } from '../batch.ts';
import type { HostOptions } from '../host-options.ts';
import { createTableWallet, type TableWallet, type TableWalletParts } from './table-wallet.ts';

export type HostWallet = {
  /** `null`: all money is in the books of this house. */
  readonly table: TableWallet | null;
  /** Takes over what an earlier holder has left; tries again while the store fails and `goesOn`. */
  readonly takeOver: (goesOn: () => boolean) => Promise<void>;
  /** The time until which the closing of the betting waits for open debits; no offer of a shoe does. */
  readonly heldUntil: (table: OpenTable) => number;
  readonly isElsewhere: (patron: PatronId) => boolean;
  /** The balances that are shown with settled rounds: of an operator's patron as last heard, with what the round returns. */
  readonly shown: (settled: Batch['settled']) => Batch['settled'];
};

const AGAIN_MS = 1_000;

export const createHostWallet = (
  options: HostOptions,
  parts: Pick<TableWalletParts, 'put' | 'is' | 'changed'> & { readonly state: () => TableState },
): HostWallet => {
  const { table: id, wallets, store, clock, log, right } = options;
  const table = wallets
    ? createTableWallet({
        ...{ table: id, desk: wallets, fence: right?.fence, store, clock, log, ...parts },
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
            'calls to wallets could not be taken over, will retry',
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

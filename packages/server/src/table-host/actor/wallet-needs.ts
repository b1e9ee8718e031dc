// The rows that a batch reads for operators' patrons: the mirror accounts of the operators, and the debits of the rounds that the
// batch may end or correct.
import { type AccountId, isKeyedPatron, operatorAccount, type PatronKey } from '@punto/ledger/index';
import type { Needs } from '@punto/store/store';
import type { WalletDebit } from '@punto/store/wallet-store';
import type { TableState } from '@punto/table/index';
import type { Item } from '../batch.ts';

type WalletNeeds = {
  readonly accounts: readonly AccountId[];
  readonly debits: NonNullable<Needs['debits']>;
};

const NONE: WalletNeeds = { accounts: [], debits: [] };

/** `isMoving`: the batch may end the round in progress. `keys`: brands and currencies of all patrons concerned. */
export const walletNeeds = (
  state: TableState,
  items: readonly Item[],
  isMoving: boolean,
  keys: readonly PatronKey[],
): WalletNeeds => {
  const isDebited = items.some((item) => item.kind === 'ticket' && item.money?.kind === 'debit');
  const givenUp = roundsOf(items.flatMap((item) => (item.kind === 'give-up' ? item.debits : [])));
  if (keys.length === 0 || (!isMoving && !isDebited)) return { ...NONE, debits: givenUp };
  const { shoe, round } = state ?? {};
  const isStaked = isMoving && [...(round?.stakes.keys() ?? [])].some(isKeyedPatron);
  const corrected = items.flatMap((item) =>
    item.kind === 'duty' && 'shoe' in item.command.duty && 'round' in item.command.duty
      ? { shoe: item.command.duty.shoe, round: item.command.duty.round }
      : [],
  );
  return {
    accounts: keys.map(operatorAccount),
    debits: [
      ...(isStaked && shoe && round ? [{ shoe: shoe.number, round: round.number }] : []),
      ...corrected,
      ...givenUp,
    ],
  };
};

/** Each round once. */
const roundsOf = (debits: readonly WalletDebit[]): WalletNeeds['debits'] => [
  ...new Map(debits.map(({ shoe, round }) => [`${shoe} ${round}`, { shoe, round }])).values(),
];

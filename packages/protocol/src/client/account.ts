// The patron's account as the client shows it, updated by every message that contains balances. Only the server's
// figures; the client adds up nothing but the patron's own stakes at one table.
import { addMinor, type Minor, ZERO } from '@punto/engine/minor';
import type { OwnView } from '@punto/table/view';
import type { AccountView, ServerMessage } from '../message.ts';

/** The account after the message; the same object when the message does not concern it. */
export const accountAfter = (account: AccountView | null, message: ServerMessage): AccountView | null => {
  switch (message.type) {
    case 'welcome':
    case 'account':
      return message.account;
    case 'ticket-accepted':
      return moved(account, message.table, message.availableMinor, onFelt(message.own));
    case 'round-settled':
      return moved(account, message.table, message.availableMinor, ZERO);
    // A past round: stakes in the current round stay. [T6]
    case 'round-corrected':
      return { ...account, availableMinor: message.availableMinor, inPlay: account?.inPlay ?? [] };
    default:
      return account;
  }
};

/** Sum of the patron's stakes at one table. */
export const onFelt = (own: OwnView | null): Minor =>
  Object.values(own?.bets ?? {}).reduce<Minor>((sum, stake = ZERO) => addMinor(sum, stake), ZERO);

const moved = (account: AccountView | null, table: string, availableMinor: Minor, stakeMinor: Minor) => {
  const others = (account?.inPlay ?? []).filter((each) => each.table !== table);
  return { ...account, availableMinor, inPlay: stakeMinor > 0 ? [...others, { table, stakeMinor }] : others };
};

// What the patron can still stake and where the rest lies, kept current from every message that tells of it.
// The server's figures only: nothing is added up here but the stakes of one's own on one felt.
import { addMinor, type Minor, ZERO } from '@punto/engine/minor';
import type { OwnView } from '@punto/table/view';
import type { AccountView, ServerMessage } from '../message.ts';

/** The account after the message; the same object when it told nothing about it. */
export const accountAfter = (account: AccountView | null, message: ServerMessage): AccountView | null => {
  switch (message.type) {
    case 'welcome':
    case 'account':
      return message.account;
    case 'ticket-accepted':
      return moved(account, message.table, message.availableMinor, onFelt(message.own));
    case 'round-settled':
      return moved(account, message.table, message.availableMinor, ZERO);
    // A round of the past: what lies on the felt now stays there. [T6]
    case 'round-corrected':
      return { ...account, availableMinor: message.availableMinor, inPlay: account?.inPlay ?? [] };
    default:
      return account;
  }
};

/** All that lies on one felt. */
export const onFelt = (own: OwnView | null): Minor => Object.values(own?.bets ?? {}).reduce(addMinor, ZERO);

const moved = (account: AccountView | null, table: string, availableMinor: Minor, stakeMinor: Minor) => {
  const others = (account?.inPlay ?? []).filter((each) => each.table !== table);
  return { ...account, availableMinor, inPlay: stakeMinor > 0 ? [...others, { table, stakeMinor }] : others };
};

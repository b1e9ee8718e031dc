// The order of the balances sent to a patron. The messages of one table name the round they belong to, and a round is settled after
// its tickets: so of two of them the later in play has the newer balance. Balances of two tables cannot be compared. [L6]
import type { ServerMessage } from '@punto/protocol/message';

/** Messages that also contain the available balance. */
export type BalanceMessage = Extract<ServerMessage, { readonly availableMinor: unknown }>;

/** Where in the play of a table a balance belongs. */
export type BalancePlace = {
  readonly table: string;
  readonly shoe: number;
  readonly round: number;
  readonly isSettled: boolean;
};

/** `null`: the message names no round in progress. A correction is of a past round and changes the balance now. [T6] */
export const placeOfBalance = (message: BalanceMessage): BalancePlace | null => {
  const { table } = message;
  switch (message.type) {
    case 'ticket-accepted':
      return message.own && { table, shoe: message.own.shoe, round: message.own.round, isSettled: false };
    case 'round-settled':
      return { table, shoe: message.record.shoe, round: message.record.round, isSettled: true };
    case 'round-corrected':
      return null;
  }
};

/** Whether the second balance is known to be as new as the first, or newer. */
export const isInOrder = (first: BalancePlace | null, second: BalancePlace | null): boolean => {
  if (first === null || second === null || first.table !== second.table) return false;
  if (first.shoe !== second.shoe) return first.shoe < second.shoe;
  if (first.round !== second.round) return first.round < second.round;
  return second.isSettled || !first.isSettled;
};

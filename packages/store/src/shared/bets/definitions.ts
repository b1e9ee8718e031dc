// Definitions of the bets that rooms have or had, each by the hash in records. The events of a table have whole definitions; here
// each is stored once, so that it is found without knowing the table, also when the room has changed or the table is retired. The
// audit compares these rows with the events. [B]
import { roomBetOf, roomBets } from '@punto/engine/bet/room-bets';
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import type { Hex32 } from '@punto/engine/fairness/record';
import type { TableEvent } from '@punto/table/event';

export type HashedBet = { readonly hash: Hex32; readonly bet: WrittenBet };

export type Definitions = {
  /** A stored hash keeps its text: names and sources are those of the first definition. */
  readonly keep: (bets: readonly HashedBet[]) => void;
  readonly find: (hash: Hex32) => WrittenBet | null;
};

const NONE: readonly HashedBet[] = [];

/** The definitions that a table has from this event on, in the order of their hashes. */
export const definitionsIn = (event: TableEvent): readonly HashedBet[] => {
  if (event.type !== 'TableOpened' && event.type !== 'SetupChanged') return NONE;
  const { bets } = event.setup;
  if (bets === undefined) return NONE;
  const hashed = bets.flatMap((bet): readonly HashedBet[] => {
    const found = roomBets(bets).get(bet.id);
    return found === undefined ? NONE : [{ hash: found.hash, bet }];
  });
  return hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1));
};

/** Throws when the stored text is not the definition with this hash. */
export const readDefinition = (hash: Hex32, body: string): WrittenBet => {
  const bet: WrittenBet = JSON.parse(body);
  if (roomBetOf(bet).hash === hash) return bet;
  throw new Error(`the definition that is stored under ${hash} has another hash`);
};

// Answers to tickets that a transaction reads and gathers. An accepted ticket is answered by its stake, a refused one by a row;
// both are written after the work. [L6]
import type { Transfer, TransferId } from '@punto/ledger/transfer';
import type { TableId, Version } from '@punto/table/ids';
import { stakeId } from '@punto/table/place-ticket';
import type { TicketAnswer, TicketKey } from '../store.ts';
import type { Books } from './books.ts';
import { type RefusedTickets, refusalName } from './refused-tickets.ts';

export type TicketAnswers = {
  readonly find: (key: TicketKey) => TicketAnswer | null;
  /** Throws when the ticket has an answer already: answers never change. */
  readonly remember: (key: TicketKey, answer: TicketAnswer) => void;
  /** Call when a round opens: deletes the refusals of earlier rounds. */
  readonly forgetRefusals: () => void;
  /** Keyed by the id of the stake. */
  readonly accepted: ReadonlyMap<TransferId, Version>;
  /** Throws when a ticket was taken without a stake among these: its answer would be lost. */
  readonly check: (transfers: readonly Transfer[]) => void;
  readonly writeRefusals: () => void;
};

/** `checkDeclared` throws if the ticket was not declared. */
export const createTicketAnswers = (
  table: TableId,
  books: Pick<Books, 'answered'>,
  refused: RefusedTickets,
  checkDeclared: (key: TicketKey) => void,
): TicketAnswers => {
  const stakeOf = ({ patron, ticket, shoe, round }: TicketKey): TransferId =>
    stakeId({ table, shoe, round }, patron, ticket);
  const accepted = new Map<TransferId, Version>();
  /** Looked up, without an answer. */
  const unanswered = new Set<TransferId>();
  const refusals = new Map<string, { readonly key: TicketKey; readonly answer: TicketAnswer }>();
  let isForgotten = false;

  const refusal = (key: TicketKey): TicketAnswer | null =>
    refusals.get(refusalName(key))?.answer ?? (isForgotten ? null : refused.answer(key));

  const find = (key: TicketKey): TicketAnswer | null => {
    checkDeclared(key);
    const stake = stakeOf(key);
    const version = accepted.get(stake) ?? books.answered(stake);
    if (version !== null) return { accepted: true, version };
    const answer = refusal(key);
    if (!answer) unanswered.add(stake);
    return answer;
  };

  return {
    find,
    remember: (key, answer) => {
      const stake = stakeOf(key);
      if (!unanswered.delete(stake) && find(key))
        throw new Error(`ticket ${key.ticket} of patron ${key.patron} has an answer already`);
      if (answer.accepted) accepted.set(stake, answer.version);
      else refusals.set(refusalName(key), { key, answer });
    },
    forgetRefusals: () => {
      refusals.clear();
      isForgotten = true;
    },
    accepted,
    check: (transfers) => {
      if (accepted.size === 0) return;
      const stakes = new Set(transfers.map(({ id }) => id));
      for (const stake of accepted.keys())
        if (!stakes.has(stake)) throw new Error(`a ticket was taken without its ${stake}`);
    },
    writeRefusals: () => {
      if (isForgotten) refused.forget(table);
      for (const { key, answer } of refusals.values()) refused.remember(table, key, answer);
    },
  };
};

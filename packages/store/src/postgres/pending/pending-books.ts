// Transfers of one transaction: computed over the locked accounts, then sent as movements, decisions, postings and new
// balances.

import { addMinor, type Minor } from '@punto/engine/minor';
import { type AccountId, patronAccount } from '@punto/ledger/account';
import { type Entry, entriesOf } from '@punto/ledger/entry';
import { isMovement, type Movement, type Transfer, type TransferId } from '@punto/ledger/transfer';
import { version } from '@punto/table/ids';
import type { ClientBase } from 'pg';
import { hasParts } from '../../shared/accounts/account-parts.ts';
import type { Books, StakeAnswers } from '../../shared/books.ts';
import { type MovementRow, movementOf } from '../../shared/movement-row.ts';
import { UndeclaredNeed } from '../../store.ts';
import type { LockedAccount, LockedBooks } from '../locked/locked-books.ts';
import { NO_STAKES, type PendingStakes } from '../pending-stakes.ts';
import { prepared } from '../prepared-statements.ts';
import { addMovementsOf, addPostings, NUMBER, type StakeRows, setAccountsOf } from './stake-rows.ts';

const addMovements = prepared(addMovementsOf('$1'));
const decide = prepared(
  `UPDATE movements SET state = new.state, debit_line = new.debit_line, credit_line = new.credit_line,
                        house_part = new.house_part
     FROM json_populate_recordset(NULL::movements, $1) AS new WHERE movements.number = new.number`,
);
/** Fails when a decision has no movement, or is the second one. */
const addDecisions = prepared(
  `INSERT INTO resolutions (movement, kind, id, at, table_id, shoe, round)
   SELECT ${NUMBER}, kind, id, at, table_id, shoe, round
     FROM json_to_recordset($1) AS new
            (number bigint, movement text, kind text, id text, at bigint, table_id text, shoe bigint, round bigint)`,
);
const setAccounts = prepared(setAccountsOf('$1'));

type Lines = { debit_line: number | null; credit_line: number | null; house_part: string | null };
type NewMovement = Omit<MovementRow, 'number'> & Lines;
type Page = {
  readonly account: AccountId;
  readonly part: string;
  balance_minor: Minor;
  pending_minor: Minor;
  given_minor: Minor;
  staked_minor: Minor;
  line: number;
};

export type PendingBooks = {
  readonly store: Pick<
    Books,
    'account' | 'movement' | 'resolution' | 'answered' | 'isWaiting' | 'inPlay' | 'write'
  >;
  /** All pending writes, if they are new movements and decide none; else `null`. */
  readonly stakes: () => StakeRows | null;
  readonly send: (client: ClientBase) => readonly Promise<unknown>[];
};

/** `inPlay`: stakes of the patrons whose stakes were read. */
export const createPendingBooks = (
  { part, accounts, movements, resolutions }: LockedBooks,
  inPlay: PendingStakes = NO_STAKES,
): PendingBooks => {
  const made = new Map<TransferId, NewMovement>();
  const decided: (Lines & { number: number; state: 'posted' | 'voided' })[] = [];
  const decisions: object[] = [];
  const postings: object[] = [];
  const pages = new Map<AccountId, Page>();

  const waiting = new Set(
    [...movements.values()]
      .filter(({ decided }) => !decided)
      .map(({ movement: { debit, credit } }) => `${debit} ${credit}`),
  );

  const held = (id: AccountId): LockedAccount => {
    const account = accounts.get(id);
    if (!account) throw new UndeclaredNeed(`the needs of the transaction do not name ${id}`);
    return account;
  };

  const pageOf = (id: AccountId): Page => {
    const known = pages.get(id);
    if (known) return known;
    const { part, balanceMinor, pendingMinor, givenMinor, stakedMinor, line } = held(id);
    const page: Page = {
      ...{ account: id, part, balance_minor: balanceMinor, pending_minor: pendingMinor },
      ...{ given_minor: givenMinor, staked_minor: stakedMinor, line },
    };
    pages.set(id, page);
    return page;
  };

  /** By number where it is known; a movement created here gets its number when it is written. */
  const nameOf = (id: TransferId): { readonly number: number } | { readonly movement: TransferId } => {
    const known = movements.get(id);
    return known ? { number: known.number } : { movement: id };
  };

  /** Returns the line number of the new posting; `null`: the balance did not change, so there is none. */
  const enter = (entry: Entry, movement: TransferId, at: number): number | null => {
    const page = pageOf(entry.account);
    page.pending_minor = addMinor(page.pending_minor, entry.pendingMinor);
    page.given_minor = addMinor(page.given_minor, entry.givenMinor);
    page.staked_minor = addMinor(page.staked_minor, entry.stakedMinor);
    if (entry.balanceMinor === 0) return null;
    page.balance_minor = addMinor(page.balance_minor, entry.balanceMinor);
    page.line += 1;
    const { account, part, line, balance_minor: balance_after_minor } = page;
    const amount_minor = entry.balanceMinor;
    postings.push({ ...nameOf(movement), account, part, line, amount_minor, balance_after_minor, at });
    return line;
  };

  const linesOf = (transfer: Transfer, movement: Movement): Lines => {
    const { debit, credit, id } = movement;
    const lines = new Map(
      entriesOf(transfer, movement).map((entry) => [entry.account, enter(entry, id, transfer.memo.at)]),
    );
    const [debit_line = null, credit_line = null] = [lines.get(debit), lines.get(credit)];
    const isInPart = debit_line !== null && (hasParts(debit) || hasParts(credit));
    return { debit_line, credit_line, house_part: isInPart ? part : null };
  };

  const write = (transfer: Transfer, answers: StakeAnswers | undefined): void => {
    const { at, table: table_id = null, shoe = null, round = null } = transfer.memo;
    const memo = { at, table_id, shoe, round };
    if (isMovement(transfer)) {
      const { id, kind: state, debit, credit, amountMinor: amount_minor, code } = transfer;
      const answer = answers?.get(id) ?? null;
      const lines = linesOf(transfer, transfer);
      made.set(id, { id, state, debit, credit, amount_minor, code, ...memo, answer, ...lines });
      return;
    }
    const { kind, id, pending } = transfer;
    const own = made.get(pending);
    const known = movements.get(pending);
    const movement = own ? movementOf(own) : known?.movement;
    if (!movement) throw new Error(`no pending movement ${pending} to decide`);
    const state = kind === 'post' ? 'posted' : 'voided';
    const lines = linesOf(transfer, movement);
    if (own) Object.assign(own, { state, ...lines });
    else if (known) decided.push({ number: known.number, state, ...lines });
    decisions.push({ ...nameOf(pending), kind, id: id === `${kind}:${pending}` ? null : id, ...memo });
  };

  return {
    store: {
      account: held,
      movement: (id) => movements.get(id) ?? null,
      resolution: (id) => resolutions.get(id) ?? null,
      inPlay: (patron) => inPlay.get(patronAccount(patron)) ?? [],
      isWaiting: (debit, escrow) => waiting.has(`${debit} ${escrow}`),
      answered: (stake) => {
        const answer = movements.get(stake)?.answer ?? null;
        return answer === null ? null : version(answer);
      },
      write: (transfers, answers) => {
        for (const transfer of transfers) write(transfer, answers);
      },
    },
    stakes: () => {
      if (decided.length + decisions.length > 0 || made.size === 0) return null;
      return { movements: [...made.values()], accounts: [...pages.values()], postings };
    },
    send: (client) => {
      const sent = (rows: readonly object[], statement: typeof decide): Promise<unknown>[] =>
        rows.length > 0 ? [statement(client, JSON.stringify(rows))] : [];
      return [
        ...sent([...made.values()], addMovements),
        ...sent(decided, decide),
        ...sent(decisions, addDecisions),
        ...sent(postings, addPostings),
        ...sent([...pages.values()], setAccounts),
      ];
    },
  };
};

// Applies one command inside a transaction: decide, move the money, write the events, fold them. Tickets may be
// refused, by the rules or by the books; any other refusal is a broken invariant and throws.
import type { OpenedShoe } from '@punto/engine/fairness/record';
import { minor } from '@punto/engine/minor';
import { availableMinor, type Movement, patronAccount } from '@punto/ledger/index';
import { type WhyNotStake, whyNotStake } from '@punto/ledger/protection/protection-refusal';
import type { Role } from '@punto/protocol/floor/permission';
import { type JournalEntry, keyOfTicket, type TicketAnswer, type Transaction } from '@punto/store/store';
import {
  type Accepted,
  type ActRefusal,
  type Command,
  type CommandOf,
  type Context,
  type CorrectionLine,
  concerned,
  type Duty,
  type DutyRefusal,
  decide,
  evolve,
  isPrivate,
  type KeptRecord,
  type LimitsMove,
  type OpenTable,
  type PatronId,
  type TableState,
  type Ticket,
  type TicketRefusal,
  totalOf,
  version,
} from '@punto/table/index';
import type { TablesAtOnce } from '../brands/tables-at-once.ts';
import { entryOf } from '../identity/staff-journal-entry.ts';
import { owedBy } from '../wallet/owed-calls.ts';

/** A failure of our own logic, as opposed to the store's: retrying would not help. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}

/**
 * Decides the ticket; the same ticket sent again gets its stored answer. `brought`: what a confirmed debit brings from the patron's
 * operator, in the books with the stake or not at all. [L6]
 */
export const takeTicket = (
  tx: Transaction,
  table: OpenTable,
  ticket: Ticket,
  context: Context,
  tablesAtOnce: TablesAtOnce | null = null,
  brought: Movement | null = null,
): { readonly table: OpenTable; readonly answer: TicketAnswer } => {
  const key = keyOfTicket(ticket);
  const before = tx.answer(key);
  if (before) return { table, answer: before };

  const refused = (refusal: TicketRefusal) => {
    const answer: TicketAnswer = { accepted: false, refusal };
    tx.remember(key, answer);
    return { table, answer };
  };
  const decision = sure(() => decide(table, { type: 'PlaceTicket', ticket }, context));
  if (!decision.ok) return refused(decision.refusal);
  const tooMany = whyTooMany(tx, table, ticket.patron, tablesAtOnce);
  if (tooMany) return refused(tooMany);
  const stakeMinor = totalOf(ticket.bets);
  const broughtMinor = brought?.amountMinor ?? 0;
  const against = whyProtected(tx, ticket.patron, { nowMs: context.now, stakeMinor, broughtMinor });
  if (against) return refused(against);
  const short = tx.post(brought ? [brought, ...decision.transfers] : decision.transfers);
  if (short === 'exceeds-available') {
    return refused({
      reason: 'not-enough-balance',
      availableMinor: availableMinor(tx.account(patronAccount(ticket.patron))),
    });
  }
  if (short) throw new BrokenInvariant(`ticket ${ticket.id}: the books refuse with ${short}`);

  tx.append(decision.events);
  const next = sure(() => decision.events.reduce<OpenTable>(evolve, table));
  const answer: TicketAnswer = { accepted: true, version: version(next.version) };
  tx.remember(key, answer);
  return { table: next, answer };
};

/**
 * `null`: the patron has stakes at this table already, or one more table is within the limit. The account is locked by this
 * transaction, so the check holds over all tables and nodes, see decision 0014.
 */
export const whyTooMany = (
  tx: Transaction,
  table: OpenTable,
  patron: PatronId,
  limit: TablesAtOnce | null,
): TicketRefusal | null => {
  if (limit === null) return null;
  const tablesAtOnce = limit(patron);
  return mayStakeHere(tx, table, patron, tablesAtOnce) ? null : { reason: 'staked-elsewhere', tablesAtOnce };
};

const mayStakeHere = (
  tx: Transaction,
  { setup, round }: OpenTable,
  patron: PatronId,
  tablesAtOnce: number,
): boolean => {
  const here = Object.values(round?.stakes.get(patron)?.bets ?? {}).reduce<number>(
    (sum, stakeMinor) => sum + (stakeMinor ?? 0),
    0,
  );
  const isStakedElsewhere = tx.account(patronAccount(patron)).pendingMinor > here;
  if (!isStakedElsewhere || tablesAtOnce === 1) return !isStakedElsewhere;
  const elsewhere = tx.inPlay(patron).filter(({ table }) => table !== setup.table);
  return here > 0 || elsewhere.length < tablesAtOnce;
};

/**
 * Why the patron's protection refuses a stake. Its sums are read in this transaction, under the lock of the account, so they
 * include all tables and nodes. [P2]
 */
export const whyProtected = (
  tx: Transaction,
  patron: PatronId,
  {
    nowMs,
    stakeMinor,
    broughtMinor = 0,
  }: { readonly nowMs: number; readonly stakeMinor: number; readonly broughtMinor?: number },
): WhyNotStake | null => {
  const protection = tx.protection(patron, nowMs);
  if (!protection) return null;
  const held = tx.account(patronAccount(patron));
  const account = {
    ...held,
    balanceMinor: minor(held.balanceMinor + broughtMinor),
    givenMinor: minor(held.givenMinor + broughtMinor),
  };
  return whyNotStake(protection, { nowMs, account, stakeMinor });
};

/** Carries out a command that must succeed; returns the final play records with their balances. */
export const carryOut = (
  tx: Transaction,
  state: TableState,
  command: Command,
  context: Context,
  revealShoe: RevealShoe = () => null,
): Done & { readonly kept: readonly KeptRecord[] } => {
  const decision = sure(() => decide(state, command, context));
  if (!decision.ok) throw new BrokenInvariant(`${command.type}: ${decision.refusal.reason}`);
  const keepProof = (last: OpenTable): void => {
    const opened = revealShoe(last);
    if (opened && last.shoe) tx.keepProof(last.shoe.id, opened);
  };
  return { ...write(tx, state, decision, command.type, keepProof), kept: tx.keep(decision.records) };
};

/** The proof of the ending shoe; `null`: it had no commitment. [F2] */
export type RevealShoe = (table: OpenTable) => OpenedShoe | null;

export type FloorCommand = CommandOf<'DoDuty'>;
export type PatronCommand = CommandOf<'DoAct' | 'MissPatron' | 'MissDealer'>;

/** Carries out an act of a patron, or returns its refusal. */
export const attempt = (
  tx: Transaction,
  state: TableState,
  command: PatronCommand,
  context: Context,
): Done & { readonly refusal: ActRefusal | null } => {
  if (!state) throw new BrokenInvariant('an act at a table that was never opened');
  const decision = sure(() => decide(state, command, context));
  if (!decision.ok) return { table: state, concerned: [], refusal: decision.refusal };
  return { ...write(tx, state, decision, command.type), refusal: null };
};

/** Carries out a duty and journals it; a preview returns the effect and writes nothing. [T5] [T6] */
export const attend = (
  tx: Transaction,
  state: TableState,
  command: FloorCommand,
  role: Role,
  preview: boolean,
  context: Context,
  name: string | null = null,
): Done & {
  readonly refusal: DutyRefusal | null;
  readonly corrections: readonly CorrectionLine[];
  readonly limits: LimitsMove | null;
  readonly kept: readonly KeptRecord[];
} => {
  if (!state) throw new BrokenInvariant('a duty at a table that was never opened');
  const decision = sure(() => decide(state, command, context));
  const nothing = { table: state, concerned: [], kept: [] };
  if (!decision.ok) return { ...nothing, refusal: decision.refusal, corrections: [], limits: null };
  const { corrections = [], limits = null } = decision;
  if (preview) return { ...nothing, refusal: null, corrections, limits };
  const done = write(tx, state, decision, command.duty.duty);
  tx.journal(dutyEntry(state, done.table, command, { role, at: context.now, corrections, limits, name }));
  return { ...done, refusal: null, corrections, limits, kept: tx.keep(decision.records) };
};

type DutyDone = {
  readonly role: Role;
  readonly at: number;
  readonly corrections: readonly CorrectionLine[];
  readonly limits: LimitsMove | null;
  readonly name: string | null;
};

/** The journal entry of any duty: the table before and after, and what the duty changed. */
const dutyEntry = (
  before: OpenTable,
  after: OpenTable,
  { staff, duty }: FloorCommand,
  { role, at, corrections, limits, name }: DutyDone,
): JournalEntry =>
  entryOf(
    { staff, role },
    {
      at,
      action: duty.duty,
      table: before.setup.table,
      shoe: 'shoe' in duty && typeof duty.shoe === 'number' ? duty.shoe : (before.shoe?.number ?? null),
      round: 'round' in duty ? duty.round : (before.round?.number ?? null),
      reason: ('reason' in duty ? duty.reason : null) ?? null,
      before: standing(before),
      after: {
        ...standing(after),
        duty: withoutFace(before, duty),
        ...(corrections.length > 0 ? { corrections } : {}),
        ...(limits && { limits }),
        ...(name && { request: name }),
      },
    },
  );

/** The journal does not have a face-down card; once turned, it is in the events. [T2] */
const withoutFace = ({ setup }: OpenTable, duty: Duty): object =>
  setup.squeeze && duty.duty === 'enter-card' ? { ...duty, card: null } : duty;

/** Short summary of a table's state, for the journal. */
export const standing = ({ version, phase, service, manual, dealers, round, pause }: OpenTable) => ({
  version,
  phase,
  service,
  manual,
  paused: pause !== null,
  dealers: dealers.map(({ name }) => name),
  hands: round?.hands ?? null,
});

type Done = {
  readonly table: OpenTable;
  /** Patrons whose own view has changed. */
  readonly concerned: readonly PatronId[];
};

/**
 * `beforeShoeEnds`: called with the table's state right before the shoe ends, after a cancellation of its last round.
 */
const write = (
  tx: Transaction,
  state: TableState,
  accepted: Accepted,
  what: string,
  beforeShoeEnds: (last: OpenTable) => void = () => {},
): Done => {
  const owed = sure(() => owedBy(tx, accepted));
  const refusal = tx.post([...owed.before, ...accepted.transfers, ...owed.after]);
  if (refusal) throw new BrokenInvariant(`${what}: the books refuse with ${refusal}`);
  for (const call of owed.calls) tx.wallet.owe(call);
  tx.append(accepted.events);
  // Rounds of a private table are in its patron's play record only. [V5]
  if (accepted.archived && !isPrivate(accepted.archived.table)) tx.archive(accepted.archived);
  const patrons: PatronId[] = [];
  // Folded once: `evolve` takes over the state it is given.
  let table = state;
  for (const event of accepted.events) {
    if (table && event.type === 'ShoeEnded') beforeShoeEnds(table);
    const before = table;
    table = sure(() => {
      // Determined before the event, because a patron who leaves a seat has none after it.
      if (before) patrons.push(...concerned(before, event));
      return evolve(before, event);
    });
    // The answer of a ticket that the table itself has placed behind a seat, as of any other. [L6] [V6]
    if (event.type === 'TicketAccepted')
      tx.remember(keyOfTicket(event.ticket), { accepted: true, version: table.version });
  }
  if (!table) throw new BrokenInvariant(`${what} left the table unopened`);
  return { table, concerned: patrons };
};

/** A read of the store that failed while the table was deciding. */
class FailedRead extends Error {
  override readonly name = 'FailedRead';
}

/** Marks errors of this read of the store, so that `sure` does not take them for a broken invariant. */
export const storeRead =
  <A extends readonly unknown[], R>(read: (...of: A) => R) =>
  (...of: A): R => {
    try {
      return read(...of);
    } catch (cause) {
      throw new FailedRead('the store could not be read', { cause });
    }
  };

/**
 * Turns exceptions of the table's logic into `BrokenInvariant`; errors of the store pass unchanged, because a retry may
 * help.
 */
const sure = <T>(reason: () => T): T => {
  try {
    return reason();
  } catch (cause) {
    if (cause instanceof FailedRead) throw cause.cause;
    throw new BrokenInvariant('the table has come to a state it must not reach', { cause });
  }
};

// Applies one command inside a transaction: decide, move the money, write the events, fold them. Tickets may be
// refused, by the rules or by the books; any other refusal is a broken invariant and throws.
import type { OpenedShoe } from '@punto/engine/fairness/record';
import { availableMinor, patronAccount } from '@punto/ledger/index';
import type { Role } from '@punto/protocol/floor/permission';
import type { JournalEntry, TicketAnswer, Transaction } from '@punto/store/store';
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
  version,
} from '@punto/table/index';
import { entryOf } from '../identity/staff-entry.ts';

/** What fails in our own reasoning, as against the store's: trying again would not mend it. */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
}

/** The ticket's answer; the same ticket again gets the one it got. [L6] */
export const takeTicket = (
  tx: Transaction,
  table: OpenTable,
  ticket: Ticket,
  context: Context,
  tablesAtOnce: number | null = null,
): { readonly table: OpenTable; readonly answer: TicketAnswer } => {
  const key = { patron: ticket.patron, ticket: ticket.id };
  const before = tx.answer(key);
  if (before) return { table, answer: before };

  const refused = (refusal: TicketRefusal) => {
    const answer: TicketAnswer = { accepted: false, refusal };
    tx.remember(key, answer);
    return { table, answer };
  };
  const decision = sure(() => decide(table, { type: 'PlaceTicket', ticket }, context));
  if (!decision.ok) return refused(decision.refusal);
  if (tablesAtOnce !== null && !mayStakeHere(tx, table, ticket.patron, tablesAtOnce))
    return refused({ reason: 'staked-elsewhere', tablesAtOnce });
  const short = tx.post(decision.transfers);
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
 * Whether this is one of the tables that the patron has stakes at, or one more is within the bound. The account is locked by
 * this transaction, so it holds over all tables, gateways and nodes, see decision 0014.
 */
const mayStakeHere = (
  tx: Transaction,
  { setup, round }: OpenTable,
  patron: PatronId,
  tablesAtOnce: number,
): boolean => {
  const here = Object.values(round?.stakes.get(patron)?.bets ?? {}).reduce((sum, stake) => sum + stake, 0);
  const isStakedElsewhere = tx.account(patronAccount(patron)).pendingMinor > here;
  if (!isStakedElsewhere || tablesAtOnce === 1) return !isStakedElsewhere;
  const elsewhere = tx.inPlay(patron).filter(({ table }) => table !== setup.table);
  return here > 0 || elsewhere.length < tablesAtOnce;
};

/** Carries out a command that must succeed; the records it made final come back with their balances. */
export const carryOut = (
  tx: Transaction,
  state: TableState,
  command: Command,
  context: Context,
  openShoe: OpenShoe = () => null,
): Done & { readonly kept: readonly KeptRecord[] } => {
  const decision = sure(() => decide(state, command, context));
  if (!decision.ok) throw new BrokenInvariant(`${command.type}: ${decision.refusal.reason}`);
  const revealShoe = (last: OpenTable): void => {
    const opened = openShoe(last);
    if (opened && last.shoe) tx.openShoe(last.shoe.id, opened);
  };
  return { ...write(tx, state, decision, command.type, revealShoe), kept: tx.keep(decision.records) };
};

/** Everything of the shoe that ends, for everybody to check; `null`: there was no seal on it. [F2] */
export type OpenShoe = (table: OpenTable) => OpenedShoe | null;

export type FloorCommand = CommandOf<'DoDuty'>;
export type PatronCommand = CommandOf<'DoAct' | 'MissPatron' | 'MissDealer'>;

/** Does what a patron asks, or says why not. */
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

/** Does a duty and journals it; a preview says what it would come to, and writes nothing. [T5] [T6] */
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

/** A card that is laid face down is not in the journal before it is up: the events have it then. [T2] */
const withoutFace = ({ setup }: OpenTable, duty: Duty): object =>
  setup.squeeze && duty.duty === 'enter-card' ? { ...duty, card: null } : duty;

/** How a table stands, in few words. */
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
  /** Whose own view has changed. */
  readonly concerned: readonly PatronId[];
};

/** `beforeShoeEnds`: called with the table as it is then, a round that was called off at the shoe's end included. */
const write = (
  tx: Transaction,
  state: TableState,
  accepted: Accepted,
  what: string,
  beforeShoeEnds: (last: OpenTable) => void = () => {},
): Done => {
  const refusal = tx.post(accepted.transfers);
  if (refusal) throw new BrokenInvariant(`${what}: the books refuse with ${refusal}`);
  tx.append(accepted.events);
  // A table that a patron has alone is in that patron's record, and nobody else's to look back at. [V5]
  if (accepted.archived && !isPrivate(accepted.archived.table)) tx.archive(accepted.archived);
  const told: PatronId[] = [];
  // Folded once: `evolve` owns the state it is given.
  let table = state;
  for (const event of accepted.events) {
    if (table && event.type === 'ShoeEnded') beforeShoeEnds(table);
    const before = table;
    table = sure(() => {
      // Asked before the event: who gets up has no seat any more after it.
      if (before) told.push(...concerned(before, event));
      return evolve(before, event);
    });
  }
  if (!table) throw new BrokenInvariant(`${what} left the table unopened`);
  return { table, concerned: told };
};

/** A read of the store that failed while the table was deciding. */
class FailedRead extends Error {
  override readonly name = 'FailedRead';
}

/** Marks what this read of the store throws, so that `sure` does not take it for a broken invariant. */
export const storeRead =
  <A extends readonly unknown[], R>(read: (...of: A) => R) =>
  (...of: A): R => {
    try {
      return read(...of);
    } catch (cause) {
      throw new FailedRead('the store could not be read', { cause });
    }
  };

/** The store's own faults pass as they are: trying again may mend them. */
const sure = <T>(reason: () => T): T => {
  try {
    return reason();
  } catch (cause) {
    if (cause instanceof FailedRead) throw cause.cause;
    throw new BrokenInvariant('the table has come to a state it must not reach', { cause });
  }
};

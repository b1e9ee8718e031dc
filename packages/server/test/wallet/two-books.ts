// Compares the books of Punto with those of its operators, of which all processes have ended: patron by patron the mirror equals the
// operator's book, each accepted ticket has a confirmed debit, and each debit has a ticket or a cancel. [L6]
import { DatabaseSync } from 'node:sqlite';

/** What a run moved, to see that it did something. */
export type Moved = {
  readonly debits: number;
  readonly accepted: number;
  readonly cancels: number;
  readonly credits: number;
  /** Debits that the operator refused because their cancel came first. */
  readonly poisoned: number;
  /** Debits that the operator gave back. */
  readonly returned: number;
};

export type Compared = { readonly moved: Moved; readonly faults: readonly string[] };

type DebitRow = {
  readonly debit: string;
  readonly patron: string;
  readonly account: string;
  readonly ticket: string;
  readonly amount: number;
  readonly state: string;
};
type OwedRow = {
  readonly id: string;
  readonly call: string;
  readonly account: string;
  readonly delta: number;
  readonly delivered: number | null;
  readonly number: number;
};
type BookRow = {
  readonly id: string;
  readonly call: string;
  readonly patron: string;
  readonly delta: number;
  readonly state: string;
  readonly status: number;
  readonly number: number;
};

/** `punto`: Punto's SQLite file; `book`: the operator's. The outbox must be empty. */
export const compareBooks = (punto: string, brand: string, book: string): Compared => {
  const [ours, theirs] = [punto, book].map((file) => new DatabaseSync(file, { readOnly: true }));
  if (!ours || !theirs) throw new Error('a book is missing');
  try {
    const debits = ours
      .prepare(
        'SELECT debit, patron, account, ticket, amount_minor AS amount, state FROM wallet_debits WHERE brand = ?',
      )
      .all(brand) as DebitRow[];
    const owed = ours
      .prepare(
        `SELECT call_id AS id, call, body ->> 'patron' AS account, delta_minor AS delta, delivered_at AS delivered, number
           FROM wallet_outbox WHERE brand = ? ORDER BY number`,
      )
      .all(brand) as OwedRow[];
    const calls = theirs
      .prepare('SELECT id, call, patron, delta, state, status, number FROM calls ORDER BY number')
      .all() as BookRow[];
    const held = new Map(calls.map((call) => [call.id, call]));
    const faults = [
      ...mirrorFaults(ours, brand, theirs),
      ...debits.flatMap((debit) => [...debitFaults(debit, held.get(debit.debit))]),
      ...strangers(calls, debits, owed),
      ...owedFaults(owed, held),
    ];
    return { moved: movedBy(debits, owed, calls), faults };
  } finally {
    ours.close();
    theirs.close();
  }
};

const movedBy = (
  debits: readonly DebitRow[],
  owed: readonly OwedRow[],
  calls: readonly BookRow[],
): Moved => ({
  debits: debits.length,
  accepted: debits.filter(({ state }) => state === 'accepted').length,
  cancels: owed.filter(({ call }) => call === 'cancel').length,
  credits: owed.filter(({ call }) => call === 'credit').length,
  poisoned: calls.filter(({ state }) => state === 'poisoned').length,
  returned: calls.filter(({ call, state }) => call === 'debit' && state === 'cancelled').length,
});

/** Of each patron: what the games took and gave by the operator's book, and what Punto's movements say. */
export const mirrorFaults = (ours: DatabaseSync, brand: string, theirs: DatabaseSync): readonly string[] => {
  const mirror = new Map(
    ours
      .prepare(
        `WITH moved AS (
           SELECT substr(credit, 8) AS patron, -amount_minor AS delta FROM movements WHERE code = 'wallet-in' AND state <> 'voided'
            UNION ALL
           SELECT substr(debit, 8), amount_minor FROM movements WHERE code = 'wallet-out' AND state <> 'voided')
         SELECT operator_patron AS account, coalesce(sum(delta), 0) AS delta
           FROM operator_patrons LEFT JOIN moved USING (patron) WHERE brand = ? GROUP BY operator_patron`,
      )
      .all(brand)
      .map(({ account, delta }) => [String(account), Number(delta)]),
  );
  const book = new Map(
    theirs
      .prepare(
        `SELECT substr(account, 8) AS account, sum(delta) AS delta FROM postings
          WHERE account GLOB 'patron:*' AND transaction_id NOT GLOB 'deposit:*' GROUP BY account`,
      )
      .all()
      .map(({ account, delta }) => [String(account), Number(delta)]),
  );
  return [...new Set([...mirror.keys(), ...book.keys()])].flatMap((account) => {
    const [here, there] = [mirror.get(account) ?? 0, book.get(account) ?? 0];
    return here === there ? [] : [`${account}: the mirror of ${brand} has ${here}, the operator ${there}`];
  });
};

function* debitFaults(debit: DebitRow, there: BookRow | undefined): Iterable<string> {
  const name = `${debit.debit} of ${debit.account}`;
  if (debit.state === 'open') yield `${name} is still open`;
  const holds = there?.call === 'debit' && (there.state === 'taken' || there.state === 'settled');
  if (debit.state === 'accepted' && !(holds && there.delta === -debit.amount))
    yield `${name} paid for a ticket, and the operator has it as ${there?.state ?? 'unknown'}, ${there?.delta}`;
  if (debit.state !== 'accepted' && holds)
    yield `${name} is ${debit.state}, and the operator keeps its money`;
}

/** Calls in the operator's book that Punto does not know. */
const strangers = (
  calls: readonly BookRow[],
  debits: readonly DebitRow[],
  owed: readonly OwedRow[],
): readonly string[] => {
  const known = new Set([...debits.map(({ debit }) => debit), ...owed.map(({ id }) => id)]);
  return calls.flatMap(({ id, call }) =>
    known.has(id) ? [] : [`the operator has a ${call} ${id} that Punto does not have`],
  );
};

/** Each owed call was delivered once with its amount, and those of one patron in the order in which they were owed. */
const owedFaults = (owed: readonly OwedRow[], held: ReadonlyMap<string, BookRow>): readonly string[] => {
  const last = new Map<string, number>();
  return owed.flatMap(({ id, call, account, delta, delivered }) => {
    const there = held.get(id);
    if (delivered === null) return [`the ${call} ${id} of ${account} is still owed`];
    if (!there) return [`the ${call} ${id} was delivered, and the operator does not have it`];
    const before = last.get(account) ?? 0;
    last.set(account, there.number);
    return [
      ...(call !== 'cancel' && there.delta !== delta
        ? [`the ${call} ${id} is owed ${delta}, and the operator booked ${there.delta}`]
        : []),
      ...(there.number < before
        ? [`the ${call} ${id} of ${account} came before one that was owed earlier`]
        : []),
    ];
  });
};

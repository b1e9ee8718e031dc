// Compares the store of Punto with the books of the operators once everything is delivered, for every patron and
// transaction.
import { escrowAccount, houseAccount, operatorAccount, patronAccount } from '@punto/ledger/account';
import type { LedgerEntry } from '@punto/operator/double/sqlite-book';
import type { BookLine, LineState } from '@punto/operator/reconcile/book-line';
import { type BookDifference, differencesIn } from '@punto/operator/reconcile/differences';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import type { BrandTransaction } from '@punto/store/office-store';
import type { Page } from '@punto/store/page';
import type { StatementLine, Store } from '@punto/store/store';
import { tableId } from '@punto/table/index';
import { mustHold } from '../violations.ts';
import type { SimulatedOperator } from './simulated-operator.ts';
import { transactionsOf } from './transactions-of.ts';
import { BRAND_KEYS } from './wallet-brands.ts';
import type { WalletPatron } from './wallet-patron.ts';
import { FirstCards } from './wallet-referee.ts';
import type { WalletStage } from './wallet-stage.ts';

const PAGE = 200;
const ALL = 1_000_000_000;

/** `restored`: the brands of which one side was restored from a backup, so that their books are first corrected by the differences. */
export const compareBooks = async (
  stage: WalletStage,
  store: Store,
  restored: ReadonlySet<string> = new Set(),
): Promise<void> => {
  const { operators, people, deeds } = stage;
  const faults = await store.audit();
  mustHold(faults.length === 0, () => `the audit says: ${faults.join('; ')}`);
  mustHold((await store.wallet.waiting(0)).length === 0, 'calls are owed after everything was delivered');
  await followStreams(stage, store);
  for (const operator of operators) {
    for (const { currency, sum } of operator.book.sums())
      mustHold(sum === 0, () => `the book of ${operator.brand} sums to ${sum} ${currency}`);
    const own = people.filter(({ key }) => key.brand === operator.brand);
    const ours = await transactionsOf(store, operator.brand);
    if (restored.has(operator.brand)) correct(stage, operator, ours);
    const theirs = operator.book.ledger(ALL);
    const differences = differencesOf(ours, theirs);
    mustHold(differences.length === 0, () => `${operator.brand} reconciles with ${words(differences)}`);
    checkDebits(stage, ours, theirs);
    checkOrder(stage, operator, ours);
    await checkPatrons({ store, operator, own, deeds });
  }
  await checkAccounts(stage, store);
};

/** Counts what the comparison of both books finds after a restore, and has the operator put its book right. */
const correct = (
  { deeds }: WalletStage,
  operator: SimulatedOperator,
  ours: readonly BrandTransaction[],
): void => {
  const differences = differencesOf(ours, operator.book.ledger(ALL));
  for (const { kind } of differences) deeds.count('restore', `difference ${kind}`);
  deeds.count('restore', 'lines corrected', operator.correct(ours, differences));
  operator.houseKnows(new Set(ours.map(({ id }) => id)));
};

const differencesOf = (
  ours: readonly BrandTransaction[],
  theirs: readonly LedgerEntry[],
): readonly BookDifference[] =>
  differencesIn(ours.filter(isNoCancel).map(ourLine), theirs.filter(isNoCancel).map(theirLine), SAME_DAY);

/** Of every table, all that is on disk. */
const followStreams = async ({ setups, referee }: WalletStage, store: Store): Promise<void> => {
  for (const { table } of setups) {
    const play = new FirstCards();
    const { events } = await store.load(tableId(table), 'start');
    for (const event of events) referee.accepts(tableId(table), play, event);
  }
};

/** Whether the line of a debit shows that the debit was returned. */
const isNoCancel = ({ call }: { readonly call: string }): boolean => call !== 'cancel';

const SAME_DAY = { dayOf: () => '', day: null };

const ourLine = ({ id, currency, amountMinor, state, at }: BrandTransaction): BookLine => ({
  ...{ transaction: id, currency, amount: amountMinor, state, at },
});

/** The book of an operator as a line of its file. */
const theirLine = ({ transaction, currency, delta, state, at, body }: LedgerEntry): BookLine => ({
  ...{ transaction, currency, at, state: STATE_OF[state] },
  amount: amountIn(body) ?? delta,
});

/** Of a call that moves money; a debit that was cancelled before it came has no body. */
const amountIn = (body: string): number | null => {
  const { amount = null, delta = null } = body === '' ? {} : JSON.parse(body);
  return amount ?? delta;
};

const STATE_OF: Readonly<Record<LedgerEntry['state'], LineState>> = {
  taken: 'done',
  settled: 'done',
  cancelled: 'cancelled',
  poisoned: 'cancelled',
  refused: 'refused',
};

const words = (differences: readonly BookDifference[]): string =>
  `${differences.length} differences: ${JSON.stringify(differences.slice(0, 3))}`;

/** Every debit has a ticket or a cancel, and patrons got the outcome that was written. */
const checkDebits = (
  { referee }: WalletStage,
  ours: readonly BrandTransaction[],
  theirs: readonly LedgerEntry[],
): void => {
  const states = new Map(
    ours.flatMap(({ call, id, state }) => (call === 'debit' ? [[id, state] as const] : [])),
  );
  for (const { transaction, call, state } of theirs) {
    if (call !== 'debit') continue;
    mustHold(state !== 'taken', () => `the operator still holds the money of ${transaction}`);
    mustHold(
      state !== 'settled' || states.get(transaction) === 'done',
      () => `${transaction} was settled, and its ticket is ${states.get(transaction)}`,
    );
  }
  for (const [debit, told] of referee.told) {
    const state = states.get(debit);
    if (told.accepted && state !== undefined)
      mustHold(state === 'done' || state === 'cancelled', () => `${debit} was accepted, and is ${state}`);
    if (!told.accepted) mustHold(state !== 'done', () => `${debit} was refused, and its money taken`);
  }
};

/** Every owed call was decided by the operator, in the order of the commits for each patron. */
const checkOrder = (
  { referee, people }: WalletStage,
  operator: SimulatedOperator,
  ours: readonly BrandTransaction[],
): void => {
  const owed = ours.filter(({ call }) => call !== 'debit');
  const decided = new Set([...operator.owedInOrder.values()].flat());
  const left = owed.filter(({ id }) => !decided.has(id));
  mustHold(left.length === 0, () => `the operator never got ${left[0]?.id}, and ${left.length - 1} others`);
  mustHold(
    decided.size === owed.length,
    () => `the operator got ${decided.size} calls, owed are ${owed.length}`,
  );
  for (const { account, key } of people) {
    if (key.brand !== operator.brand) continue;
    const wanted = referee.owed.get(account) ?? [];
    const known = new Set(wanted);
    const got = (operator.owedInOrder.get(account) ?? []).filter((id) => known.has(id));
    const at = wanted.findIndex((id, place) => got[place] !== id);
    mustHold(at === -1, () => `${account} got ${got[at]} before ${wanted[at]}, which was owed first`);
  }
};

type PatronCheck = {
  readonly store: Store;
  readonly operator: SimulatedOperator;
  readonly own: readonly WalletPatron[];
  readonly deeds: Deeds;
};

const checkPatrons = async ({ store, operator, own, deeds }: PatronCheck): Promise<void> => {
  for (const { id, account } of own) {
    const lines = await statementOf(store, id);
    const mirror = -lines.reduce((sum, line) => sum + (isOfMirror(line) ? line.amountMinor : 0), 0);
    const theirs = operator.balance(account) - operator.deposited(account);
    deeds.count('run', 'patrons compared');
    mustHold(theirs === mirror, () => `${id} has ${theirs} at the operator, ${mirror} by the mirror`);
    const { balanceMinor, pendingMinor } = await store.account(patronAccount(id));
    mustHold(
      balanceMinor === 0 && pendingMinor === 0,
      () => `${id} has ${balanceMinor} with Punto, and nothing staked`,
    );
  }
};

const isOfMirror = ({ code, id }: StatementLine): boolean =>
  (code === 'wallet-in' || code === 'wallet-out') && !id.endsWith(':house');

const statementOf = async (store: Store, patron: WalletPatron['id']): Promise<readonly StatementLine[]> => {
  const lines: StatementLine[] = [];
  let before: string | null = null;
  do {
    const page: Page<StatementLine> = await store.statement(patron, { limit: PAGE, before });
    lines.push(...page.items);
    before = page.next;
  } while (before !== null);
  return lines;
};

/** The accounts of each brand and currency sum to zero; nothing lies in escrow. */
const checkAccounts = async ({ setups, people }: WalletStage, store: Store): Promise<void> => {
  for (const key of BRAND_KEYS) {
    const own = people.filter((each) => each.key.brand === key.brand && each.key.currency === key.currency);
    const accounts = [
      houseAccount(key),
      operatorAccount(key),
      ...own.map(({ id }) => patronAccount(id)),
      ...setups.map(({ table }) => escrowAccount(tableId(table), key)),
    ];
    let sum = 0;
    for (const account of accounts) sum += (await store.account(account)).balanceMinor;
    mustHold(sum === 0, () => `the books of ${key.brand} sum to ${sum} ${key.currency}`);
  }
};

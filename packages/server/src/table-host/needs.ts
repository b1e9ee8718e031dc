// The declared needs of a batch: what it will read in its transaction.
import {
  escrowAccount,
  HOUSE,
  HOUSE_KEY,
  houseAccount,
  keyOf,
  keyOfWord,
  keyWord,
  type PatronKey,
  patronAccount,
} from '@punto/ledger/index';
import { keyOfTicket, type Needs, type TicketKey } from '@punto/store/store';
import {
  behindTicket,
  type Duty,
  isPartTaken,
  type OpenTable,
  type PatronId,
  settlesNext,
  type TableId,
  type TableState,
} from '@punto/table/index';
import type { TablesAtOnce } from '../brands/tables-at-once.ts';
import { walletNeeds } from './actor/wallet-needs.ts';
import type { Item } from './batch.ts';
import { keyOfDebit } from './wallet/debited-ticket.ts';

/** `tablesAtOnce`: `null` without a limit. */
export const needsOf = (
  table: TableId,
  state: TableState,
  items: readonly Item[],
  tablesAtOnce: TablesAtOnce | null,
): Needs => {
  const isMoving = items.some((item) => mayMoveMoney(state, item));
  const tickets = items.flatMap((item) => (item.kind === 'ticket' ? item.ticket : []));
  const givenUp = items.flatMap((item) => (item.kind === 'give-up' ? item.debits : []));
  const behind = patronsBehind(state, items);
  const protections = new Set([
    ...tickets.map(({ patron }) => patron),
    ...behind,
    ...items.flatMap(actingPatron),
    ...patronsAtOpening(state, items),
  ]);
  const patrons = new Set<PatronId>(isMoving ? (state?.round?.stakes.keys() ?? []) : []);
  for (const patron of protections) patrons.add(patron);
  for (const { patron } of givenUp) patrons.add(patron);
  const corrected = items.flatMap((item) => (item.kind === 'duty' ? correctedBy(item.command.duty) : []));
  const keys = keysOf(patrons, corrected.length > 0 ? (state?.takenKeys ?? []) : []);
  const wallets = walletNeeds(state, items, isMoving, keys);
  return {
    accounts: [
      ...[...patrons].map(patronAccount),
      escrowAccount(table),
      ...keys.map((key) => escrowAccount(table, key)),
      ...(isMoving ? ([HOUSE] as const) : []),
      ...(isMoving ? keys.map(houseAccount) : []),
      ...wallets.accounts,
    ],
    tickets: [
      ...tickets.map(keyOfTicket),
      ...givenUp.map(keyOfDebit),
      ...(state ? behind.map((patron) => behindKey(state, patron)) : []),
    ],
    escrow: isMoving,
    ...(keys.length > 0 && { keys }),
    ...(wallets.debits.length > 0 && { debits: wallets.debits }),
    // With a limit of one, the account alone shows stakes elsewhere.
    inPlay: tablesAtOnce
      ? [...new Set([...tickets.map(({ patron }) => patron), ...behind])].filter(
          (patron) => tablesAtOnce(patron) > 1,
        )
      : [],
    protections: [...protections],
    rounds: corrected,
  };
};

/** The brands and currencies of these patrons and these words, without the house's. */
export const keysOf = (patrons: Iterable<PatronId>, words: readonly string[]): readonly PatronKey[] => {
  const all = new Set(words);
  for (const patron of patrons) {
    const key = keyOf(patron);
    if (key !== HOUSE_KEY) all.add(keyWord(key));
  }
  return [...all].map(keyOfWord);
};

/** A patron who asks to take part: not one in a time-out or excluded. [P5] [P6] */
const actingPatron = (item: Item): readonly PatronId[] =>
  item.kind === 'act' && item.command.type === 'DoAct' && isPartTaken(item.command.act.act)
    ? [item.command.patron]
    : [];

/** Patrons with a seat or a bet behind one, where the batch may open a round: those who have left play are taken out. [V6] */
const patronsAtOpening = (state: TableState, items: readonly Item[]): readonly PatronId[] => {
  if (!state?.seating || (state.round && state.phase !== 'settled')) return [];
  if (!items.some(({ kind }) => kind === 'order' || kind === 'duty')) return [];
  const { seats, behind = [] } = state.seating;
  return [...Object.values(seats), ...behind].map(({ patron }) => patron);
};

const behindKey = (table: OpenTable, patron: PatronId): TicketKey => ({
  patron,
  ticket: behindTicket(table),
  shoe: table.shoe?.number ?? 0,
  round: table.round?.number ?? 0,
});

/**
 * Whether the item may move money other than the stake of a ticket. Dealing a card must not lock the accounts of all
 * patrons with stakes.
 */
const mayMoveMoney = (state: TableState, item: Item): boolean => {
  if (item.kind === 'ticket' || item.kind === 'check' || item.kind === 'give-up') return false;
  if (item.kind !== 'order' || item.command.type !== 'Advance') return true;
  return state === null || settlesNext(state);
};

/** Patrons for whom the batch may stake behind a seat: it may close the betting. [V6] */
export const patronsBehind = (state: TableState, items: readonly Item[]): readonly PatronId[] => {
  if (state?.phase !== 'betting' || !items.some(mayClose)) return [];
  const begun = items.flatMap((item) =>
    item.kind === 'act' && item.command.type === 'DoAct' && item.command.act.act === 'bet-behind'
      ? item.command.patron
      : [],
  );
  return [...new Set([...(state.seating?.behind ?? []).map(({ patron }) => patron), ...begun])];
};

const mayClose = (item: Item): boolean =>
  (item.kind === 'order' && item.command.type === 'Advance') ||
  (item.kind === 'duty' && item.command.duty.duty === 'close-betting');

const correctedBy = (duty: Duty): Needs['rounds'] =>
  duty.duty === 'void-round' || duty.duty === 'resettle-round'
    ? [{ shoe: duty.shoe, round: duty.round }]
    : [];

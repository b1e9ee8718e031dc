// Checks the books of a deployment whose process died against what its patrons were sent: every acknowledged ticket is
// there once and settled, returned or pending, no other ticket is there, and each balance is exact, as the engine pays
// for the recorded cards.
import { join } from 'node:path';
import { finishCoup } from '@punto/engine/coup';
import { coins } from '@punto/engine/minor';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { settleBets } from '@punto/engine/settle';
import { patronAccount } from '@punto/ledger/account';
import { auditFolder } from '@punto/store/audit/audit';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { type KeptRecord, type PatronId, patronId, type TableEvent, type Ticket } from '@punto/table';

/** A ticket as its patron's client knows it. */
export type AnsweredTicket = {
  readonly patron: string;
  readonly table: string;
  readonly ticket: string;
  readonly accepted: boolean;
  readonly stakedMinor: number;
};

export type Checked = {
  readonly tickets: number;
  readonly records: number;
  readonly faults: readonly string[];
};

const GRANT = coins(10_000);

/** The balance that a patron must have. `wonMinor`: by all records; `waitingMinor`: staked in rounds that have not ended. */
export type BalanceOf = (wonMinor: number, waitingMinor: number) => number;
const ofGuest: BalanceOf = (wonMinor) => GRANT + wonMinor;

/** The server must have ended. */
export const checkBooks = async (
  folder: string,
  patrons: readonly string[],
  answered: readonly AnsweredTicket[],
  balanceOf = ofGuest,
): Promise<Checked> => {
  const data = join(folder, 'data');
  const audited = auditOf(data);
  const store = await openSqliteStore(data);
  try {
    const checked = await checkAnswered(store, patrons, answered, balanceOf);
    return { ...checked, faults: [...audited, ...checked.faults] };
  } finally {
    await store.close();
  }
};

/** No patron may be placing tickets. */
export const checkAnswered = async (
  store: Store,
  patrons: readonly string[],
  answered: readonly AnsweredTicket[],
  balanceOf = ofGuest,
): Promise<Checked> => {
  const faults: string[] = [];
  const taken = await takenTickets(store, faults);
  for (const each of answered) faults.push(...fateOf(each, taken.get(keyOf(each.patron, each.ticket)) ?? []));
  const own = Map.groupBy([...taken.values()].flat(), ({ ticket }) => ticket.patron);
  let records = 0;
  for (const id of patrons) {
    const patron = patronId(id);
    const kept = await recordsOf(store, patron);
    records += kept.length;
    faults.push(...(await moneyFaults(store, patron, own.get(patron) ?? [], kept, balanceOf)));
  }
  return { tickets: taken.size, records, faults };
};

const auditOf = (data: string): readonly string[] => auditFolder(data).faults;

type Taken = { readonly ticket: Ticket; readonly table: string; readonly ended: boolean };

const keyOf = (patron: string, ticket: string): string => `${patron} ${ticket}`;
const stakeOf = ({ bets }: Ticket): number => bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
const roundOf = (table: string, shoe: number, round: number): string => `${table} ${shoe} ${round}`;

/** Every ticket accepted in the streams, and whether its round has ended; a round that ended twice is a fault. */
const takenTickets = async (store: Store, faults: string[]): Promise<Map<string, Taken[]>> => {
  const taken = new Map<string, Taken[]>();
  for (const table of await store.tables()) {
    const { events } = await store.load(table, 'start');
    const ended = endedRounds(table, events, faults);
    for (const event of events) {
      if (event.type !== 'TicketAccepted') continue;
      const { ticket } = event;
      const key = keyOf(ticket.patron, ticket.id);
      const entry = { ticket, table, ended: ended.has(roundOf(table, ticket.shoe, ticket.round)) };
      taken.set(key, [...(taken.get(key) ?? []), entry]);
    }
  }
  return taken;
};

const endedRounds = (table: string, events: readonly TableEvent[], faults: string[]): ReadonlySet<string> => {
  const ended = new Set<string>();
  let [shoe, round] = [0, 0];
  for (const event of events) {
    if (event.type === 'ShoeShuffled') shoe = event.number;
    if (event.type === 'RoundOpened') round = event.round;
    if (event.type !== 'RoundSettled' && event.type !== 'RoundCancelled') continue;
    const name = roundOf(table, shoe, round);
    if (ended.has(name)) faults.push(`${name} has ended twice`);
    ended.add(name);
  }
  return ended;
};

function* fateOf(answered: AnsweredTicket, taken: readonly Taken[]): Iterable<string> {
  const name = `ticket ${answered.ticket} of ${answered.patron} at ${answered.table}`;
  if (!answered.accepted && taken.length > 0) yield `${name} was refused and counts`;
  if (answered.accepted && taken.length !== 1) yield `${name} was accepted and counts ${taken.length} times`;
  const [entry] = taken;
  if (answered.accepted && entry && stakeOf(entry.ticket) !== answered.stakedMinor)
    yield `${name} has another stake`;
}

async function* pages(store: Store, patron: PatronId): AsyncIterable<KeptRecord> {
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<Store['records']>> = await store.records(patron, { limit: 500, before });
    yield* page.items;
    before = page.next;
  } while (before !== null);
}

export const recordsOf = async (store: Store, patron: PatronId): Promise<readonly KeptRecord[]> => {
  const kept: KeptRecord[] = [];
  for await (const record of pages(store, patron)) kept.push(record);
  return kept;
};

const moneyFaults = async (
  store: Store,
  patron: PatronId,
  own: readonly Taken[],
  records: readonly KeptRecord[],
  balanceOf: BalanceOf,
): Promise<readonly string[]> => {
  const faults: string[] = [];
  const staked = new Map<string, number>();
  let waiting = 0;
  for (const { ticket, table, ended } of own) {
    const key = roundOf(table, ticket.shoe, ticket.round);
    if (ended) staked.set(key, (staked.get(key) ?? 0) + stakeOf(ticket));
    else waiting += stakeOf(ticket);
  }
  const seen = new Set<string>();
  for (const record of records) {
    const key = roundOf(record.table, record.shoe, record.round);
    if (seen.has(key)) faults.push(`${patron} has two records of ${key}`);
    seen.add(key);
    if (record.stakedMinor !== staked.get(key))
      faults.push(`${patron} staked ${staked.get(key)} in ${key}, the record says ${record.stakedMinor}`);
    if (record.returnedMinor !== owed(record)) faults.push(`${patron} was paid wrongly in ${key}`);
  }
  for (const key of staked.keys()) if (!seen.has(key)) faults.push(`${patron} has no record of ${key}`);
  const { balanceMinor, pendingMinor } = await store.account(patronAccount(patron));
  const won = records.reduce((sum, { returnedMinor, stakedMinor }) => sum + returnedMinor - stakedMinor, 0);
  const right = balanceOf(won, waiting);
  if (balanceMinor !== right) faults.push(`${patron} has ${balanceMinor}, and should have ${right}`);
  if (pendingMinor !== waiting)
    faults.push(`${patron} has ${pendingMinor} pending, and should have ${waiting}`);
  return faults;
};

/** What the rules pay for the recorded cards, computed again. */
export const owed = (record: KeptRecord): number => {
  if (record.status === 'cancelled') return record.stakedMinor;
  const coup = finishCoup({ player: record.player, banker: record.banker });
  const bets = settleBets(LIVE_EIGHT_DECK, record.mode, record.bets, coup);
  return bets.reduce((sum, { returnedMinor }) => sum + returnedMinor, 0);
};

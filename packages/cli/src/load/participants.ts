// The participants of a load run: they enter over HTTP as guests do, and sit down, spread evenly over the tables. Those
// who only watch sit among the others.
import type { Minor } from '@punto/engine/minor';
import { PATHS } from '@punto/protocol/paths';
import { Failure } from '../failure.ts';
import type { Advance } from './load-progress.ts';
import type { LoadTable } from './load-table.ts';
import { LoadPatron, type PatronParts } from './patron.ts';
import { answerOf, apiOf, forEachOf, request, retrying } from './requests.ts';

export type Participants = {
  /** Those who stake, in the order in which they entered. */
  readonly patrons: readonly LoadPatron[];
  readonly watchers: readonly LoadPatron[];
};

type Guest = { readonly id: string; readonly cookie: string; readonly balanceMinor: Minor };

/** Longest time for a patron to connect. */
const SEATING_MS = 30_000;
const SEATED_IN_PARALLEL = 100;

/** Names of open tables with automatic dealing where every patron may stake, at most `most`. */
export const tablesToPlay = async (address: URL, most: number): Promise<readonly string[]> => {
  const { tables } = await answerOf(apiOf(address).tables());
  const open = tables.filter(({ solo, seats, service }) => !solo && seats === null && service === 'open');
  if (open.length === 0) throw new Failure('this deployment has no open table at which every patron may bet');
  return open.slice(0, most).map(({ table }) => table);
};

export const admit = async (
  address: URL,
  count: number,
  stop: AbortSignal,
  advance: Advance,
): Promise<readonly Guest[]> => {
  const guests: Guest[] = [];
  await forEachOf(Array.from({ length: count }), stop, async () => {
    guests.push(await enter(address));
    advance();
  });
  return guests;
};

const enter = async (address: URL): Promise<Guest> => {
  const answer = await retrying(() => request(new URL(PATHS.session, address), { method: 'POST' }), [408]);
  if (answer.status === 429) {
    throw new Failure(
      'this deployment accepts no more guests from one address for now: start it with a higher PUNTO_GUESTS_PER_MINUTE ' +
        'and PUNTO_REQUESTS_PER_SECOND, and a higher PUNTO_MESSAGES_PER_SECOND for their tickets',
    );
  }
  if (!answer.ok) throw new Failure(`a guest was refused with ${answer.status}: ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const { patron, account } = (await answer.json()) as {
    patron: { id: string };
    account: { availableMinor: Minor };
  };
  return { id: patron.id, cookie, balanceMinor: account.availableMinor };
};

export type SeatParts = Omit<PatronParts, 'onSeated' | 'onCut'>;

/** Resolves when every participant has received the view of its table. `from`: the number of the first. */
export const sitDown = async (
  guests: readonly Guest[],
  from: number,
  tables: readonly LoadTable[],
  parts: SeatParts,
  stop: AbortSignal,
  advance: Advance,
): Promise<readonly LoadPatron[]> => {
  const waiting = new Map<LoadPatron, PromiseWithResolvers<void>>();
  const onSeated = (patron: LoadPatron): void => waiting.get(patron)?.resolve();
  // Later connections are restored automatically.
  const onCut = (patron: LoadPatron, why: string): void => waiting.get(patron)?.reject(new Failure(why));
  const all = guests.map((guest, i) => {
    const loadTable = tables[(from + i) % tables.length];
    if (loadTable === undefined) throw new Error('participants without a table');
    return new LoadPatron(from + i, guest, loadTable, { ...parts, onSeated, onCut });
  });
  await forEachOf(
    all,
    stop,
    async (patron) => {
      const seat = Promise.withResolvers<void>();
      const words = `${patron.id} was not connected to its table in ${SEATING_MS / 1000} s`;
      const timer = setTimeout(() => seat.reject(new Failure(words)), SEATING_MS);
      waiting.set(patron, seat);
      patron.sit();
      await seat.promise;
      clearTimeout(timer);
      waiting.delete(patron);
      advance();
    },
    SEATED_IN_PARALLEL,
  );
  return all;
};

// One patron of a crowd, with the product's client: stakes in every round it sees, keeps everything it was sent, and
// reconnects automatically. Contradictions are reported immediately.
import { coins } from '@punto/engine/minor';
import type { KeptRecord, TableView } from '@punto/table';
import type { AnsweredTicket } from '../books-after-kill.ts';
import type { RealPatron } from '../patron.ts';
import type { Chance } from '../support/chance.ts';

export type Member = {
  readonly id: string;
  readonly table: string;
  readonly gateway: () => string | null;
  readonly isConnected: () => boolean;
  /** The client's view of the table. */
  readonly held: () => { readonly version: number; readonly view: TableView } | null;
  readonly availableMinor: () => number | null;
  /** Number of tickets without an answer. */
  readonly waiting: () => number;
  /** Reconnects now instead of waiting for the back-off. */
  readonly wake: () => void;
  readonly answered: AnsweredTicket[];
  readonly settled: readonly KeptRecord[];
  /** Called with the time of each change of the table, and the silence before it. */
  readonly onNews: (hear: (at: number, silentMs: number) => void) => () => void;
  readonly onOpen: (hear: (at: number) => void) => () => void;
  readonly leave: () => void;
};

export type MemberParts = {
  readonly enter: () => Promise<RealPatron>;
  readonly table: string;
  readonly chance: Chance;
  readonly maySend: () => boolean;
  /** Time from a ticket to its acknowledgement. */
  readonly onAnswer: (ms: number, sentAt: number) => void;
  readonly onFault: (fault: string) => void;
  /** Errors the server answered. */
  readonly onError: (error: string) => void;
  /** The reason of a refusal, and the time from the ticket to it. */
  readonly onRefused?: ((reason: string, ms: number) => void) | undefined;
  readonly onSent?: (() => void) | undefined;
};

type Hear = (at: number, silentMs: number) => void;

const BETS = ['player', 'banker', 'tie'] as const;
const TICKETS_A_ROUND = 2;

export const enterMember = async (parts: MemberParts): Promise<Member> => {
  const { table, chance, maySend, onFault } = parts;
  const { id, client, gateway } = await parts.enter();
  const answered: AnsweredTicket[] = [];
  const settled = new Map<string, KeptRecord>();
  const hearers = { news: new Set<Hear>(), open: new Set<Hear>() };
  let [newsAt, version, isShuffling] = [performance.now(), -1, false];
  let waiting = 0;
  /** The current round of this patron, the stakes on it that are certain, and the tickets sent. */
  let round = { name: '', stakedMinor: 0, sent: 0 };

  const place = async (view: TableView, shoe: number, number: number): Promise<void> => {
    const mine = round;
    mine.sent += 1;
    waiting += 1;
    const bets = BETS.slice(0, chance.between(1, BETS.length)).map((option) => ({
      option,
      stakeMinor: coins(chance.between(5, 8)),
    }));
    const stakedMinor = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
    const mode = view.setup.commissionModes[0] ?? 'traditional';
    const sentAt = performance.now();
    const answering = client.placeTicket(table, { shoe, round: number, mode, bets });
    parts.onSent?.();
    const answer = await answering;
    waiting -= 1;
    const { ticket, outcome } = answer;
    if (outcome === 'unknown') return parts.onError('a ticket without an answer');
    if (outcome === 'failed') parts.onError(`a ticket failed: ${answer.error}`);
    answered.push({ patron: id, table, ticket, accepted: outcome === 'accepted', stakedMinor });
    if (outcome === 'refused') parts.onRefused?.(answer.refusal.reason, performance.now() - sentAt);
    if (outcome !== 'accepted') return;
    mine.stakedMinor += stakedMinor;
    parts.onAnswer(performance.now() - sentAt, sentAt);
  };

  const look = (): void => {
    const held = client.table(table);
    const { shoe, round: seen, phase } = held?.view ?? {};
    if (!held || !shoe || !seen) return;
    const name = `${shoe.number}:${seen.number}`;
    if (name !== round.name) round = { name, stakedMinor: 0, sent: 0 };
    const onFelt = Object.values(held.own?.bets ?? {}).reduce<number>(
      (sum, stakeMinor) => sum + (stakeMinor ?? 0),
      0,
    );
    const isOn = phase === 'betting' || phase === 'dealing';
    if (isOn && waiting === 0 && onFelt < round.stakedMinor)
      onFault(`${id} has ${onFelt} on ${table} in ${name}, and was told of ${round.stakedMinor}`);
    if (phase === 'betting' && round.sent < TICKETS_A_ROUND && maySend())
      void place(held.view, shoe.number, seen.number);
  };

  const keep = (record: KeptRecord): void => {
    const key = `${record.table}:${record.shoe}:${record.round}:${record.revision ?? 0}`;
    const before = settled.get(key);
    if (before) parts.onError('an end told again');
    if (before && JSON.stringify(before) !== JSON.stringify(record))
      onFault(`${id} was told two ends of ${key}`);
    settled.set(key, record);
  };

  client.watchTable(table);
  client.on('settled', keep);
  client.on('corrected', keep);
  client.on('error', ({ error }) => parts.onError(error));
  client.on('connection', ({ state }) => {
    if (state === 'refused') onFault(`${id} was refused for good`);
    if (state === 'open') for (const hear of hearers.open) hear(performance.now(), 0);
  });
  client.on('table', (news) => {
    if (news.version > version) {
      const at = performance.now();
      // While a shoe is shuffled and cut, a table sends nothing.
      const silentMs = isShuffling ? 0 : at - newsAt;
      newsAt = at;
      for (const hear of hearers.news) hear(at, silentMs);
    }
    version = news.version;
    isShuffling = news.view.phase === 'shuffling';
    look();
  });

  const listen = (hearersOf: Set<Hear>) => (hear: Hear) => {
    hearersOf.add(hear);
    return () => void hearersOf.delete(hear);
  };
  return {
    id,
    table,
    gateway,
    isConnected: () => client.connection().state === 'open',
    held: () => client.table(table),
    availableMinor: () => client.account()?.availableMinor ?? null,
    waiting: () => waiting,
    wake: client.wake,
    answered,
    get settled() {
      return [...settled.values()];
    },
    onNews: listen(hearers.news),
    onOpen: listen(hearers.open),
    leave: client.close,
  };
};

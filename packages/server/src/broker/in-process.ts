// The broker of a single process: a few function calls behind the interface that NATS will have. News is told
// at once, and news published while news is being told waits its turn, so that no listener hears it reversed.
import type { TableId } from '@punto/table';
import type { Broker, NoReply, NotMine, Release, TableNews, TableReply, TableRequest } from './broker.ts';

export type InProcessLimits = {
  /** Requests one table may have unanswered; more are told `busy`. */
  readonly asksPerTable: number;
  /** News that may wait behind news being told; more is a listener that publishes in a circle. */
  readonly newsWaiting: number;
};

export type InProcessBroker = Broker & {
  /** Tables of which anything is kept here. */
  readonly known: () => number;
};

type Answer = (request: TableRequest) => Promise<TableReply | NotMine>;
type Listener = { readonly hear: (news: TableNews) => void; released: boolean };
type Channel = {
  answer: Answer | null;
  asks: number;
  listeners: Listener[];
  waiting: TableNews[];
  telling: boolean;
};

const LIMITS: InProcessLimits = { asksPerTable: 20_000, newsWaiting: 1_000 };

/** `onFault` hears what a listener or an owner threw; nobody else is disturbed by it. */
export const createInProcessBroker = (
  onFault: (fault: unknown, table: TableId) => void,
  limits: InProcessLimits = LIMITS,
): InProcessBroker => {
  const channels = new Map<TableId, Channel>();
  const heads = new Map<TableId, number>();
  const watchers = new Set<(table: TableId) => void>();
  let closed = false;

  const channelOf = (table: TableId): Channel => {
    const known = channels.get(table);
    if (known !== undefined) return known;
    const fresh: Channel = { answer: null, asks: 0, listeners: [], waiting: [], telling: false };
    channels.set(table, fresh);
    return fresh;
  };

  /** Tables of patrons alone come and go without end. [V5] */
  const forget = (table: TableId, channel: Channel): void => {
    if (channel.answer === null && channel.listeners.length === 0 && channels.get(table) === channel)
      channels.delete(table);
  };

  const own = (table: TableId, answer: Answer): Release => {
    if (closed) throw new Error('the broker is closed');
    const channel = channelOf(table);
    if (channel.answer !== null) throw new Error(`the table already has an owner: ${table}`);
    channel.answer = answer;
    for (const hear of [...watchers]) hear(table);
    return () => {
      if (channel.answer === answer) channel.answer = null;
      forget(table, channel);
    };
  };

  const publish = (table: TableId, news: TableNews): void => {
    const channel = channels.get(table);
    if (closed || channel === undefined || channel.listeners.length === 0) return;
    if (channel.waiting.length >= limits.newsWaiting)
      throw new Error(`news goes round in a circle: ${table}`);
    channel.waiting.push(news);
    if (!channel.telling) tellAll(table, channel);
  };

  const tellAll = (table: TableId, channel: Channel): void => {
    channel.telling = true;
    for (let news = channel.waiting.shift(); news !== undefined; news = channel.waiting.shift()) {
      for (const listener of channel.listeners) tell(table, listener, news);
    }
    channel.telling = false;
  };

  const tell = (table: TableId, listener: Listener, news: TableNews): void => {
    if (listener.released) return;
    try {
      listener.hear(news);
    } catch (fault) {
      onFault(fault, table);
    }
  };

  const ask = (table: TableId, request: TableRequest): Promise<TableReply> => {
    const channel = channels.get(table);
    if (closed) return noReply('stopped');
    if (channel === undefined || channel.answer === null) return noReply('no-such-table');
    if (channel.asks >= limits.asksPerTable) return noReply('busy');
    channel.asks += 1;
    return asked(channel.answer, request).then(
      (reply) => {
        channel.asks -= 1;
        // There is nobody else to ask.
        return reply.type === 'not-mine' ? noReply('busy') : reply;
      },
      (fault: unknown) => {
        channel.asks -= 1;
        onFault(fault, table);
        return noReply('stopped');
      },
    );
  };

  /** The list is replaced, never changed, so that telling walks over those who listened when it began. */
  const listen = (table: TableId, hear: (news: TableNews) => void): Release => {
    const channel = channelOf(table);
    const listener: Listener = { hear, released: false };
    channel.listeners = [...channel.listeners, listener];
    return () => {
      listener.released = true;
      channel.listeners = channel.listeners.filter((other) => other !== listener);
      forget(table, channel);
    };
  };

  const tables = (): readonly TableId[] =>
    [...channels].filter(([, channel]) => channel.answer !== null).map(([table]) => table);

  const onTable = (hear: (table: TableId) => void): Release => {
    const told = (table: TableId): void => hear(table);
    watchers.add(told);
    return () => void watchers.delete(told);
  };

  const attend = (table: TableId, patrons: number): void => {
    if (patrons > 0) heads.set(table, patrons);
    else heads.delete(table);
  };

  const close = async (): Promise<void> => {
    closed = true;
    channels.clear();
  };

  return {
    ...{ own, publish, ask, listen, tables, onTable, attend, close },
    attendance: (table) => heads.get(table) ?? 0,
    // There is nobody to tell, and nobody to hear from.
    announce: () => undefined,
    onNotice: () => () => undefined,
    connected: () => true,
    known: () => channels.size,
  };
};

const noReply = (reason: NoReply['reason']): Promise<NoReply> =>
  Promise.resolve({ type: 'no-reply', reason });

/** What an owner throws at once is as good as what it rejects with. */
const asked = (answer: Answer, request: TableRequest): Promise<TableReply | NotMine> => {
  try {
    return answer(request);
  } catch (fault) {
    return Promise.reject(fault);
  }
};

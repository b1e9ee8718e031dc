// Publish and subscribe of tables within this process. Messages are delivered synchronously; a message published
// during a delivery waits for its end, so that no listener receives them out of order.
import type { TableId } from '@punto/table/index';
import type { NoReply, NotMine, Release, TableNews, TableReply, TableRequest } from './broker.ts';

export type LocalChannelLimits = {
  /** Most unanswered requests of one table; more are answered `busy`. */
  readonly asksPerTable: number;
  /** Messages that may wait during a delivery; more means that listeners publish in a circle. */
  readonly newsWaiting: number;
};

export type OwnerAnswer = (request: TableRequest) => Promise<TableReply | NotMine>;
/** Receives errors thrown by a listener or an owner; other listeners are not affected. */
export type OnFault = (fault: unknown, table: TableId | null) => void;

export type LocalChannels = {
  readonly own: (table: TableId, answer: OwnerAnswer) => Release;
  readonly owns: (table: TableId) => boolean;
  readonly owned: () => readonly TableId[];
  /** `null`: not owned by this process. */
  readonly ask: (table: TableId, request: TableRequest) => Promise<TableReply | NotMine> | null;
  readonly deliver: (table: TableId, news: TableNews) => void;
  readonly listen: (table: TableId, receive: (news: TableNews) => void) => Release;
  readonly listens: (table: TableId) => boolean;
  /** Number of tables with any state here. */
  readonly known: () => number;
  readonly clear: () => void;
};

type Listener = { readonly receive: (news: TableNews) => void; released: boolean };
type Channel = {
  answer: OwnerAnswer | null;
  asks: number;
  listeners: Listener[];
  waiting: TableNews[];
  delivering: boolean;
};

export const CHANNEL_LIMITS: LocalChannelLimits = { asksPerTable: 20_000, newsWaiting: 1_000 };

export const createLocalChannels = (onFault: OnFault, limits: LocalChannelLimits): LocalChannels => {
  const channels = new Map<TableId, Channel>();

  const channelOf = (table: TableId): Channel => {
    const known = channels.get(table);
    if (known !== undefined) return known;
    const fresh: Channel = { answer: null, asks: 0, listeners: [], waiting: [], delivering: false };
    channels.set(table, fresh);
    return fresh;
  };

  /** Removes unused channels, because private tables come and go without end. [V5] */
  const forget = (table: TableId, channel: Channel): void => {
    if (channel.answer === null && channel.listeners.length === 0 && channels.get(table) === channel)
      channels.delete(table);
  };

  const own = (table: TableId, answer: OwnerAnswer): Release => {
    const channel = channelOf(table);
    if (channel.answer !== null) throw new Error(`the table already has an owner: ${table}`);
    channel.answer = answer;
    return () => {
      if (channel.answer === answer) channel.answer = null;
      forget(table, channel);
    };
  };

  const deliver = (table: TableId, news: TableNews): void => {
    const channel = channels.get(table);
    if (channel === undefined || channel.listeners.length === 0) return;
    if (channel.waiting.length >= limits.newsWaiting)
      throw new Error(`news goes round in a circle: ${table}`);
    channel.waiting.push(news);
    if (!channel.delivering) deliverWaiting(table, channel);
  };

  const deliverWaiting = (table: TableId, channel: Channel): void => {
    channel.delivering = true;
    for (let news = channel.waiting.shift(); news !== undefined; news = channel.waiting.shift()) {
      for (const listener of channel.listeners) deliverTo(table, listener, news);
    }
    channel.delivering = false;
  };

  const deliverTo = (table: TableId, listener: Listener, news: TableNews): void => {
    if (listener.released) return;
    try {
      listener.receive(news);
    } catch (fault) {
      onFault(fault, table);
    }
  };

  const ask = (table: TableId, request: TableRequest): Promise<TableReply | NotMine> | null => {
    const channel = channels.get(table);
    if (channel === undefined || channel.answer === null) return null;
    if (channel.asks >= limits.asksPerTable) return noReply('busy');
    channel.asks += 1;
    return asked(channel.answer, request).then(
      (reply) => {
        channel.asks -= 1;
        return reply;
      },
      (fault: unknown) => {
        channel.asks -= 1;
        onFault(fault, table);
        return noReply('stopped');
      },
    );
  };

  /** Lists are replaced, never changed, so that a delivery goes to the listeners at its start. */
  const listen = (table: TableId, receive: (news: TableNews) => void): Release => {
    const channel = channelOf(table);
    const listener: Listener = { receive, released: false };
    channel.listeners = [...channel.listeners, listener];
    return () => {
      listener.released = true;
      channel.listeners = channel.listeners.filter((other) => other !== listener);
      forget(table, channel);
    };
  };

  return {
    ...{ own, ask, deliver, listen },
    owns: (table) => (channels.get(table)?.answer ?? null) !== null,
    owned: () => [...channels].filter(([, channel]) => channel.answer !== null).map(([table]) => table),
    listens: (table) => (channels.get(table)?.listeners.length ?? 0) > 0,
    known: () => channels.size,
    clear: () => channels.clear(),
  };
};

export const noReply = (reason: NoReply['reason']): Promise<NoReply> =>
  Promise.resolve({ type: 'no-reply', reason });

/** A synchronous error of an owner counts as a rejection. */
const asked = (answer: OwnerAnswer, request: TableRequest): Promise<TableReply | NotMine> => {
  try {
    return answer(request);
  } catch (fault) {
    return Promise.reject(fault);
  }
};

// The broker of a single process: a few function calls behind the interface that NATS has too.
import type { TableId } from '@punto/table';
import type { Broker } from './broker.ts';
import {
  CHANNEL_LIMITS,
  type ChannelLimits,
  createLocalChannels,
  noReply,
  type OnFault,
} from './local-channels.ts';
import { createNotices, movesMoney } from './notices.ts';

export type InProcessBroker = Broker & {
  /** Tables of which anything is kept here. */
  readonly known: () => number;
};

/** There is no other to be told from. */
const ALONE = 'alone';

export const createInProcessBroker = (
  onFault: OnFault,
  limits: ChannelLimits = CHANNEL_LIMITS,
): InProcessBroker => {
  const channels = createLocalChannels(onFault, limits);
  const notices = createNotices(channels, onFault);
  const heads = new Map<TableId, number>();
  const watchers = new Set<{ readonly hear: (table: TableId) => void }>();
  let closed = false;

  return {
    node: ALONE,
    isThere: (node) => node === ALONE,
    own: (table, answer) => {
      if (closed) throw new Error('the broker is closed');
      const release = channels.own(table, answer);
      for (const { hear } of [...watchers]) hear(table);
      return release;
    },
    // Whatever is opened is owned here, before anybody can ask for it.
    expect: () => undefined,
    publish: (table, news) => {
      if (closed) return;
      channels.tell(table, news);
      if (movesMoney(news)) notices.unheard(table);
    },
    ask: async (table, request) => {
      const reply = await (closed ? noReply('stopped') : channels.ask(table, request));
      if (reply === null) return noReply('no-such-table');
      // There is nobody else to ask.
      return reply.type === 'not-mine' ? noReply('busy') : reply;
    },
    listen: channels.listen,
    tables: channels.owned,
    onTable: (hear) => {
      const watcher = { hear };
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    attend: (table, patrons) => {
      if (patrons > 0) heads.set(table, patrons);
      else heads.delete(table);
    },
    attendance: (table) => heads.get(table) ?? 0,
    // There is no other node to tell.
    announce: () => undefined,
    onNotice: notices.listen,
    connected: () => true,
    close: async () => {
      closed = true;
      channels.clear();
    },
    known: channels.known,
  };
};

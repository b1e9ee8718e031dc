// The broker of a single process: it calls functions behind the interface that NATS implements too.
import type { Broker } from './broker.ts';
import { createLocalBroker } from './local-broker.ts';
import { CHANNEL_LIMITS, type LocalChannelLimits, noReply, type OnFault } from './local-channels.ts';

export type InProcessBroker = Broker & {
  /** Number of tables with any state here. */
  readonly known: () => number;
};

/** Name of the only node. */
const ALONE = 'alone';

export const createInProcessBroker = (
  onFault: OnFault,
  limits: LocalChannelLimits = CHANNEL_LIMITS,
): InProcessBroker => {
  const { channels, directory, notices, ...local } = createLocalBroker(ALONE, onFault, limits);
  return {
    node: ALONE,
    isThere: directory.isThere,
    own: (table, answer) => {
      const release = local.own(table, answer, () => () => undefined);
      // No other node could own the table next, so requests do not wait.
      return () => release();
    },
    // Every open table is owned here before it is requested.
    expect: () => undefined,
    publish: (table, news) => local.publish(table, news, () => channels.deliver(table, news)),
    ask: async (table, request) => {
      const reply = await (local.isClosed() ? noReply('stopped') : channels.ask(table, request));
      if (reply === null) return noReply('no-such-table');
      // There is no other node to ask.
      return reply.type === 'not-mine' ? noReply('busy') : reply;
    },
    listen: channels.listen,
    tables: channels.owned,
    onTable: directory.onTable,
    attend: (table, patrons) => directory.attends(ALONE, table, patrons),
    attendance: directory.attendanceAt,
    // No other node gets notices.
    announce: () => undefined,
    onNotice: notices.listen,
    connected: () => true,
    close: async () => {
      if (local.close()) channels.clear();
    },
    known: channels.known,
  };
};

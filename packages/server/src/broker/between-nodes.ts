// The broker of one of several nodes: local tables are served as in a single process, everything else goes over a
// wire that may lose messages. How each part handles losses is described in its own file; this one connects them.
import type { TableId } from '@punto/table';
import type { Clock } from '../time/clock.ts';
import type { Broker, Release } from './broker.ts';
import { inPieces } from './in-pieces.ts';
import { CHANNEL_LIMITS, type LocalChannelLimits, noReply, type OnFault } from './local-channels.ts';
import { createLocalParts } from './local-parts.ts';
import { createHearing, createNumbering } from './news-numbers.ts';
import { createNodeAnnouncements } from './node-announcements.ts';
import { createRequestsIn } from './requests-in.ts';
import { createRequestsOut, REQUEST_LIMITS, type RequestLimits } from './requests-out.ts';
import type { Wire, WireHear } from './wire.ts';
import { isKnownNews, parseNews, written } from './wire-schemas.ts';

export type BetweenNodesParts = {
  /** One run of one process: no two ever have the same. */
  readonly node: string;
  /** Closed with the broker. */
  readonly wire: Wire;
  readonly clock: Clock;
  readonly onFault: OnFault;
  readonly limits?: Partial<LocalChannelLimits & RequestLimits>;
};

export const createBrokerBetweenNodes = (parts: BetweenNodesParts): Broker => {
  const { node, clock, onFault } = parts;
  const limits = { ...CHANNEL_LIMITS, ...REQUEST_LIMITS, ...parts.limits };
  const wire = inPieces({ wire: parts.wire, node, clock, onFault: (fault) => onFault(fault, null) });
  const { channels, directory, notices, ...local } = createLocalParts(node, onFault, limits);
  const numbering = createNumbering();
  const hearing = createHearing((table) => channels.tell(table, { type: 'missed' }));
  const answering = createRequestsIn({ channels, node, line: numbering.line, onFault });
  const asking = createRequestsOut({
    ...{ node, wire, clock, channels, directory, limits, onFault },
    answered: (table, { from, tenure, told }) => {
      // A node that has released the table meanwhile publishes none of its news.
      if (tenure > 0) hearing.noted(table, tenureOf(from, tenure), told);
    },
  });
  const newsOf = new Map<TableId, Release>();

  const noteOwn = (table: TableId): void => {
    const { tenure, told } = numbering.line(table);
    hearing.noted(table, tenureOf(node, tenure), told);
  };

  const talk = createNodeAnnouncements({
    ...{ node, wire, clock, directory },
    lines: () => numbering.lines(channels.owned()),
    noted: (from, [table, tenure, told]) => {
      hearing.noted(table, tenureOf(from, tenure), told);
      notices.unheard(table);
    },
    notice: notices.tell,
    tick: answering.tick,
  });

  const restored = wire.onRestored(() => {
    hearing.broke(channels.owns);
    talk.greet();
  });

  const own: Broker['own'] = (table, answer) =>
    local.own(table, answer, () => {
      const tenure = numbering.begin(table);
      const releaseWire = wire.subscribe(`ask/${table}`, answering.hear(table));
      talk.say({ kind: 'owns', line: [table, tenure, 0] });
      noteOwn(table);
      return (how) => {
        releaseWire();
        numbering.end(table);
        talk.say({ kind: 'lets-go', table, moving: how === 'moving' });
      };
    });

  const publish: Broker['publish'] = (table, news) =>
    local.publish(table, news, () => {
      const { tenure, number } = numbering.next(table);
      // Before local delivery, since a listener may publish more.
      if (!directory.isAlone()) wire.publish(`news/${table}`, written({ from: node, tenure, number, news }));
      if (hearing.isNext(table, tenureOf(node, tenure), number)) channels.tell(table, news);
    });

  const hearNews =
    (table: TableId): WireHear =>
    (body) => {
      const { from, tenure, number, news } = parseNews(body);
      if (!hearing.isNext(table, tenureOf(from, tenure), number)) return;
      if (isKnownNews(news)) channels.tell(table, news);
    };

  const listen: Broker['listen'] = (table, hear) => {
    const release = channels.listen(table, hear);
    if (!newsOf.has(table)) {
      hearing.begin(table);
      if (channels.owns(table)) noteOwn(table);
      newsOf.set(table, wire.subscribe(`news/${table}`, hearNews(table)));
    }
    return () => {
      release();
      if (channels.listens(table)) return;
      newsOf.get(table)?.();
      newsOf.delete(table);
      hearing.end(table);
    };
  };

  return {
    ...{ node, own, publish, listen, isThere: directory.isThere },
    ask: (table, request) => (local.isClosed() ? noReply('stopped') : asking.ask(table, request)),
    expect: directory.expects,
    tables: directory.tables,
    onTable: directory.onTable,
    attend: talk.attend,
    attendance: directory.headsAt,
    announce: (notice) => talk.say({ kind: 'notice', notice }),
    onNotice: notices.listen,
    connected: wire.connected,
    close: async () => {
      if (!local.close()) return;
      restored();
      talk.close();
      asking.close();
      channels.clear();
      await wire.close();
    },
  };
};

const tenureOf = (node: string, tenure: number): string => `${node}/${tenure}`;

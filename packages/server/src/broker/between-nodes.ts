// The broker of one of several nodes: it serves local tables as in a single process, and sends all other requests and
// messages over a wire that may lose them. Each part describes in its file how it handles losses; this file connects them.
import type { TableId } from '@punto/table';
import type { Clock } from '../time/clock.ts';
import type { Tracing } from '../trace/tracing.ts';
import type { Broker, Release } from './broker.ts';
import { createLocalBroker } from './local-broker.ts';
import { CHANNEL_LIMITS, type LocalChannelLimits, noReply, type OnFault } from './local-channels.ts';
import { createGapDetector, createNumbering } from './message-numbers.ts';
import { withMessageParts } from './message-parts.ts';
import { createNodeAnnouncements } from './node-announcements.ts';
import { createRequestsIn } from './requests-in.ts';
import { createRequestsOut, REQUEST_LIMITS, type RequestLimits } from './requests-out.ts';
import type { Wire, WireReceive } from './wire.ts';
import { isKnownNews, parseNews, written } from './wire-schemas.ts';

export type BetweenNodesParts = {
  /** One run of one process: no two ever have the same. */
  readonly node: string;
  /** Closed with the broker. */
  readonly wire: Wire;
  readonly clock: Clock;
  readonly onFault: OnFault;
  readonly limits?: Partial<LocalChannelLimits & RequestLimits>;
  readonly tracing?: Tracing | null;
};

export const createBrokerBetweenNodes = (parts: BetweenNodesParts): Broker => {
  const { node, clock, onFault, tracing = null } = parts;
  const limits = { ...CHANNEL_LIMITS, ...REQUEST_LIMITS, ...parts.limits };
  const wire = withMessageParts({ wire: parts.wire, node, clock, onFault: (fault) => onFault(fault, null) });
  const { channels, directory, notices, ...local } = createLocalBroker(node, onFault, limits);
  const numbering = createNumbering();
  const gapDetector = createGapDetector((table) => channels.deliver(table, { type: 'missed' }));
  const requestsIn = createRequestsIn({ channels, node, line: numbering.line, onFault, tracing });
  const requestsOut = createRequestsOut({
    ...{ node, wire, clock, channels, directory, limits, onFault, tracing },
    answered: (table, { from, tenure: series, told: published }) => {
      // A node that has released the table meanwhile publishes none of its news.
      if (series > 0) gapDetector.noted(table, seriesOf(from, series), published);
    },
  });
  const newsOf = new Map<TableId, Release>();

  const noteOwn = (table: TableId): void => {
    const { series, published } = numbering.line(table);
    gapDetector.noted(table, seriesOf(node, series), published);
  };

  const announcements = createNodeAnnouncements({
    ...{ node, wire, clock, directory },
    lines: () => numbering.lines(channels.owned()),
    noted: (from, [table, series, published]) => {
      gapDetector.noted(table, seriesOf(from, series), published);
      notices.published(table);
    },
    notice: notices.deliver,
    tick: requestsIn.tick,
  });

  const restored = wire.onRestored(() => {
    gapDetector.broke(channels.owns);
    announcements.announceSelf();
  });

  const own: Broker['own'] = (table, answer) =>
    local.own(table, answer, () => {
      const series = numbering.begin(table);
      const releaseWire = wire.subscribe(`ask/${table}`, requestsIn.receive(table));
      announcements.announce({ kind: 'owns', line: [table, series, 0] });
      noteOwn(table);
      return (how) => {
        releaseWire();
        numbering.end(table);
        announcements.announce({ kind: 'lets-go', table, moving: how === 'moving' });
      };
    });

  const publish: Broker['publish'] = (table, news) =>
    local.publish(table, news, () => {
      const { series, number } = numbering.next(table);
      // Before local delivery, since a listener may publish more.
      if (!directory.isAlone())
        wire.publish(`news/${table}`, written({ from: node, tenure: series, number, news }));
      if (gapDetector.isNext(table, seriesOf(node, series), number)) channels.deliver(table, news);
    });

  const receiveNews =
    (table: TableId): WireReceive =>
    (body) => {
      const { from, tenure: series, number, news } = parseNews(body);
      if (!gapDetector.isNext(table, seriesOf(from, series), number)) return;
      if (isKnownNews(news)) channels.deliver(table, news);
    };

  const listen: Broker['listen'] = (table, receive) => {
    const release = channels.listen(table, receive);
    if (!newsOf.has(table)) {
      gapDetector.begin(table);
      if (channels.owns(table)) noteOwn(table);
      newsOf.set(table, wire.subscribe(`news/${table}`, receiveNews(table)));
    }
    return () => {
      release();
      if (channels.listens(table)) return;
      newsOf.get(table)?.();
      newsOf.delete(table);
      gapDetector.end(table);
    };
  };

  return {
    ...{ node, own, publish, listen, isThere: directory.isThere },
    ask: (table, request) => (local.isClosed() ? noReply('stopped') : requestsOut.ask(table, request)),
    expect: directory.expects,
    tables: directory.tables,
    onTable: directory.onTable,
    attend: announcements.attend,
    attendance: directory.attendanceAt,
    announce: (notice) => announcements.announce({ kind: 'notice', notice }),
    onNotice: notices.listen,
    connected: wire.connected,
    close: async () => {
      if (!local.close()) return;
      restored();
      announcements.close();
      requestsOut.close();
      channels.clear();
      await wire.close();
    },
  };
};

const seriesOf = (node: string, series: number): string => `${node}/${series}`;

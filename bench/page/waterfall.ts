// The requests of a page and its sockets, and how many of them had to come one after the other.
import type { CDPSession } from '@playwright/test';

type Asked = { readonly what: string; readonly sentMs: number; answeredMs: number; loadedMs: number };
/** A message of a socket. */
type Frame = { readonly what: string; readonly atMs: number };

export type Waterfall = {
  /** Of what was answered before this time of the page. Throws if that is less than page and socket. */
  readonly until: (ms: number) => { readonly delays: number; readonly requests: number };
  /** A line for each request and each message of a socket until then, in the order in which the page sent or received them. */
  readonly lines: (ms: number) => readonly string[];
};

type Stamped = { readonly requestId: string; readonly timestamp: number };

const LEAST_REQUESTS = 5;
const MS = 1_000;

/** `session`: with the domain `Network` enabled, before the page is opened. */
export const watchRequests = (session: CDPSession): Waterfall => {
  const asked = new Map<string, Asked>();
  const frames: Frame[] = [];
  let beganAt: number | null = null;
  const pageMs = (timestamp: number): number => {
    beganAt ??= timestamp;
    return (timestamp - beganAt) * MS;
  };
  const sent = ({ requestId, timestamp }: Stamped, what: string) => {
    const unknown = Number.POSITIVE_INFINITY;
    asked.set(requestId, { what, sentMs: pageMs(timestamp), answeredMs: unknown, loadedMs: unknown });
  };
  const answered = ({ requestId, timestamp }: Stamped) => {
    const known = asked.get(requestId);
    if (known) known.answeredMs = pageMs(timestamp);
  };
  const loaded = ({ requestId, timestamp }: Stamped) => {
    const known = asked.get(requestId);
    if (known) known.loadedMs = pageMs(timestamp);
  };
  const frame = (way: string, timestamp: number, payload: string) =>
    frames.push({ what: `${way} ${typeOf(payload)}, ${payload.length} characters`, atMs: pageMs(timestamp) });
  session.on('Network.requestWillBeSent', (event) => sent(event, pathOf(event.request.url)));
  session.on('Network.webSocketWillSendHandshakeRequest', (event) => sent(event, 'the socket'));
  session.on('Network.responseReceived', answered);
  session.on('Network.webSocketHandshakeResponseReceived', answered);
  session.on('Network.loadingFinished', loaded);
  session.on('Network.webSocketFrameSent', ({ timestamp, response }) =>
    frame('sent', timestamp, response.payloadData),
  );
  session.on('Network.webSocketFrameReceived', ({ timestamp, response }) =>
    frame('received', timestamp, response.payloadData),
  );
  return {
    until: (ms) => {
      const all = [...asked.values()].filter(({ answeredMs }) => answeredMs <= ms);
      if (all.length < LEAST_REQUESTS) throw new Error(`only ${all.length} requests were answered`);
      return { delays: longestChain(all), requests: all.length };
    },
    lines: (ms) =>
      [...[...asked.values()].map(requestLine), ...frames.map(({ what, atMs }) => ({ atMs, line: what }))]
        .filter(({ atMs }) => atMs <= ms)
        .toSorted((a, b) => a.atMs - b.atMs)
        .map(({ atMs, line }) => `${atMs.toFixed(0).padStart(6)}  ${line}`),
  };
};

const requestLine = ({ what, sentMs, answeredMs, loadedMs }: Asked) => ({
  atMs: sentMs,
  line: `${what}, answered at ${answeredMs.toFixed(0)}, loaded at ${loadedMs.toFixed(0)}`,
});

const pathOf = (url: string): string => new URL(url).pathname;

const typeOf = (payload: string): string => {
  const [, type = 'frame'] = /"type":"([a-z-]+)"/.exec(payload) ?? [];
  return type;
};

/** The most requests of which each was sent after the answer to the one before. */
const longestChain = (all: readonly Asked[]): number => {
  const chains: { readonly answeredMs: number; readonly length: number }[] = [];
  for (const { sentMs, answeredMs } of all.toSorted((a, b) => a.sentMs - b.sentMs)) {
    const before = chains.filter((each) => each.answeredMs <= sentMs).map(({ length }) => length);
    chains.push({ answeredMs, length: 1 + Math.max(0, ...before) });
  }
  return Math.max(...chains.map(({ length }) => length));
};

// The requests of a page and its sockets, and how many of them had to come one after the other.
import type { CDPSession } from '@playwright/test';

type Asked = { readonly sentMs: number; answeredMs: number };

export type Waterfall = {
  /** Of what was answered before this time of the page. Throws if that is less than page and socket. */
  readonly until: (ms: number) => { readonly delays: number; readonly requests: number };
};

const LEAST_REQUESTS = 5;
const MS = 1_000;

/** `session`: with the domain `Network` enabled, before the page is opened. */
export const watchRequests = (session: CDPSession): Waterfall => {
  const asked = new Map<string, Asked>();
  let beganAt: number | null = null;
  const sent = ({ requestId, timestamp }: { readonly requestId: string; readonly timestamp: number }) => {
    beganAt ??= timestamp;
    asked.set(requestId, { sentMs: (timestamp - beganAt) * MS, answeredMs: Number.POSITIVE_INFINITY });
  };
  const answered = ({ requestId, timestamp }: { readonly requestId: string; readonly timestamp: number }) => {
    const known = asked.get(requestId);
    if (known) known.answeredMs = (timestamp - (beganAt ?? 0)) * MS;
  };
  session.on('Network.requestWillBeSent', sent);
  session.on('Network.webSocketWillSendHandshakeRequest', sent);
  session.on('Network.responseReceived', answered);
  session.on('Network.webSocketHandshakeResponseReceived', answered);
  return {
    until: (ms) => {
      const all = [...asked.values()].filter(({ answeredMs }) => answeredMs <= ms);
      if (all.length < LEAST_REQUESTS) throw new Error(`only ${all.length} requests were answered`);
      return { delays: longestChain(all), requests: all.length };
    },
  };
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

// Compares every message of a run and every request over HTTP with the committed AsyncAPI and OpenAPI documents, and counts them.
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import { type Exchange, type Found, readWireContract } from '@punto/server/test/support/wire-contract';
import { Broken, type Verdict } from '../violations.ts';

export type WireCheck = {
  /** A message of the server. */
  readonly received: (door: 'patron' | 'floor', text: string) => void;
  /** A message of a client. */
  readonly sent: (door: 'patron' | 'floor', text: string) => void;
  readonly exchanged: (exchange: Exchange) => void;
};

/** Its validators are compiled when they are first needed, for all runs of the process. */
export const CONTRACT = readWireContract();

export const createWireCheck = (deeds: Deeds, verdict: Verdict): WireCheck => {
  const note = (area: 'message' | 'http', { name, fault }: Found, what: () => unknown): void => {
    deeds.count(area, name);
    if (fault !== null)
      verdict.keep(new Broken(`${name} is not as published: ${fault}: ${JSON.stringify(what())}`));
  };
  return {
    received: (door, text) => {
      const message: unknown = JSON.parse(text);
      note('message', CONTRACT.message(`${door}Server`, message), () => message);
    },
    sent: (door, text) => {
      const message: unknown = JSON.parse(text);
      note('message', CONTRACT.message(`${door}Client`, message), () => message);
    },
    exchanged: (exchange) => note('http', CONTRACT.exchange(exchange), () => exchange),
  };
};

// Several nodes on one wire in memory, with a clock: messages arrive in order after a delay, or not at all, as the test
// decides. A node can be disconnected, which it notices, or killed without notice; and any message can be lost or
// duplicated silently.
import { instant } from '@punto/table/ids';
import type { Wire, WireAnswer, WireReceive } from '../../src/broker/wire.ts';
import type { Clock } from '../../src/time/clock.ts';

/** One message in flight; `answer`: it answers a request. */
export type OnTheWay = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly answer: boolean;
};

export type MemorySwitch = {
  /** The wire of one more node. Messages arrive by its own clock, if it has one. */
  readonly join: (node: string, clock?: Clock) => Wire;
  /** Disconnects the node until it is restored. */
  readonly cut: (node: string) => void;
  readonly restore: (node: string) => void;
  /** Removes the node without notice, like a killed process. */
  readonly kill: (node: string) => void;
  /** The delay of a message; the order is kept. */
  delayMs: (message: OnTheWay) => number;
  /** How often a message arrives: once by default. */
  times: (message: OnTheWay) => number;
};

type Subscription = { readonly subject: string; readonly receive: WireReceive };
type Parcel = { readonly open: () => void };
type Port = {
  readonly node: string;
  readonly clock: Clock;
  readonly subscriptions: Set<Subscription>;
  readonly restored: Set<() => void>;
  /** Functions that end each request waiting for an answer. */
  readonly asking: Set<() => void>;
  /** Messages in flight to this node, by sender. */
  readonly coming: Map<string, { arrives: number; readonly parcels: Parcel[] }>;
  connected: boolean;
};

export const createMemorySwitch = (clock: Clock, mostBytes = 1_000_000): MemorySwitch => {
  const ports = new Map<string, Port>();

  const deliver = (to: Port, message: OnTheWay, open: () => void): void => {
    for (let left = made.times(message); left > 0; left -= 1) {
      const lane = to.coming.get(message.from) ?? { arrives: 0, parcels: [] };
      to.coming.set(message.from, lane);
      lane.arrives = Math.max(lane.arrives, to.clock.now() + made.delayMs(message));
      lane.parcels.push({ open });
      // Whichever timer fires first delivers the oldest message.
      to.clock.wake(instant(lane.arrives), () => {
        const parcel = lane.parcels.shift();
        if (to.connected && ports.get(to.node) === to) parcel?.open();
      });
    }
  };

  const send = (
    from: Port,
    subject: string,
    body: string,
    answered: ((text: string) => void) | null,
  ): number => {
    let listening = 0;
    for (const to of ports.values()) {
      if (to === from || !to.connected) continue;
      if (![...to.subscriptions].some((each) => each.subject === subject)) continue;
      listening += 1;
      const reply = answered && ((text: string): void => answer(to, from, subject, text, answered));
      const message = { from: from.node, to: to.node, subject, body, answer: false };
      deliver(to, message, () => {
        for (const each of [...to.subscriptions]) if (each.subject === subject) each.receive(body, reply);
      });
    }
    return listening;
  };

  const answer = (
    from: Port,
    to: Port,
    subject: string,
    body: string,
    receive: (text: string) => void,
  ): void => {
    if (!from.connected || ports.get(from.node) !== from) return;
    deliver(to, { from: from.node, to: to.node, subject, body, answer: true }, () => receive(body));
  };

  const request = (from: Port, subject: string, body: string, withinMs: number): Promise<WireAnswer> =>
    new Promise((resolve) => {
      const end = (answer: WireAnswer): void => {
        callOff();
        from.asking.delete(breakOff);
        resolve(answer);
      };
      const breakOff = (): void => end({ type: 'late' });
      const callOff = from.clock.wake(instant(from.clock.now() + withinMs), breakOff);
      from.asking.add(breakOff);
      const listening = send(from, subject, body, (text) => end({ type: 'answer', body: text }));
      if (listening === 0) end({ type: 'no-receiver' });
    });

  const join = (node: string, own: Clock = clock): Wire => {
    const port: Port = {
      ...{ node, clock: own, connected: true },
      ...{ subscriptions: new Set(), restored: new Set(), asking: new Set(), coming: new Map() },
    };
    ports.set(node, port);
    const isThere = (): boolean => port.connected && ports.get(node) === port;
    return {
      mostBytes,
      connected: isThere,
      publish: (subject, body) => void (isThere() && send(port, subject, body, null)),
      request: async (subject, body, withinMs) =>
        isThere() ? request(port, subject, body, withinMs) : { type: 'no-receiver' },
      subscribe: (subject, receive) => {
        const subscription = { subject, receive };
        port.subscriptions.add(subscription);
        return () => void port.subscriptions.delete(subscription);
      },
      onRestored: (notify) => {
        port.restored.add(notify);
        return () => void port.restored.delete(notify);
      },
      close: async () => {
        if (ports.get(node) === port) ports.delete(node);
        for (const breakOff of [...port.asking]) breakOff();
      },
    };
  };

  const made: MemorySwitch = {
    join,
    cut: (node) => {
      const port = ports.get(node);
      if (!port) return;
      port.connected = false;
      for (const breakOff of [...port.asking]) breakOff();
    },
    restore: (node) => {
      const port = ports.get(node);
      if (!port || port.connected) return;
      port.connected = true;
      for (const notify of [...port.restored]) notify();
    },
    kill: (node) => void ports.delete(node),
    delayMs: () => 1,
    times: () => 1,
  };
  return made;
};

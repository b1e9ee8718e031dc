// Requests over NATS with one subscription for all answers. The requests of the client library create an error object for
// each success, which takes two thirds of the time of a request.
import { type Msg, type NatsConnection, nuid } from '@nats-io/transport-node';
import type { WireAnswer } from '../wire.ts';

export type NatsRequests = {
  /** `send` gets the subject for the answer. */
  readonly ask: (send: (reply: string) => void, withinMs: number) => Promise<WireAnswer>;
  /** Ends all pending requests, whose outcome is unknown. */
  readonly breakOff: () => void;
};

/** `prefix`: prefix of the subjects of answers. */
export const createNatsRequests = (
  connection: NatsConnection,
  prefix: string,
  onFault: (fault: unknown) => void,
): NatsRequests => {
  const inbox = `${prefix}.${nuid.next()}.`;
  const open = new Map<string, (answer: WireAnswer) => void>();
  let asked = 0;

  connection.subscribe(`${inbox}*`, {
    callback: (fault, message) => {
      if (fault) onFault(fault);
      else open.get(message.subject.slice(inbox.length))?.(answerIn(message));
    },
  });

  return {
    ask: (send, withinMs) =>
      new Promise((resolve) => {
        asked += 1;
        const name = String(asked);
        const end = (answer: WireAnswer): void => {
          clearTimeout(timer);
          open.delete(name);
          resolve(answer);
        };
        const timer = setTimeout(end, withinMs, LATE);
        open.set(name, end);
        send(inbox + name);
      }),
    breakOff: () => {
      for (const end of [...open.values()]) end(LATE);
    },
  };
};

/** Status of the NATS server when there is no listener. */
const NO_RESPONDERS = 503;

const answerIn = (message: Msg): WireAnswer =>
  message.data.length === 0 && message.headers?.code === NO_RESPONDERS
    ? NO_RECEIVER
    : { type: 'answer', body: message.string() };

export const NO_RECEIVER: WireAnswer = { type: 'no-receiver' };
const LATE: WireAnswer = { type: 'late' };

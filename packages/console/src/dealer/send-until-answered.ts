// Sends a duty until its outcome is known. If the response is lost, the request is repeated with the same id, under
// which the server does it only once. Until there is a response, the desk shows the outcome as unknown.
import { texts } from '@punto/language/catalogue';
import { FloorRefusal } from '../client/floor-client.ts';

/** Suffix of the id that tells the server that the request was sent before. */
const AGAIN = '.again';
const AGAIN_MS = 1_500;
const GIVEN_UP_MS = 60_000;

/** A text, looked up when it is drawn. */
export const RESPONSE_LOST: () => string = texts('dealer').fault.lost;

export type SendUntilAnswered = {
  /** Sends the request with this id; called repeatedly. */
  readonly ask: (request: string) => Promise<unknown>;
  readonly newName: () => string;
  /** Called with a message while the outcome is unknown. */
  readonly onLost: (words: () => string) => void;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
};

/** Throws the server's refusal, or a `FloorRefusal` that the outcome is still unknown after 60 s. */
export const sendUntilAnswered = async ({
  ask,
  newName,
  onLost,
  now,
  wait,
}: SendUntilAnswered): Promise<unknown> => {
  let request = newName();
  const until = now() + GIVEN_UP_MS;
  for (;;) {
    try {
      return await ask(request);
    } catch (fault) {
      if (!(fault instanceof FloorRefusal) || !isUnknown(fault, request.endsWith(AGAIN))) throw fault;
      if (now() >= until) throw new FloorRefusal('outcome-unknown');
      onLost(RESPONSE_LOST);
      if (!request.endsWith(AGAIN)) request += AGAIN;
      await wait(AGAIN_MS);
    }
  }
};

/**
 * The request may have been executed: the server was not reached, a proxy answered in its place, or the table was
 * moving between two nodes. That a second request cannot be recorded says nothing about the first.
 */
const isUnknown = ({ error }: FloorRefusal, isSecond: boolean): boolean =>
  error === 'unreachable' ||
  error === 'answer-lost' ||
  error === 'unreadable' ||
  error === 'not-ready' ||
  (isSecond && error === 'cannot-record');

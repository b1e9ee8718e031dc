// A duty whose answer is lost on the way is not lost: it has a name, and is sent again under it until the server says what
// became of it. Until then nobody claims that it was done, nor that it was not.
import { FloorRefusal } from '../client/floor-client.ts';

/** Says that this name was sent before. */
const AGAIN = '.again';
const AGAIN_MS = 1_500;
const GIVEN_UP_MS = 60_000;

export const LOST = 'The answer was lost: it is not known whether it was done. Asking again.';
export const NEVER_KNOWN =
  'It is not known whether it was done: look at the cards on the page, and compare them with the table.';

export type SureSend = {
  /** Sends it under this name, again and again. */
  readonly ask: (request: string) => Promise<unknown>;
  readonly newName: () => string;
  /** Said while nobody knows. */
  readonly onLost: (words: string) => void;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
};

/** Throws what the server refuses it with, or that it is not known what became of it. */
export const sureSend = async ({ ask, newName, onLost, now, wait }: SureSend): Promise<unknown> => {
  let request = newName();
  const until = now() + GIVEN_UP_MS;
  for (;;) {
    try {
      return await ask(request);
    } catch (fault) {
      if (!(fault instanceof FloorRefusal) || !isUnknown(fault)) throw fault;
      if (now() >= until) throw new FloorRefusal('unreachable', NEVER_KNOWN);
      onLost(LOST);
      if (!request.endsWith(AGAIN)) request += AGAIN;
      await wait(AGAIN_MS);
    }
  }
};

/** Not reached, or reached and not heard: a proxy that answers for a server that is gone, a table between two owners. */
const isUnknown = ({ error }: FloorRefusal): boolean =>
  error === 'unreachable' || error === 'unreadable' || error === 'not-ready';

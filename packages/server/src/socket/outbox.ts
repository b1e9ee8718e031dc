// Collects the sockets with output in this turn of the event loop. Each is flushed once at the end of the turn: a
// write costs the system far more than the bytes in it.

export type Sender = { readonly sendAll: () => void };

let waiting: Sender[] = [];

/** A sender is flushed once per call; what it writes before the flush is included. */
export const sendAfterTurn = (sender: Sender): void => {
  if (waiting.length === 0) process.nextTick(sendAll);
  waiting.push(sender);
};

const sendAll = (): void => {
  const senders = waiting;
  waiting = [];
  for (const sender of senders) sender.sendAll();
};

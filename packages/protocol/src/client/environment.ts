// Everything the client takes from its environment: socket, clock, timers, random numbers and ids. Passed in, so that
// the same client runs in a page, in Node and in tests that control time.

export type SocketCallbacks = {
  readonly opened: () => void;
  readonly received: (text: string) => void;
  /** Called once, whichever side closed, and also when the socket never opened. */
  readonly closed: (reason: string) => void;
};

export type Socket = {
  readonly send: (text: string) => void;
  readonly close: () => void;
};

export type Cancel = () => void;

export type Environment = {
  /** Starts to connect; `callbacks` are called later, never during this call. */
  readonly openSocket: (url: string, callbacks: SocketCallbacks) => Socket;
  /** Local time in milliseconds from any origin; must not jump when the system clock is set. */
  readonly now: () => number;
  readonly after: (delayMs: number, run: () => void) => Cancel;
  /** At least 0, below 1; only spreads reconnections. */
  readonly random: () => number;
  /** A unique id of 8 to 64 letters, digits, `-` or `_`. [L6] */
  readonly newId: () => string;
  /** 32 unpredictable bytes as hexadecimal digits: the patron's value for a cut. [F2] */
  readonly secret: () => string;
};

// All the client takes from the world around it: a socket, a clock, timers, chance and names. Handed in, so
// that the same client runs in a page, in Node and in a test that owns time.

export type SocketEars = {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** Told once, whoever closed it and also when it never opened. */
  readonly closed: (reason: string) => void;
};

export type Socket = {
  readonly send: (text: string) => void;
  readonly close: () => void;
};

export type Cancel = () => void;

export type Environment = {
  /** Starts to open; its ears are called later, never from inside this call. */
  readonly openSocket: (url: string, ears: SocketEars) => Socket;
  /** Local time in milliseconds, from any origin; it should not jump when the wall clock is set. */
  readonly now: () => number;
  readonly after: (delayMs: number, run: () => void) => Cancel;
  /** At least 0, below 1; spreads reconnections, decides nothing else. */
  readonly random: () => number;
  /** A name nobody has used: 8 to 64 letters, digits, `-` or `_`. [L6] */
  readonly newId: () => string;
  /** 32 bytes nobody can guess, as hexadecimal digits: the patron's part in a cut. [F2] */
  readonly secret: () => string;
};

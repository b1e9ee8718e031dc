// Challenges that wait for one answer: what a passkey signs, and what a sign-in elsewhere comes back with. Kept in the
// store, because the answer may come to another node.

export type Challenge = {
  /** Random, or the hash of something random. */
  readonly id: string;
  /** What the answer may be used for. */
  readonly purpose: string;
  /** The session or browser that asked. */
  readonly boundTo: string;
  readonly expiresAt: number;
  /** What is needed when the answer comes; text of the caller. */
  readonly body: string;
};

export type Challenges = {
  /** `false`: there is one with this id. */
  readonly add: (challenge: Challenge) => Promise<boolean>;
  /**
   * The body, once: it is deleted, however the answer turns out. `null`: unknown, taken before, expired, or of another
   * purpose or session.
   */
  readonly take: (
    asked: Pick<Challenge, 'id' | 'purpose' | 'boundTo'>,
    now: number,
  ) => Promise<string | null>;
  /** Deletes those that have expired; returns their number. */
  readonly sweep: (now: number) => Promise<number>;
};

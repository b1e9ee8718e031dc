// Challenges that wait for one answer: a challenge that a passkey signs, or the state of a sign-in at a provider. They are in the
// store, because the answer may come to another node.

export type Challenge = {
  /** A random value, or the hash of one. */
  readonly id: string;
  /** The purpose of the answer. */
  readonly purpose: string;
  /** The session or browser that the challenge was made for. */
  readonly boundTo: string;
  readonly expiresAt: number;
  /** Data of the caller, returned with the answer. */
  readonly body: string;
};

export type Challenges = {
  /** `false`: a challenge with this id exists. */
  readonly add: (challenge: Challenge) => Promise<boolean>;
  /**
   * Takes the challenge and returns its body. It is deleted in any case. `null`: unknown, taken before, expired, or made for
   * another purpose or session.
   */
  readonly take: (
    asked: Pick<Challenge, 'id' | 'purpose' | 'boundTo'>,
    now: number,
  ) => Promise<string | null>;
  /** Deletes expired challenges; returns their number. */
  readonly sweep: (now: number) => Promise<number>;
};

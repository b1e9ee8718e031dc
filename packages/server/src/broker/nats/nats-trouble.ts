// Why the house cannot begin among others. The person at the terminal can act on it, and is never shown what is in the
// address: there is a secret in it.

/** Nobody else can be reached. */
export class NatsTrouble extends Error {
  override readonly name = 'NatsTrouble';
}

export class UnusableNatsAddress extends Error {
  override readonly name = 'UnusableNatsAddress';
  constructor(why: string) {
    super(`NATS_URL ${why}. Write it like nats://host:4222, or nats://name:password@one:4222,two:4222.`);
  }
}

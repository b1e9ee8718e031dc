// Explains to the operator why a node cannot connect to NATS. The message omits the address, because it contains a secret.

/** NATS cannot be reached. */
export class NatsTrouble extends Error {
  override readonly name = 'NatsTrouble';
}

export class UnusableNatsAddress extends Error {
  override readonly name = 'UnusableNatsAddress';
  constructor(why: string) {
    super(`NATS_URL ${why}. Write it as nats://host:4222, or nats://name:password@one:4222,two:4222.`);
  }
}

// Why a node cannot connect to NATS, in words for the operator. The address is not shown, because it contains a secret.

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

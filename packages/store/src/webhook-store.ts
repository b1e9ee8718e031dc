// Webhooks. An event is written in the transaction of the change that it reports; it then has a delivery for each address of
// its brand. A delivery is repeated until it is received or given up; deliveries of one round to one address are sent in
// order.

export const WEBHOOK_TYPES = [
  'round.settled',
  'round.cancelled',
  'round.corrected',
  'session.ended',
  'wallet.unresolved',
  'table.opened',
  'table.closed',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** An event for every brand. */
export const EVERY_BRAND = '*';

export type WebhookEvent = {
  /** Unique for its brand for ever; receivers recognise repetitions by it. */
  readonly id: string;
  readonly brand: string;
  readonly type: WebhookType;
  /** Deliveries with the same text are sent one after the other. */
  readonly ordering: string;
  readonly at: number;
  readonly data: Readonly<Record<string, unknown>>;
};

/** One event for one address. */
export type WebhookDelivery = WebhookEvent & {
  readonly number: number;
  readonly url: string;
  /** The number of attempts, this one included. */
  readonly attempts: number;
};

/** A delivery that was given up. */
export type DeadLetter = WebhookDelivery & { readonly fault: string; readonly changedAt: number };

export type WebhookClaim = {
  readonly brand: string;
  readonly url: string;
  readonly now: number;
  readonly until: number;
  readonly most: number;
};

export type WebhookStore = {
  /** Writes events that belong to no table's transaction. An event whose id the brand has already changes nothing. */
  readonly announce: (events: readonly WebhookEvent[]) => Promise<void>;
  /** Creates the deliveries of up to `most` new events; returns the number of events. `urls`: of each brand with webhooks. */
  readonly spread: (
    urls: ReadonlyMap<string, readonly string[]>,
    now: number,
    most: number,
  ) => Promise<number>;
  /**
   * Up to `most` deliveries of an address that are due, each the first of its ordering. No other caller gets one of them before
   * `until`; when it is not settled by then, it is due again.
   */
  readonly claim: (claim: WebhookClaim) => Promise<readonly WebhookDelivery[]>;
  readonly delivered: (number: number, now: number) => Promise<void>;
  /** `dueAt`: when it is sent again; `null`: it is given up. */
  readonly failed: (number: number, fault: string, now: number, dueAt: number | null) => Promise<void>;
  /** Oldest first, after the number of the last one read. */
  readonly deadLetters: (brand: string, after: number, limit: number) => Promise<readonly DeadLetter[]>;
  /** Makes deliveries that were given up due again; returns how many. */
  readonly revive: (brand: string, numbers: readonly number[], now: number) => Promise<number>;
  /** Deletes events and deliveries settled before an instant; returns the number of deliveries. */
  readonly forget: (before: number) => Promise<number>;
  /** Deliveries that wait, and the time of the oldest event among them; for metrics. */
  readonly waiting: () => Promise<{ readonly count: number; readonly oldestAt: number | null }>;
};

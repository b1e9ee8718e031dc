// Answers of the latest duties of a table by idempotency key: a console whose answer was lost sends the duty again
// and gets it. Duties before a restart are in the journal. [T5]
import type { DutyReply } from '../broker/broker.ts';

export type RecentDuties = {
  /** `null`: no recent duty with this key. */
  readonly find: (name: string) => DutyReply | null;
  readonly keep: (name: string, reply: DutyReply) => void;
};

const MOST = 256;

export const createRecentDuties = (): RecentDuties => {
  const replies = new Map<string, DutyReply>();
  return {
    find: (name) => replies.get(name) ?? null,
    keep: (name, reply) => {
      replies.set(name, reply);
      const [oldest] = replies.keys();
      if (replies.size > MOST && oldest !== undefined) replies.delete(oldest);
    },
  };
};

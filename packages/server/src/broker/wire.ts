// The wire between nodes: text under a subject, delivered to current listeners, never stored. A message may be lost,
// and after a broken connection several are; a component that needs all of them detects gaps and asks again. A
// subject is words separated by `/`.
import type { Release } from './broker.ts';

export type WireAnswer =
  | { readonly type: 'answer'; readonly body: string }
  /** No listener, or no connection: it was not carried out. */
  | { readonly type: 'no-receiver' }
  /** No answer in time, or the connection broke: it may have been done. */
  | { readonly type: 'late' };

/** `reply` answers the requester; `null`: no answer is expected. */
export type WireReceive = (body: string, reply: ((body: string) => void) | null) => void;

export type Wire = {
  /** To every other listening node; a node need not receive its own. Silently lost while disconnected. */
  readonly publish: (subject: string, body: string) => void;
  /** When several nodes answer, the first answer counts. */
  readonly request: (subject: string, body: string, withinMs: number) => Promise<WireAnswer>;
  readonly subscribe: (subject: string, receive: WireReceive) => Release;
  /** Called when a lost connection is restored. */
  readonly onRestored: (notify: () => void) => Release;
  readonly connected: () => boolean;
  /** Most bytes of one message. */
  readonly mostBytes: number;
  readonly close: () => Promise<void>;
};

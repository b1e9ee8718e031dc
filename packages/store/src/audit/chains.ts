// Verifies hash chains link by link: anything changed, swapped, left out or cut off breaks a chain, and the break is
// named. After a break the stored hash is taken as correct, so that one wrong link is one sentence.
import { type Head, linkHash } from '../shared/chain.ts';

export type Link = { readonly number: number; readonly body: string; readonly hash: string };

export type ChainCheck = {
  /**
   * The fault of the next link; `null`: it follows from the one before. `count`: how many numbers it covers, of which the
   * last is its own.
   */
  readonly follow: (link: Link, count?: number) => string | null;
  /** The fault at the end, given the recorded head of the chain. */
  readonly end: (head: Head) => string | null;
  /** How far it was followed. */
  readonly head: () => Head;
};

/** `from`: the link before the first that is followed. `what` names a link: `event 7 of table main`. */
export const createChainCheck = (from: Head, what: (number: number) => string): ChainCheck => {
  let head = from;
  return {
    follow: ({ number, body, hash }, count = 1) => {
      const before = head;
      const [expected, first] = [before.length + 1, number - count + 1];
      head = { length: number, hash };
      if (first > expected) return `${missing(what, expected, first - 1)}: the next is ${what(first)}`;
      return first === expected && linkHash(before.hash, number, body) === hash
        ? null
        : `${what(number)} does not follow from the one before: one of the two was changed or put in another’s place`;
    },
    end: (recorded) => {
      if (head.length < recorded.length)
        return `${missing(what, head.length + 1, recorded.length)} at the end of the chain`;
      if (head.length > recorded.length)
        return `${what(head.length)} is there, but its chain ends at ${recorded.length}`;
      return head.hash === recorded.hash ? null : `${what(head.length)} is not the end its chain speaks of`;
    },
    head: () => head,
  };
};

const missing = (what: (number: number) => string, from: number, to: number): string =>
  from === to ? `${what(from)} is missing` : `${what(from)} and those up to ${to} are missing`;

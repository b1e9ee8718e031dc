// Hash chains: each link is hashed together with the hash of the one before, so that nothing in the chain can be
// changed, swapped or left out unnoticed, and the newest hash covers all of it. Plain text in, hexadecimal out:
// `printf '%s\n%s\n%s' "$previous" "$number" "$body" | sha256sum` checks a link without any of our code.
import { hash } from 'node:crypto';

/** The newest link of a chain: its number and its hash. Numbers start at 1; a row of several events has that of the last. */
export type Head = { readonly length: number; readonly hash: string };

export type Chains = {
  readonly head: (chain: string) => Head;
  readonly extend: (chain: string, head: Head) => void;
};

export const JOURNAL_CHAIN = 'journal';
export const eventsChain = (table: string): string => `events:${table}`;

/** Hexadecimal SHA-256 over the hash before, the number and the body, a line each. */
export const linkHash = (previous: string, number: number, body: string): string =>
  hash('sha256', `${previous}\n${number}\n${body}`, 'hex');

/** Where a chain begins: a hash of its name, so that the links of one chain fit into no other. */
export const chainStart = (chain: string): Head => ({ length: 0, hash: hash('sha256', chain, 'hex') });

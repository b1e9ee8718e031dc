// Refuses a second node without NATS: nodes that cannot communicate would run one deployment twice. A node without NATS
// is marked on the board, so that a node with NATS finds it too.

import type { Leases } from '@punto/store/leases';
import { instant } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';

export class SecondNode extends Error {
  override readonly name = 'SecondNode';
}

/** Names of nodes contain no slash. */
const ALONE = 'alone/';
/** A killed node stays on the board for a while, so it is read several times. */
const ATTEMPTS = 10;

/** The name of a node on the board. */
export const boardName = (node: string, isAlone: boolean): string => (isAlone ? `${ALONE}${node}` : node);

/**
 * Rejects with `SecondNode` when a node runs that this one cannot communicate with, and does not go within about a
 * lease period.
 */
export const refuseSecondNode = async (
  leases: Pick<Leases, 'board'>,
  isAlone: boolean,
  { steady, lifeMs }: { readonly steady: Clock; readonly lifeMs: number },
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const { nodes } = await leases.board();
    const other = nodes.find(({ node, alive }) => alive && (isAlone || node.startsWith(ALONE)));
    if (!other) return;
    if (attempt === ATTEMPTS) throw new SecondNode(sentence(other.node, isAlone));
    const next = instant(steady.now() + (1.5 * lifeMs) / ATTEMPTS);
    await new Promise<void>((resolve) => void steady.wake(next, resolve));
  }
};

const sentence = (other: string, isAlone: boolean): string => {
  const name = other.replace(ALONE, '');
  return isAlone && !other.startsWith(ALONE)
    ? `Another node runs on this database: ${name}. Set NATS_URL to the value of that node, or stop it.`
    : `Another node runs on this database without NATS_URL: ${name}. Stop it, and set NATS_URL at every node.`;
};

// The tree over the cards of a shoe, as in RFC 6962, section 2.1: one root stands for all of them, and a path of
// hashes proves that one card is in it and reveals nothing about the others. Leaves and nodes are hashed with
// different first bytes, so that no node passes for a leaf. [F2]
import { type Bytes, hashOf } from './hash.ts';

/** The leaves, then each level above them, to the root alone. */
export type Tree = readonly (readonly Bytes[])[];

const NODE = Uint8Array.of(1);

/** Two by two from the left; one that is left over rises. Throws without leaves. */
export const treeOf = (leaves: readonly Bytes[]): Tree => {
  if (leaves.length === 0) throw new Error('a tree has at least one leaf');
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) level = above(level);
  return levels;
};

const above = (level: readonly Bytes[]): readonly Bytes[] =>
  level.flatMap((left, i) => {
    if (i % 2 === 1) return [];
    const right = level[i + 1];
    return [right ? hashOf(NODE, left, right) : left];
  });

/** The 32 bytes of the root. Throws when the tree has no level, which `treeOf` never makes. RFC 6962, section 2.1. */
export const rootOf = (tree: Tree): Bytes => {
  const root = tree.at(-1)?.[0];
  if (!root) throw new Error('a tree has a root');
  return root;
};

/** The siblings on the way from a leaf to the root. Throws when there is no such leaf. */
export const proofOf = (tree: Tree, leaf: number): readonly Bytes[] => {
  if (!tree[0]?.[leaf]) throw new Error(`no leaf ${leaf} in a tree of ${tree[0]?.length}`);
  // The sibling of an even index comes after it, of an odd index before it; the root has none.
  return tree.flatMap((level, height) => level[(leaf >> height) ^ 1] ?? []);
};

/** The root from a leaf and its siblings in a tree with `leaves` leaves; `null`: not a valid path. */
export const rootFrom = (
  leafHash: Bytes,
  leaf: number,
  leaves: number,
  proof: readonly Bytes[],
): Bytes | null => {
  if (leaf < 0 || leaf >= leaves) return null;
  const siblings = [...proof];
  let hash = leafHash;
  for (let place = leaf, last = leaves - 1; last > 0; place >>= 1, last >>= 1) {
    // Left over at its level: it rises as it is.
    if (place === last && place % 2 === 0) continue;
    const sibling = siblings.shift();
    if (!sibling) return null;
    hash = place % 2 === 1 ? hashOf(NODE, sibling, hash) : hashOf(NODE, hash, sibling);
  }
  return siblings.length === 0 ? hash : null;
};

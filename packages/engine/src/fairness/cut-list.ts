// The commits of a cut as a Merkle tree: its root is published, and each patron gets the path of the own commit, so that
// thousands may take part and no message grows with their number. The revealed values make a second tree in the same
// order. From format 2 on. [F2]
import { bytesOf, hashOf, hexOf, u32 } from './hash.ts';
import { proofOf, rootFrom, rootOf, type Tree, treeOf } from './merkle.ts';
import type { Hex32, Listed } from './record.ts';

/** Which of the two a tree is over: neither passes for the other. */
export type ListKind = 'commits' | 'values';

/** The index of an entry in a list, and the siblings on its path to the root. */
export type PlaceInList = { readonly place: number; readonly count: number; readonly path: readonly Hex32[] };

const LEAF = Uint8Array.of(0);

const leafOf = (kind: ListKind, commitment: Hex32, place: number, entry: Hex32) =>
  hashOf(LEAF, `punto ${kind} leaf 2\n${commitment}\n`, u32(place), bytesOf(entry));

/** The root of RFC 6962; an empty list has the hash of the empty text. */
const EMPTY = hexOf(hashOf());

/** Count and root of a list, with the tree that its places are proved by; `null`: the list is empty. */
export type CutList = Listed & { readonly tree: Tree | null };

/**
 * The Merkle tree over commits or values (32 bytes each, in hexadecimal) in order of arrival. Each leaf is bound to
 * the commitment and its position; an empty list has a fixed root and no tree. [F2]
 */
export const cutListOf = (kind: ListKind, commitment: Hex32, entries: readonly Hex32[]): CutList => {
  if (entries.length === 0) return { count: 0, root: EMPTY, tree: null };
  const tree = treeOf(entries.map((entry, place) => leafOf(kind, commitment, place, entry)));
  return { count: entries.length, root: hexOf(rootOf(tree)), tree };
};

/** Throws when there is no such place. */
export const placeIn = ({ count, tree }: CutList, place: number): PlaceInList => {
  if (!tree) throw new Error('an empty list has no places');
  return { place, count, path: proofOf(tree, place).map(hexOf) };
};

/** The root that an entry at its place leads to; `null`: there is no such path. */
export const rootOfPlace = (
  kind: ListKind,
  commitment: Hex32,
  entry: Hex32,
  { place, count, path }: PlaceInList,
): Hex32 | null => {
  const root = rootFrom(leafOf(kind, commitment, place, entry), place, count, path.map(bytesOf));
  return root && hexOf(root);
};

/** The root of the list: kept from before the values were revealed, it proves later which list it was. */
export const hashOfListed = (commitment: Hex32, { count, root }: Listed): Hex32 =>
  hexOf(hashOf(`punto list 2\n${commitment}\n`, u32(count), bytesOf(root)));

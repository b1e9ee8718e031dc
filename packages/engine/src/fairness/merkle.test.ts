import { describe, expect, it } from 'vitest';
import { type Bytes, bytesOf, hashOf, hexOf, u32 } from './hash.ts';
import { proofOf, rootFrom, rootOf, treeOf } from './merkle.ts';

const LEAF = Uint8Array.of(0);
const leavesOf = (count: number): Bytes[] => Array.from({ length: count }, (_, i) => hashOf(LEAF, u32(i)));

/** RFC 6962, section 2.1, implemented literally. */
const slowRoot = (leaves: readonly Bytes[]): Bytes => {
  const [only] = leaves;
  if (only && leaves.length === 1) return only;
  const k = split(leaves.length);
  return hashOf(Uint8Array.of(1), slowRoot(leaves.slice(0, k)), slowRoot(leaves.slice(k)));
};

/** Section 2.1.1. */
const slowProof = (leaves: readonly Bytes[], m: number): Bytes[] => {
  if (leaves.length === 1) return [];
  const k = split(leaves.length);
  const [left, right] = [leaves.slice(0, k), leaves.slice(k)];
  return m < k ? [...slowProof(left, m), slowRoot(right)] : [...slowProof(right, m - k), slowRoot(left)];
};

const split = (n: number): number => 2 ** Math.floor(Math.log2(n - 1));

describe('the tree of RFC 6962', () => {
  // Inputs and roots of the tests of certificate transparency.
  const inputs = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ];
  it.each([
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [4, 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
    [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
    [6, '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
    [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('[F2] over %i leaves', (count, root) => {
    const leaves = inputs.slice(0, count).map((input) => hashOf(LEAF, bytesOf(input)));
    expect(hexOf(rootOf(treeOf(leaves)))).toBe(root);
  });

  it('[F2] has the roots and paths of its definition, for every leaf of trees of every shape', () => {
    for (const count of [1, 2, 3, 5, 6, 7, 11, 12, 13, 31, 32, 33, 52]) {
      const leaves = leavesOf(count);
      const tree = treeOf(leaves);
      expect(hexOf(rootOf(tree))).toBe(hexOf(slowRoot(leaves)));
      for (const [m, leaf] of leaves.entries()) {
        const proof = proofOf(tree, m);
        expect(proof.map(hexOf)).toEqual(slowProof(leaves, m).map(hexOf));
        expect(rootFrom(leaf, m, count, proof)).toEqual(rootOf(tree));
      }
    }
  });

  it('[F2] proves a leaf at its own place only, with its own path only', () => {
    const leaves = leavesOf(52);
    const tree = treeOf(leaves);
    const root = hexOf(rootOf(tree));
    const leaf = leaves[20] as Bytes;
    const proof = proofOf(tree, 20);
    const leadsTo = (...[hash, place, count, path]: Parameters<typeof rootFrom>): boolean => {
      const found = rootFrom(hash, place, count, path);
      return found !== null && hexOf(found) === root;
    };
    const places = leaves.map((_, place) => place).filter((place) => leadsTo(leaf, place, 52, proof));
    expect(places).toEqual([20]);
    expect(leadsTo(leaf, 20, 52, proof.slice(1))).toBe(false);
    expect(leadsTo(leaf, 20, 52, [...proof, leaf])).toBe(false);
    expect(leadsTo(leaf, 20, 52, proof.toReversed())).toBe(false);
    expect(leadsTo(leaf, -1, 52, proof)).toBe(false);
    // The same left and right turns would lead from a leaf that does not exist.
    expect(leadsTo(leaf, 20 + 64, 52, proof)).toBe(false);
  });

  it('throws without leaves, and for a leaf that does not exist', () => {
    expect(() => treeOf([])).toThrow('at least one leaf');
    expect(() => proofOf(treeOf(leavesOf(3)), 3)).toThrow('no leaf 3');
  });
});

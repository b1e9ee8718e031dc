import { describe, expect, it } from 'vitest';
import { type Flip, flipsOf } from '../../test/bit-flips.ts';
import { EIGHT_DECKS, fairShoe, SMALL } from '../../test/fair-shoe.ts';
import { seededBelow } from '../../test/seeded.ts';
import { digestOf } from './digest.ts';
import { parseOpening } from './parse.ts';
import type { OpenedRound, OpenedShoe } from './record.ts';
import { verifyRound, verifyShoe } from './verify.ts';

type Opened = OpenedShoe | OpenedRound;

/** The step that refuses a file, `shape` when it is none, `null` when it passes. */
const refusalOf = (file: Opened): string | null => {
  if (!parseOpening(file).ok) return 'shape';
  const found = file.kind === 'punto-shoe' ? verifyShoe(file) : verifyRound(file);
  return found.failed?.id ?? null;
};

/** As a forger would leave it. */
const withDigest = (file: Opened): Opened => ({ ...file, digest: digestOf(file) }) as Opened;

/** Changes that nothing but the digest shows: names, and what a patron was bound to who never told the value. */
const FREE = [/^cut\.(contributions|failed\[\d\])\[\d\]\.patron$/, /^cut\.failed\[0\]\[0\]\.commit$/, /^digest$/];

const survivors = (file: Opened, flips: Iterable<Flip>) => {
  const plain: string[] = [];
  const forged: string[] = [];
  for (const { path, apply, undo } of flips) {
    apply();
    if (refusalOf(file) === null) plain.push(path);
    if (refusalOf(withDigest(file)) === null) forged.push(path);
    undo();
  }
  return { plain, forged };
};

function* sampled<T>(items: Iterable<T>, oneOf: number, seed: number): Generator<T> {
  const below = seededBelow(seed);
  for (const item of items) if (below(oneOf) === 0) yield item;
}

describe('one bit changed', () => {
  const small = fairShoe(SMALL);

  it('[F2] in a shoe is always refused, and by more than the digest, wherever it is', () => {
    const { plain, forged } = survivors(small.shoe, sampled(flipsOf(small.shoe), 6, 1));
    expect(plain).toEqual([]);
    expect(forged.filter((path) => !FREE.some((free) => free.test(path)))).toEqual([]);
  });
});

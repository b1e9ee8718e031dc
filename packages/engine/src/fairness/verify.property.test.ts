import { describe, expect, it } from 'vitest';
import { type Flip, flipsOf } from '../../test/bit-flips.ts';
import { EIGHT_DECKS, fairShoe, SMALL } from '../../test/fair-shoe.ts';
import { seededBelow } from '../../test/seeded.ts';
import { parseOpening } from './parse.ts';
import type { OpenedRound, OpenedShoe } from './record.ts';
import { verifyOpening } from './verify.ts';

type Opened = OpenedShoe | OpenedRound;

/** Every step that rejects a file; `shape` when it cannot be parsed. */
const refusalsOf = (file: Opened): readonly string[] => {
  if (!parseOpening(file).ok) return ['shape'];
  return verifyOpening(file)
    .steps.filter(({ ok }) => !ok)
    .map(({ id }) => id);
};

/** Places where a changed bit is accepted, and those where only the digest shows it, which a forger recomputes. */
const survivors = (file: Opened, flips: Iterable<Flip>) => {
  const taken: string[] = [];
  const digestAlone = new Set<string>();
  let tried = 0;
  for (const { path, apply, undo } of flips) {
    apply();
    const refusals = refusalsOf(file);
    if (refusals.length === 0) taken.push(path);
    if (refusals.join() === 'digest') digestAlone.add(path);
    undo();
    tried += 1;
  }
  return { tried, taken, digestAlone: [...digestAlone] };
};

const HASHES = /(commit|commitment|value|Value|seed|root|houseHash)$/;
const MANY_HASHES = /nonce$|proof/;
const oneOf = (path: string): number => (MANY_HASHES.test(path) ? 40 : HASHES.test(path) ? 4 : 1);

/** Samples the flips: one in `among(path)`. */
function* sampled(flips: Iterable<Flip>, among: (path: string) => number): Generator<Flip> {
  const below = seededBelow(1);
  for (const each of flips) if (below(among(each.path)) === 0) yield each;
}

/** The commitment of a patron who never revealed the value, and the digest itself. */
const FREE = ['cut.failed[0][0].commit', 'digest'];

describe('one bit changed', () => {
  const small = fairShoe(SMALL);
  const eight = fairShoe(EIGHT_DECKS).shoe;

  it('[F2] anywhere in a shoe is rejected, and not by the digest alone', () => {
    const { tried, taken, digestAlone } = survivors(small.shoe, sampled(flipsOf(small.shoe), oneOf));
    expect(tried).toBeGreaterThan(4_000);
    expect({ taken, digestAlone }).toEqual({ taken: [], digestAlone: FREE });
  });

  it('[F2] anywhere in a shoe of eight decks is rejected', () => {
    const { tried, taken, digestAlone } = survivors(
      eight,
      sampled(flipsOf(eight), () => 2_000),
    );
    expect(tried).toBeGreaterThan(80);
    expect({ taken, digestAlone }).toEqual({ taken: [], digestAlone: [] });
  });

  it('[F2] anywhere in a round is rejected, and not by the digest alone', () => {
    const [round] = small.rounds as [OpenedRound];
    const { tried, taken, digestAlone } = survivors(round, sampled(flipsOf(round), oneOf));
    expect(tried).toBeGreaterThan(3_000);
    expect({ taken, digestAlone }).toEqual({ taken: [], digestAlone: FREE });
  });

  it('[F2] in the text of a file is rejected, unless its meaning is the same', () => {
    const text = JSON.stringify(small.shoe, null, 2);
    const below = seededBelow(2);
    let tried = 0;
    for (let i = 0; i < 500; i += 1) {
      const bytes = new TextEncoder().encode(text);
      const at = below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
      const changed = new TextDecoder().decode(bytes);
      const read = readJson(changed);
      if (read === undefined || JSON.stringify(read) === JSON.stringify(small.shoe)) continue;
      tried += 1;
      expect(refusalsOf(read), `${at}`).not.toEqual([]);
    }
    expect(tried).toBeGreaterThan(200);
  });
});

const readJson = (text: string): Opened | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

// A block: some dozens of rounds of one table that are judged together. The evidence of a block about patrons and pairs is
// stored, so that the evidence of several tables and nodes adds up and a restart loses none.
import type { PatronEvidence } from './finding.ts';
import { slotsOf } from './long-play.ts';
import { type PairEvidence, type PairKey, pairEvidence } from './opposed-pairs.ts';
import type { SeenRound } from './seen-round.ts';
import { sideEvidence } from './side-count.ts';
import { delaysOf } from './steady-timing.ts';

/** A block ends with the shoe if it has at least this many rounds with stakes; it never has more than the maximum. */
export const [LEAST_OF_SHOE, MOST_IN_BLOCK] = [24, 96];
/** A block also ends when its first round is this old. */
export const BLOCK_MS = 3_600_000;

export type BlockEvidence = {
  readonly patrons: ReadonlyMap<string, PatronEvidence>;
  readonly pairs: ReadonlyMap<PairKey, PairEvidence>;
};

/** Whether the rounds make a block; `next` is the round after them. */
export const isWhole = (
  rounds: readonly Pick<SeenRound, 'shoe' | 'at'>[],
  next: { readonly shoe: number } | null,
  nowMs: number,
): boolean => {
  const [first] = rounds;
  const last = rounds.at(-1);
  if (!first || !last) return false;
  if (rounds.length >= MOST_IN_BLOCK || nowMs - first.at >= BLOCK_MS) return true;
  return next !== null && next.shoe !== last.shoe && rounds.length >= LEAST_OF_SHOE;
};

/** `known`: pairs with earlier evidence. Yields between parts of the work. */
export function* evidenceOf(
  rounds: readonly SeenRound[],
  known: ReadonlySet<string>,
): Generator<undefined, BlockEvidence> {
  const [delays, slots, sides] = [delaysOf(rounds), slotsOf(rounds), sideEvidence(rounds)];
  const patrons = new Set([...delays.keys(), ...slots.keys(), ...sides.keys()]);
  return {
    patrons: new Map(
      [...patrons].map((patron) => [
        patron,
        {
          delays: delays.get(patron) ?? {},
          slots: slots.get(patron) ?? [],
          sides: sides.get(patron) ?? {},
        },
      ]),
    ),
    pairs: yield* pairEvidence(rounds, known),
  };
}

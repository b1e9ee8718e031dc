// Stretches of numbered shoes, which a run, a shard or a thread deals. Shards of one run meet without a gap and never
// overlap, so their results add up to those of the run.

export type Stretch = { readonly firstShoe: number; readonly shoes: number };

/** One part of a run, counted from 1. */
export type Shard = { readonly number: number; readonly of: number };

export const stretchOf = (shoes: number, { number, of }: Shard): Stretch => {
  const before = (parts: number): number => Number((BigInt(shoes) * BigInt(parts)) / BigInt(of));
  return { firstShoe: before(number - 1), shoes: before(number) - before(number - 1) };
};

/** Pieces of at most that many shoes, in order. */
export function* piecesOf({ firstShoe, shoes }: Stretch, most: number): Generator<Stretch> {
  for (let done = 0; done < shoes; done += most) {
    yield { firstShoe: firstShoe + done, shoes: Math.min(most, shoes - done) };
  }
}

/** Sorted, neighbours joined. They must not overlap. */
export const joined = (stretches: readonly Stretch[]): readonly Stretch[] => {
  const whole: Stretch[] = [];
  for (const stretch of stretches.toSorted((one, other) => one.firstShoe - other.firstShoe)) {
    const last = whole.at(-1);
    if (last === undefined || endOf(last) < stretch.firstShoe) whole.push(stretch);
    else whole[whole.length - 1] = { firstShoe: last.firstShoe, shoes: last.shoes + stretch.shoes };
  }
  return whole;
};

export const overlap = (one: Stretch, other: Stretch): boolean =>
  one.firstShoe < endOf(other) && other.firstShoe < endOf(one);

const endOf = ({ firstShoe, shoes }: Stretch): number => firstShoe + shoes;

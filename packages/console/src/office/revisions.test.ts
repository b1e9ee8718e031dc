import { expect, it } from 'vitest';
import { latestOf } from './revisions.ts';

it('[T6] the latest revision is current, in any order of the page', () => {
  const of = (patron: string, round: number, revision?: number) => ({
    patron,
    table: 'salon',
    shoe: 1,
    round,
    ...(revision === undefined ? {} : { revision }),
  });
  const [first, second, third, other, elsewhere] = [
    of('a', 4),
    of('a', 4, 1),
    of('a', 4, 2),
    of('b', 4),
    of('a', 5),
  ];
  for (const records of [
    [third, second, first, other, elsewhere],
    [first, elsewhere, other, second, third],
  ])
    expect(latestOf(records)).toEqual(new Set([third, other, elsewhere]));
});

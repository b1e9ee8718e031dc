// Names of people at one table that look the same get a number, first come first: Ann, Ann 2, Ann 3. A number stays with
// its patron as long as the patron does.
import { nameSkeleton } from './skeleton.ts';

/** The first of `name`, `name 2`, `name 3` … that looks like none of those shown. */
export const toldApart = (name: string, shown: Iterable<string>): string => {
  const taken = new Set([...shown].map(nameSkeleton));
  const labelled = (number: number): string => (number === 1 ? name : `${name} ${number}`);
  let number = 1;
  while (taken.has(nameSkeleton(labelled(number)))) number += 1;
  return labelled(number);
};

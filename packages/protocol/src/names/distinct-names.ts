// Names of people at one table that look the same get a number, first come first: Ann, Ann 2, Ann 3. A number stays with
// its patron as long as the patron does.
import { nameSkeleton } from './skeleton.ts';

/** The first of `name`, `name 2`, `name 3` … whose skeleton is not taken. */
export const distinctName = (name: string, isTaken: (skeleton: string) => boolean): string => {
  const labelled = (number: number): string => (number === 1 ? name : `${name} ${number}`);
  let number = 1;
  while (isTaken(nameSkeleton(labelled(number)))) number += 1;
  return labelled(number);
};

// Why a name is refused. Apart from the rules, which are large: pages have a text for each on their first view.
export const SHORTEST_NAME = 2;
export const LONGEST_NAME = 20;

/** Why a name is refused. */
export const NAME_FAULTS = [
  'too-short',
  'too-long',
  'character',
  'no-letter',
  'mixed-scripts',
  'house-name',
  'offensive',
] as const;
export type NameFault = (typeof NAME_FAULTS)[number];

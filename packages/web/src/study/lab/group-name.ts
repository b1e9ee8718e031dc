// The name of a group of cards with one effect of removal: a value, a rank, or a rank with its colour.
import { RANKS } from '@punto/engine/card';
import { TAGGED } from '@punto/engine/lab/tags';
import { texts } from '@punto/language/catalogue';

/** `groups`: the number of groups; `T` means all tens and courts if groups are values. */
export const groupName = (of: string, groups: number): string => {
  const [rank = '', colour] = of.split(' ');
  const name = rankName(rank, groups === TAGGED.length || groups === 2 * TAGGED.length);
  if (colour === undefined) return name;
  const text = texts('lab').removal;
  return colour === 'red' ? text.red({ rank: name }) : text.black({ rank: name });
};

const rankName = (rank: string, byValue: boolean): string => {
  if (rank !== 'T') return rank;
  return byValue ? `10 – ${RANKS.at(-1)}` : '10';
};

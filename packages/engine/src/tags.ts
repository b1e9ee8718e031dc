// Words for the end of a shoe so far: a long streak, a long chop. They describe the past and foretell nothing;
// what counts as long is the room's to say. [D5]
import type { Mark } from './mark.ts';
import type { TagRules } from './room.ts';
import type { Side } from './side.ts';

export type RoadTag =
  | { readonly tag: 'streak'; readonly side: Side; readonly length: number }
  /** Single wins of either side in turn. */
  | { readonly tag: 'chop'; readonly length: number };

/** The tags of a shoe that has come so far; ties are left out, as in the big road. [D2] */
export const tagsOf = (marks: readonly Mark[], rules: TagRules): readonly RoadTag[] => {
  const wins = marks.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'tie');
  const side = wins.at(-1);
  if (side === undefined) return [];
  const streak = tail(wins, (win) => win === side);
  const chop = tail(wins, (win, i) => win !== wins[i + 1]);
  return [
    ...(streak >= rules.streakFrom ? [{ tag: 'streak', side, length: streak } as const] : []),
    ...(chop >= rules.chopFrom ? [{ tag: 'chop', length: chop } as const] : []),
  ];
};

/** How many at the end fit. */
const tail = (wins: readonly Side[], fits: (win: Side, i: number) => boolean): number =>
  wins.length - 1 - wins.findLastIndex((win, i) => !fits(win, i));

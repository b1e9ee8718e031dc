// Words for the end of a shoe so far: a long streak, a long chop. They describe the past and predict nothing;
// the room defines the length that counts as long. [D5]
import type { Mark } from '../mark.ts';
import type { TagRules } from '../room.ts';
import type { Side } from '../side.ts';
import { Streaks } from './streaks.ts';

export type RoadTag =
  | { readonly tag: 'streak'; readonly side: Side; readonly length: number }
  /** Single wins of either side in turn. */
  | { readonly tag: 'chop'; readonly length: number };

/** The tags of a shoe that has come so far; ties are left out, as in the big road. [D2] */
export const tagsOf = (marks: readonly Mark[], rules: TagRules): readonly RoadTag[] => {
  const streaks = new Streaks();
  for (const { outcome } of marks) if (outcome !== 'tie') streaks.add(outcome);
  return tagsAt(streaks, rules);
};

/** The tags of streaks that were counted already, when the shoe is followed round by round. [D5] */
export const tagsAt = (
  { side, latest, singles }: Streaks,
  { streakFrom, chopFrom }: TagRules,
): readonly RoadTag[] => {
  if (side === null) return [];
  return [
    ...(latest >= streakFrom ? [{ tag: 'streak', side, length: latest } as const] : []),
    ...(singles > 0 && singles >= chopFrom ? [{ tag: 'chop', length: singles } as const] : []),
  ];
};

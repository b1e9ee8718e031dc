// Reports of `punto lab removal`, `correlation` and `tags`.
import type { BestTags } from '@punto/engine/lab/best-tags';
import { type Removal, removalGroups } from '@punto/engine/lab/removal';
import { type CountTags, TAGGED } from '@punto/engine/lab/tags';
import { toNumber } from '@punto/engine/odds/fraction';
import type { Column } from '../column.ts';
import { exactText, signedPercent } from '../figures.ts';
import type { Report } from '../report.ts';

/** `cards`: which cards were counted, in words. */
export type LabSubject = { readonly bet: string; readonly decks: number; readonly cards: string };

/** The effects by group, as shares of the stake. */
export const removalReport = ({ bet, decks, cards }: LabSubject, removal: Removal): Report => {
  const rows = removalGroups(removal).map(({ of, left, effect }) => ({
    of,
    left,
    effect: effect === null ? null : toNumber(effect),
    exact: effect === null ? null : exactText(effect),
  }));
  const { expected } = removal;
  return {
    json: { bet, decks, ev: exactText(expected), effects: rows },
    columns: EFFECT_COLUMNS,
    tableColumns: EFFECT_COLUMNS.filter(({ title }) => title !== ''),
    rows,
    above: [
      `${bet}, ${cards}: a stake is worth ${signedPercent(toNumber(expected))}`,
      'Effect of one card that is removed; + helps the patron',
      '',
    ],
  };
};

const EFFECT_COLUMNS: readonly Column[] = [
  { key: 'of', title: 'Card' },
  { key: 'left', title: 'Left', align: 'right' },
  { key: 'effect', title: 'Effect', align: 'right', show: signedPercent },
  { key: 'exact', title: '' },
];

/** A row for each count, the smallest tags first. */
export const tagsReport = ({ bet, decks, cards }: LabSubject, found: readonly BestTags[]): Report => {
  const rows = found.map(({ tags, correlation }) => ({ ...byRank(tags), correlation }));
  return {
    json: { bet, decks, counts: found },
    columns: TAG_COLUMNS,
    rows,
    above: [`${bet}, ${cards}: betting correlation of balanced tags`, ''],
  };
};

const byRank = (tags: CountTags) => Object.fromEntries(TAGGED.map((rank, i) => [rank, tags[i] ?? 0]));

const TAG_COLUMNS: readonly Column[] = [
  ...TAGGED.map((rank): Column => ({ key: rank, title: rank, align: 'right' })),
  { key: 'correlation', title: 'Correlation', align: 'right', show: (cell) => Number(cell).toFixed(4) },
];

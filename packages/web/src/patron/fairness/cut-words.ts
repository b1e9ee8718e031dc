// Texts about the cut of a shoe: what is proved and what is not, and the status of the patron's value. [F2]
import { MOST_ATTEMPTS } from '@punto/engine/fairness/cut-attempts';
import { texts } from '@punto/language/catalogue';
import type { CutStanding, OwnCut } from '@punto/protocol/client/cuts';
import type { TableView } from '@punto/protocol/message';

type CutView = NonNullable<NonNullable<TableView['shoe']>['cut']>;

const { cut: text, own } = texts('fairness');
const { joined } = texts('shared');

/** What the values in the cut prove to this patron and what they do not, which depends on whether one is their own. */
export const cutProves = (
  { values, beacon }: Pick<CutView, 'values' | 'beacon'>,
  alone: boolean,
  mine: CutStanding | null,
): string => {
  const { proves } = text;
  if (beacon) return mine === 'in' ? proves.beaconWithOwn() : proves.beacon();
  if (values === 0) return alone ? proves.houseAlone() : proves.house();
  if (alone) return proves.alone();
  if (mine === 'in') return proves.own();
  return values === 1 ? proves.oneOther() : proves.others();
};

/** `null` if the first attempt succeeded. */
export const failedWords = ({ values, failed }: Pick<CutView, 'values' | 'failed'>): string | null => {
  if (failed === 0) return null;
  const { one, two, three, choice, houseAlone } = text.failed;
  const second = values === 0 && failed === MOST_ATTEMPTS ? houseAlone() : choice({ orders: failed + 1 });
  return joined.two({ first: (failed === 1 ? one : failed === 2 ? two : three)(), second });
};

/** About a beacon that did not arrive, and patrons who missed the cut; `null` if neither happened. */
export const besidesWords = ({ awaited, missed }: Pick<CutView, 'awaited' | 'missed'>): string | null => {
  if (missed === 0) return awaited ? text.awaited() : null;
  const second = text.missed({ patrons: missed });
  return awaited ? joined.two({ first: text.awaited(), second }) : second;
};

/** The status of the patron's value. */
export const standingWords = ({ standing, why }: OwnCut, alone: boolean): string => {
  const { standing: words } = own;
  if (alone && standing === 'told') return words.alone();
  if (standing === 'missed') return words.missed[why === 'late' || why === 'full' ? why : 'unknown']();
  if (standing === 'refused') return words.refused[REFUSALS.find((each) => each === why) ?? 'unknown']();
  return words[standing]();
};

/** The reasons with which the table refuses a value. */
const REFUSALS = [
  ...(['not-cutting', 'already-cut', 'cut-full', 'wrong-value'] as const),
  ...(['barred-from-cut', 'table-paused', 'suspended'] as const),
];

/** The round since which this window has known the commitment. */
export const sinceWords = (since: number): string => {
  const { start, round } = texts('fairness').commitment.since;
  return since === 0 ? start() : round({ round: since });
};

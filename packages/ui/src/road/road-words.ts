// Text alternatives of the roads for screen readers: runs of equal results, newest last.
import type { Mark } from '@punto/engine/mark';
import type { Colour, DerivedCell, DerivedRoad, Scoreboard } from '@punto/engine/roads';
import type { Outcome } from '@punto/engine/side';
import { language, texts } from '@punto/language/catalogue';
import { itemsIn } from '@punto/language/format';
import type { AnyLanguage } from '@punto/language/languages';
import { settings } from '../client/settings.ts';
import type { BeadText } from '../client/stored-settings.ts';
import { isPlain, shownLabels } from '../words/option-title.ts';

const { joined, road: text } = texts('shared');

/** Names of the three outcomes in the room. */
export type RoadLabels = Readonly<Record<Outcome, string>>;

/** Names of the derived roads, by the number of streaks they look back, looked up when they are read. [D3] */
export const DERIVED_TITLES: Readonly<Record<DerivedRoad, string>> = {
  get 1() {
    return text.eye();
  },
  get 2() {
    return text.small();
  },
  get 3() {
    return text.pig();
  },
};

const TOLD = 12;

/** `12 rounds. The latest, newest last: Banker 2, Tie 1, Player 3.` */
export const beadWords = ({ beads }: Scoreboard, labels: RoadLabels): string => {
  if (beads.length === 0) return text.noRounds();
  const names = shownLabels(labels);
  const second = latest(beads.map(({ mark }) => names[mark.outcome]));
  return joined.two({ first: text.rounds({ rounds: beads.length }), second });
};

/** `The latest, newest last: Banker 4, Player 1. Ties on the latest: 2.` */
export const bigRoadWords = ({ big }: Scoreboard, labels: RoadLabels): string => {
  const { cells, leadingTies } = big;
  const before = leadingTies > 0 ? [text.tiesBefore({ ties: leadingTies })] : [];
  if (cells.length === 0) return before[0] ?? text.noRounds();
  const names = shownLabels(labels);
  const ties = cells.at(-1)?.ties ?? 0;
  return [
    latest(cells.map(({ side }) => names[side])),
    ...(ties > 0 ? [text.tiesOnLatest({ ties })] : []),
    ...before,
  ].reduce((first, second) => joined.two({ first, second }));
};

export const derivedWords = (cells: readonly DerivedCell[]): string =>
  cells.length === 0 ? text.noMarks() : latest(cells.map(({ colour }) => text.colour[colour]()));

/** The marks that the derived roads would get next: `Big eye boy red, Small road nothing yet`. */
export const askedWords = (asked: readonly (readonly [road: DerivedRoad, colour: Colour | null])[]): string =>
  itemsIn(
    language(),
    asked.map(([road, colour]) => text.asked[colour ?? 'none']({ road: DERIVED_TITLES[road] })),
  );

/** What is in the beads where nothing was chosen. */
export const usualBeads = (page: AnyLanguage): BeadText => (page.startsWith('zh') ? 'characters' : 'letters');

/** The text in a bead; as a letter, the first one of the room's own name, or that of the language. [D1] */
export const beadText = (
  { outcome, score }: Pick<Mark, 'outcome' | 'score'>,
  labels: RoadLabels,
  chosen: BeadText = settings.beads,
): string => {
  const shown = chosen === 'auto' ? usualBeads(language()) : chosen;
  if (shown === 'totals') return String(score);
  if (shown === 'characters') return text.character[outcome]();
  return isPlain(outcome, labels) ? text.letter[outcome]() : ([...labels[outcome]][0] ?? '');
};

const latest = (all: readonly string[]): string => {
  const counted: { what: string; times: number }[] = [];
  for (const what of all) {
    const run = counted.at(-1);
    if (run?.what === what) run.times += 1;
    else counted.push({ what, times: 1 });
  }
  return text.latest({ runs: counted.slice(-TOLD).map((run) => text.run(run)) });
};

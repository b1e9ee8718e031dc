// The report of `punto depth`, for people and programs. The table has a line for each option; JSON and CSV
// have every round.
import type { Depth, Gain, OptionDepth } from '@punto/engine/depth';
import type { ShoeRules } from '@punto/engine/room';
import type { Column, Row } from '../column.ts';
import { grouped, percent, plural } from '../figures.ts';
import type { Report } from '../report.ts';
import type { Style } from '../shell.ts';
import { drawTable } from '../table.ts';

export type DepthRun = { readonly rules: ShoeRules; readonly seed: number; readonly depth: Depth };

export const depthReport = ({ rules, seed, depth }: DepthRun, style: Style): Report => ({
  json: {
    ...rules,
    seed,
    shoes: depth.shoes,
    options: Object.fromEntries(depth.options.map((option) => [option.schedule, optionJson(depth, option)])),
  },
  columns: ROUND_COLUMNS,
  rows: depth.options.flatMap((option) =>
    roundsOf(depth, option).map((round) => ({ option: option.schedule, ...round })),
  ),
  drawn: [
    `${plural(depth.shoes, 'shoe')} of ${plural(rules.decks, 'deck')}, cut ${rules.cutDepth} from the end, seed ${seed}`,
    'A perfect counter stakes 1 whenever the exact odds of the unseen cards favour it; gains are in stakes.',
    '',
    drawTable(
      COLUMNS,
      depth.options.map((option) => summaryRow(depth, option)),
      style,
    ),
  ],
});

/** The mean over shoes with its standard error. */
const perShoe = ({ sum, squares }: Gain, shoes: number): { mean: number; error: number } => {
  const mean = sum / shoes;
  const variance = Math.max(0, squares / shoes - mean * mean);
  return { mean, error: Math.sqrt(variance / Math.max(1, shoes - 1)) };
};

const optionJson = (depth: Depth, option: OptionDepth): object => {
  const open = perShoe(option.open, depth.shoes);
  const limited = perShoe(option.limited, depth.shoes);
  return {
    until: option.until,
    gainPerShoe: open.mean,
    gainPerShoeError: open.error,
    gainPerShoeUntil: limited.mean,
    gainPerShoeUntilError: limited.error,
    best: option.best,
    rounds: roundsOf(depth, option),
  };
};

/** `favoured` counts shoes, `share` is of the shoes that reached the round, `gain` is the average of a shoe. */
const roundsOf = ({ shoes, reached }: Depth, { favoured, gain }: OptionDepth) =>
  reached.map((count, i) => ({
    round: i + 1,
    shoes: count,
    favoured: favoured[i] ?? 0,
    share: (favoured[i] ?? 0) / count,
    gain: (gain[i] ?? 0) / shoes,
  }));

const ROUND_COLUMNS: readonly Column[] = ['option', 'round', 'shoes', 'favoured', 'share', 'gain'].map(
  (key) => ({
    key,
    title: key,
  }),
);

const summaryRow = (depth: Depth, option: OptionDepth): Row => {
  const favoured = sum(option.favoured);
  const within = sum(option.favoured.slice(0, option.until ?? undefined));
  const open = perShoe(option.open, depth.shoes);
  const limited = perShoe(option.limited, depth.shoes);
  return {
    option: option.schedule,
    until: option.until,
    favoured: favoured / sum(depth.reached),
    within: within / sum(depth.reached.slice(0, option.until ?? undefined)),
    open: withError(open),
    limited: withError(limited),
    best: option.best,
  };
};

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const withError = ({ mean, error }: { mean: number; error: number }): string =>
  `${mean.toFixed(4)} ± ${error.toFixed(4)}`;

const COLUMNS: readonly Column[] = [
  { key: 'option', title: 'Option' },
  { key: 'until', title: 'Until', align: 'right', show: (round) => grouped(Number(round)) },
  { key: 'favoured', title: 'Favoured: all', align: 'right', show: percent },
  { key: 'within', title: 'until', align: 'right', show: percent },
  { key: 'open', title: 'Gain a shoe: all', align: 'right' },
  { key: 'limited', title: 'until', align: 'right' },
  { key: 'best', title: 'Best round', align: 'right', show: percent },
];

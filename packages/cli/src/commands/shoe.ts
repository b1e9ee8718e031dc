// `punto shoe`: a shoe in shoe notation: its tags, coups, results, statistics and roads. [S1] [D1]–[D5]
import { Command } from '@commander-js/extra-typings';
import { explainCoup } from '@punto/engine/explain';
import { type Mark, markOf, parseMark } from '@punto/engine/mark';
import { formatShoe, type NotedCoup, type NotedShoe } from '@punto/engine/notation';
import { formatCoup } from '@punto/engine/notation/coup-line';
import { formatTags } from '@punto/engine/notation/tags';
import { type Statistics, statisticsOf } from '@punto/engine/statistics';
import { whyOf } from '../answer.ts';
import type { Column, Row } from '../column.ts';
import { examples } from '../command-help.ts';
import { plural } from '../figures.ts';
import { notationFormatOption } from '../format-option.ts';
import { printReport, type Report } from '../report.ts';
import { resultOf } from '../results.ts';
import { scoreboardJson, scoreboardOf } from '../scoreboard.ts';
import { drawScoreboard } from '../scoreboard-drawing.ts';
import type { Shell, Style } from '../shell.ts';
import { readShoe } from '../shoe-file.ts';
import { drawTable } from '../table.ts';

export const shoeCommand = (shell: Shell) =>
  new Command('shoe')
    .description('Prints a shoe from its notation: tags, each coup, statistics and roads.')
    .argument('<file>', 'a file in shoe notation, - for standard input')
    .option('-e, --explain', 'explain why each card was drawn')
    .addOption(notationFormatOption())
    .addHelpText(
      'after',
      examples(['shoe shoe.txt', 'shoe shoe.txt --explain', 'shoe - --format notation < shoe.txt']),
    )
    .action(async (file, { explain = false, format }) => {
      const shoe = await readShoe(file, shell);
      if (format === 'notation') await shell.write(formatShoe(shoe));
      else await printReport(reportOf(shoe, explain, shell), format, shell);
    });

const reportOf = (shoe: NotedShoe, explain: boolean, { style, width }: Shell): Report => {
  const { tags, comments, coups } = shoe;
  const marks = coups.map(({ coup }): Mark => parseMark(markOf(coup)));
  const statistics = statisticsOf(marks);
  const board = scoreboardOf(marks.map(resultOf));
  const rows = coups.map(coupRow);
  return {
    json: {
      tags: { ...tags, others: Object.fromEntries(tags.others) },
      comments,
      coups: coups.map((noted) => coupJson(noted, explain)),
      statistics,
      roads: scoreboardJson(board),
    },
    columns: explain ? [...COLUMNS, { key: 'why', title: 'Why' }] : COLUMNS,
    rows: explain ? rows.map((row, i) => ({ ...row, why: reasons(coups[i]).join('; ') })) : rows,
    drawn: [
      ...formatTags(tags),
      ...comments,
      '',
      ...(explain ? explained(coups, style) : [drawTable(COLUMNS, rows, style)]),
      '',
      ...inWords(statistics),
      '',
      ...drawScoreboard(board, width, style),
    ],
  };
};

const coupJson = ({ number, coup, comments }: NotedCoup, explain: boolean): object => ({
  number,
  ...coup,
  mark: markOf(coup),
  ...(explain ? { why: explainCoup(coup) } : {}),
  comments,
});

const COLUMNS: readonly Column[] = [
  { key: 'number', title: 'Round', align: 'right' },
  { key: 'player', title: 'Player' },
  { key: 'playerScore', title: '', align: 'right' },
  { key: 'banker', title: 'Banker' },
  { key: 'bankerScore', title: '', align: 'right' },
  { key: 'outcome', title: 'Outcome' },
  { key: 'mark', title: 'Mark' },
  { key: 'comments', title: 'Comments' },
];

const coupRow = ({ number, coup, comments }: NotedCoup): Row => ({
  number,
  player: coup.player.join(' '),
  playerScore: coup.playerScore,
  banker: coup.banker.join(' '),
  bankerScore: coup.bankerScore,
  outcome: coup.outcome,
  mark: markOf(coup),
  comments: comments.join('; '),
});

const reasons = (noted: NotedCoup | undefined): readonly string[] =>
  noted === undefined ? [] : whyOf(noted.coup);

const explained = (coups: readonly NotedCoup[], style: Style): readonly string[] =>
  coups.flatMap((noted) => [
    style('bold', formatCoup(noted.number, noted.coup)),
    ...reasons(noted).map((reason) => `   ${reason}`),
  ]);

const inWords = ({ rounds, outcomes, naturals, pairs, longestStreak }: Statistics): readonly string[] => {
  const share = (count: number): string =>
    rounds === 0 ? '' : ` (${((100 * count) / rounds).toFixed(1)} %)`;
  const counted = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts)
      .map(([what, count]) => `${what} ${count}${share(count)}`)
      .join(', ');
  return [
    `${plural(rounds, 'round')}: ${counted(outcomes)}`,
    `${counted({ naturals, 'player pairs': pairs.player, 'banker pairs': pairs.banker })}`,
    `longest streak: player ${longestStreak.player}, banker ${longestStreak.banker}`,
  ];
};

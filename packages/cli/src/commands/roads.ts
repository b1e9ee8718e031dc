// `punto roads`: the five roads of a list of results. [D1]–[D5]
import { Command } from '@commander-js/extra-typings';
import { markOf, parseMark } from '@punto/engine/mark';
import { examples } from '../command-help.ts';
import { Misuse } from '../failure.ts';
import { formatOption } from '../format-option.ts';
import { printReport } from '../report.ts';
import { parseResults, type Result, resultOf } from '../results.ts';
import { SCOREBOARD_COLUMNS, scoreboardJson, scoreboardOf, scoreboardRows } from '../scoreboard.ts';
import { drawScoreboard } from '../scoreboard-drawing.ts';
import type { Shell } from '../shell.ts';
import { readShoe, shoeOption } from '../shoe-file.ts';

export const roadsCommand = (shell: Shell) =>
  new Command('roads')
    .description('Draws the five roads of a shoe. They describe the past and foretell nothing.')
    .argument('[results...]', 'letters (BPPTB) or marks (B6 P9n T8), - for standard input')
    .addOption(shoeOption('the results'))
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples(['roads BPPBBBPPPPBBBBB', 'roads B6 P9n T8 P7p --format json', 'roads --shoe shoe.txt']),
    )
    .action(async (written, { shoe, format }) => {
      const board = scoreboardOf(await resultsOf(written, shoe, shell));
      const report = {
        json: scoreboardJson(board),
        columns: SCOREBOARD_COLUMNS,
        rows: scoreboardRows(board),
        drawn: drawScoreboard(board, shell.width, shell.style),
      };
      await printReport(report, format, shell);
    });

const resultsOf = async (
  written: readonly string[],
  shoe: string | undefined,
  shell: Shell,
): Promise<readonly Result[]> => {
  if (written.length > 0 === (shoe !== undefined)) {
    throw new Misuse('roads takes results such as BPPTB, or --shoe FILE: give one of them');
  }
  if (shoe === undefined) {
    const text = written.join(' ');
    return parseResults(text === '-' ? await shell.readFile('-') : text);
  }
  const { coups } = await readShoe(shoe, shell);
  return coups.map(({ coup }) => resultOf(parseMark(markOf(coup))));
};

// `punto bets`: bets as data. `check` reads their files and prints every fault with its line, or what the bets come to. [B21]
import { Command } from '@commander-js/extra-typings';
import { betOddsCounter } from '@punto/engine/bet/bet-odds';
import { betRemarks } from '@punto/engine/bet/bet-remarks';
import { compileBet } from '@punto/engine/bet/compiled-bet';
import { fullShoe } from '@punto/engine/odds';
import { readBets } from '../bet-file.ts';
import { betReport } from '../bet-report.ts';
import { examples } from '../command-help.ts';
import { plural } from '../figures.ts';
import { formatOption } from '../format-option.ts';
import { decksOptionWithDefault, wholeNumber } from '../parameters.ts';
import { printReport } from '../report.ts';
import type { Shell } from '../shell.ts';

export const betsCommand = (shell: Shell) =>
  new Command('bets')
    .description('Checks files of bets.')
    .addCommand(checkCommand(shell))
    .addHelpText('after', examples(['bets check bets/published/dragon-7.json']));

const checkCommand = (shell: Shell) =>
  new Command('check')
    .description(
      'Prints the odds of the bets, with a note where rows overlap or a payout is rounded; or every fault.',
    )
    .argument('<files...>', 'files of bets, - for standard input')
    .addOption(decksOptionWithDefault(8))
    .option('--step <n>', 'stakes are multiples of it, in minor units', wholeNumber(1, 1_000_000_000), 100)
    .addOption(formatOption())
    .addHelpText('after', examples(['bets check mine.json', 'bets check bets/published/*.json --format csv']))
    .action(async (files, { decks, step, format }) => {
      const read = await readBets(files, shell);
      for (const { bet, lineOf } of read)
        for (const remark of betRemarks(bet, step)) shell.say(`note: ${lineOf(remark)}\n`);
      const odds = betOddsCounter(read.map(({ bet }) => compileBet(bet)))(fullShoe(decks));
      await printReport(betReport(odds, decks * 52, [plural(decks, 'deck')]), format, shell);
    });

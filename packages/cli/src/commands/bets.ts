// `punto bets`: bets as data. `check` reads their files and prints every fault with its line, or their odds; `settle` prints what
// they come to with one coup. [B21] [L1] [L2]
import { Command } from '@commander-js/extra-typings';
import { type BetOdds, betSummary } from '@punto/engine/bet/bet-odds';
import { betRemarks } from '@punto/engine/bet/bet-remarks';
import { compileBet } from '@punto/engine/bet/compiled-bet';
import { midCoupCounter } from '@punto/engine/bet/mid-coup-odds';
import { resultOf } from '@punto/engine/condition/terms';
import type { Coup } from '@punto/engine/coup';
import { minor } from '@punto/engine/minor';
import { fullShoe } from '@punto/engine/odds';
import { settleBet } from '@punto/engine/settle';
import { type BetFile, readBets } from '../bet-file.ts';
import { betReport } from '../bet-report.ts';
import type { Column, Row } from '../column.ts';
import { examples } from '../command-help.ts';
import { parseCoupText } from '../coup-text.ts';
import { Failure } from '../failure.ts';
import { percent, plural } from '../figures.ts';
import { formatOption } from '../format-option.ts';
import { decksOptionWithDefault, wholeNumber } from '../parameters.ts';
import { printReport } from '../report.ts';
import type { Shell } from '../shell.ts';

export const betsCommand = (shell: Shell) =>
  new Command('bets')
    .description('Checks files of bets, and settles a coup by them.')
    .addCommand(checkCommand(shell))
    .addCommand(settleCommand(shell))
    .addHelpText(
      'after',
      examples([
        'bets check bets/published/dragon-7.json',
        'bets settle "4S 3D KH 4D 5C TC" bets/published/dragon-7.json',
      ]),
    );

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
      const odds = midCoupCounter(read.map(({ bet }) => compileBet(bet)))(fullShoe(decks), []);
      for (const each of odds.odds.filter(losesHouse)) shell.say(`note: ${houseLoss(each)}\n`);
      await printReport(betReport(odds, decks * 52, [plural(decks, 'deck')]), format, shell);
    });

const losesHouse = (odds: BetOdds): boolean => betSummary(odds).edge < 0;

const houseLoss = (odds: BetOdds): string =>
  `${odds.bet.definition.id}: pays too much: the house loses ${percent(-betSummary(odds).edge)} of each stake (see punto lab fair)`;

const settleCommand = (shell: Shell) =>
  new Command('settle')
    .description(
      'Settles one coup: what wins by which row, and the payout and the commission in minor units.',
    )
    .argument('<cards>', 'the coup in dealing order: player, banker, player, banker, third cards')
    .argument('<files...>', 'files of bets, - for standard input')
    .option('--stake <n>', 'the stake on each bet, in minor units', wholeNumber(1, 1_000_000_000_000), 100)
    .addOption(decksOptionWithDefault(8))
    .addOption(formatOption())
    .addHelpText('after', examples(['bets settle "9S 3D KH 4D" mine.json --stake 2500']))
    .action(async (cards, files, { stake, decks, format }) => {
      const bets = await readBets(files, shell);
      const parsed = parseCoupText(cards, decks);
      if (!parsed.ok) throw new Failure(parsed.says);
      const rows = bets.map((file) => settledRow(file, stake, parsed.coup));
      await printReport({ json: rows, columns: SETTLED, rows }, format, shell);
    });

const settledRow = ({ bet }: BetFile, stake: number, coup: Coup): Row => {
  const compiled = compileBet(bet);
  const place = resultOf(compiled, coup);
  const row = bet.rows[place];
  return {
    bet: bet.id,
    row: row === undefined ? null : place,
    pays: row === undefined ? null : row.pays.join(':'),
    stakeMinor: stake,
    ...settleBet(compiled, minor(stake), coup),
  };
};

const SETTLED: readonly Column[] = [
  { key: 'bet', title: 'Bet' },
  { key: 'verdict', title: 'Verdict' },
  { key: 'row', title: 'Row', align: 'right' },
  { key: 'pays', title: 'Pays', align: 'right' },
  { key: 'stakeMinor', title: 'Stake', align: 'right' },
  { key: 'winningsMinor', title: 'Payout', align: 'right' },
  { key: 'commissionMinor', title: 'Commission', align: 'right' },
  { key: 'returnedMinor', title: 'Returned', align: 'right' },
];

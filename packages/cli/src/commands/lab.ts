// `punto lab`: the value of a bet for a card counter. For study and for the limits of a house; never shown at a live table.
// [F5] [B21]
import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { type BetOdds, betOddsCounter, betSummary } from '@punto/engine/bet/bet-odds';
import { type CompiledBet, compileBet } from '@punto/engine/bet/compiled-bet';
import { bestTags, MOST_TAG } from '@punto/engine/lab/best-tags';
import { bettingCorrelation } from '@punto/engine/lab/correlation';
import { jointCounter } from '@punto/engine/lab/joint';
import { removalOf } from '@punto/engine/lab/removal';
import { triggerTable } from '@punto/engine/lab/trigger';
import type { Fraction } from '@punto/engine/odds';
import { type Composition, fullShoe } from '@punto/engine/odds/composition';
import { fraction } from '@punto/engine/odds/fraction';
import { readBets } from '../bet-file.ts';
import { betOption, oneBetOption } from '../bet-option.ts';
import { examples } from '../command-help.ts';
import { Misuse } from '../failure.ts';
import { plural } from '../figures.ts';
import { formatOption } from '../format-option.ts';
import { cardsInWords, compositionOf } from '../lab/cards.ts';
import { fairReport } from '../lab/fair-report.ts';
import { type LabSubject, removalReport, tagsReport } from '../lab/removal-report.ts';
import { roadsCommand, streaksCommand } from '../lab/road-commands.ts';
import { covarianceReport, kellyReport } from '../lab/stake-report.ts';
import { triggerReport } from '../lab/trigger-report.ts';
import { leftOption } from '../left-counts.ts';
import { misuseOnRangeError } from '../misuse-on-range-error.ts';
import { decksOptionWithDefault, wholeNumber } from '../parameters.ts';
import { printReport } from '../report.ts';
import type { Shell } from '../shell.ts';
import { tagsOption } from '../tags-option.ts';

export const labCommand = (shell: Shell) =>
  new Command('lab')
    .description('The counting laboratory: how far a bet can be counted, and what to stake or pay on it.')
    .addCommand(removalCommand(shell))
    .addCommand(correlationCommand(shell))
    .addCommand(tagsCommand(shell))
    .addCommand(triggerCommand(shell))
    .addCommand(kellyCommand(shell))
    .addCommand(covarianceCommand(shell))
    .addCommand(fairCommand(shell))
    .addCommand(streaksCommand(shell))
    .addCommand(roadsCommand(shell))
    .addHelpText(
      'after',
      examples([
        'lab removal --bet dragon-7',
        'lab tags --bet mine.json --decks 6',
        'lab trigger --bet dragon-7 --tags "0 0 0 -1 -1 -1 -1 2 2 0"',
      ]),
    );

const removalCommand = (shell: Shell) =>
  new Command('removal')
    .description('The effect of removal of each card on the value of a bet, exact; + helps the patron.')
    .addOption(oneBetOption(NAMED_BET))
    .addOption(decksOptionWithDefault(8))
    .addOption(leftOption())
    .addOption(formatOption())
    .addHelpText('after', examples(['lab removal --bet dragon-7', 'lab removal -b royal-match -f csv']))
    .action(async ({ bet: path, decks, left, format }) => {
      const [bet] = await readCompiled([path], shell);
      const composition = compositionOf(decks, left);
      const removal = misuseOnRangeError(() => removalOf(bet, composition), '--left');
      await printReport(removalReport(subjectOf(bet, decks, composition), removal), format, shell);
    });

const correlationCommand = (shell: Shell) =>
  new Command('correlation')
    .description('The betting correlation of a count: how closely its tags follow the effects of removal.')
    .addOption(oneBetOption(NAMED_BET))
    .addOption(tagsOption('the count: tags').makeOptionMandatory())
    .addOption(decksOptionWithDefault(8))
    .addOption(formatOption())
    .addHelpText('after', examples(['lab correlation --bet dragon-7 --tags "0 0 0 -1 -1 -1 -1 2 2 0"']))
    .action(async ({ bet: path, tags, decks, format }) => {
      const [bet] = await readCompiled([path], shell);
      const correlation = misuseOnRangeError(
        () => bettingCorrelation(tags, removalOf(bet, fullShoe(decks))),
        bet.definition.id,
      );
      await printReport(tagsReport(subjectOf(bet, decks), [{ tags, correlation }]), format, shell);
    });

const tagsCommand = (shell: Shell) =>
  new Command('tags')
    .description('The balanced tags with the highest betting correlation, found by an exact search.')
    .addOption(oneBetOption(NAMED_BET))
    .option('-m, --most <n>', `the largest tag, 1 to ${MOST_TAG}`, wholeNumber(1, MOST_TAG), MOST_TAG)
    .addOption(decksOptionWithDefault(8))
    .addOption(formatOption())
    .addHelpText('after', examples(['lab tags --bet panda-8', 'lab tags --bet dragon-7 --most 2']))
    .action(async ({ bet: path, most, decks, format }) => {
      const [bet] = await readCompiled([path], shell);
      const removal = removalOf(bet, fullShoe(decks));
      const found = misuseOnRangeError(
        () => Array.from({ length: most }, (_, i) => bestTags(removal, i + 1)),
        bet.definition.id,
      );
      await printReport(tagsReport(subjectOf(bet, decks), found), format, shell);
    });

const triggerCommand = (shell: Shell) =>
  new Command('trigger')
    .description('The value of a bet by true count, estimated and exact, and from which count to bet.')
    .addOption(oneBetOption(NAMED_BET))
    .addOption(tagsOption('the count: tags').makeOptionMandatory())
    .addOption(decksOptionWithDefault(8))
    .addOption(formatOption())
    .addHelpText('after', examples(['lab trigger --bet panda-8 --tags "1 1 -2 -2 -2 -1 -1 -2 4 1"']))
    .action(async ({ bet: path, tags, decks, format }) => {
      const [bet] = await readCompiled([path], shell);
      const table = misuseOnRangeError(() => triggerTable(bet, tags, decks), bet.definition.id);
      await printReport(triggerReport(subjectOf(bet, decks), tags, table), format, shell);
    });

const kellyCommand = (shell: Shell) =>
  new Command('kelly')
    .description('The Kelly fraction of a bet with some cards, its risk of ruin and N₀.')
    .addOption(oneBetOption(NAMED_BET))
    .option('--bankroll <n>', 'the stakes that a patron has', wholeNumber(1, 1_000_000_000), 1000)
    .addOption(decksOptionWithDefault(8))
    .addOption(leftOption())
    .addOption(formatOption())
    .addHelpText('after', examples(['lab kelly --bet dragon-7 --left "8=10,9=10" --bankroll 2000']))
    .action(async ({ bet: path, bankroll, decks, left, format }) => {
      const [bet] = await readCompiled([path], shell);
      const composition = compositionOf(decks, left);
      const odds = oddsOfBet(bet, composition);
      const report = kellyReport(subjectOf(bet, decks, composition), odds, bankroll);
      await printReport(report, format, shell);
    });

const covarianceCommand = (shell: Shell) =>
  new Command('covariance')
    .description('How bets of one coup vary together: exact variances and covariances.')
    .addOption(betOption(NAMED_BET).makeOptionMandatory())
    .option(
      '--stakes <amounts>',
      'stakes on the bets in their order, between commas (default: 1 each)',
      stakesArgument,
    )
    .addOption(decksOptionWithDefault(8))
    .addOption(leftOption())
    .addOption(formatOption())
    .addHelpText('after', examples(['lab covariance --bet banker --bet dragon-7 --stakes 10,1']))
    .action(async ({ bet: paths, stakes = paths.map(() => 1), decks, left, format }) => {
      if (stakes.length !== paths.length)
        throw new Misuse(`--stakes: ${plural(stakes.length, 'stake')} for ${plural(paths.length, 'bet')}`);
      const bets = await readCompiled(paths, shell);
      const composition = compositionOf(decks, left);
      const joint = misuseOnRangeError(() => jointCounter(bets)(composition), '--left');
      const ids = bets.map(({ definition }) => definition.id);
      await printReport(
        covarianceReport(cardsInWords(decks, composition), ids, joint, stakes),
        format,
        shell,
      );
    });

const fairCommand = (shell: Shell) =>
  new Command('fair')
    .description('The commission, or the pay of each row, with which a bet has an edge or is worth another.')
    .addOption(oneBetOption(NAMED_BET))
    .option(
      '-e, --edge <percent>',
      'the edge of the house on the stake, such as "1.2 %" (default: 0)',
      edgeArgument,
    )
    .addOption(new Option('--as <file>', 'the edge of this bet instead').conflicts('edge'))
    .addOption(decksOptionWithDefault(8))
    .addOption(leftOption())
    .addOption(formatOption())
    .addHelpText('after', examples(['lab fair --bet banker --as player', 'lab fair --bet dragon-7 --edge 5']))
    .action(async ({ bet: path, edge = fraction(0n, 1n), as, decks, left, format }) => {
      const [bet] = await readCompiled([path], shell);
      const composition = compositionOf(decks, left);
      const odds = oddsOfBet(bet, composition);
      const expected =
        as === undefined
          ? { ...edge, numerator: -edge.numerator }
          : betSummary(oddsOfBet((await readCompiled([as], shell))[0], composition)).expected;
      await printReport(fairReport(subjectOf(bet, decks, composition), odds, expected), format, shell);
    });

const NAMED_BET = 'a bet: its file, or the id of one in bets/';

const stakesArgument = (text: string): readonly number[] =>
  text.split(',').map(wholeNumber(1, 1_000_000_000));

const edgeArgument = (text: string): Fraction => {
  const [, sign = '', whole = '', digits = ''] = /^(-?)(\d{1,3})(?:\.(\d{1,8}))? ?%?$/.exec(text) ?? [];
  if (whole === '') throw new InvalidArgumentError('Write per cent of the stake, such as "1.2 %" or 5.');
  return fraction(BigInt(`${sign}${whole}${digits}`), 100n * 10n ** BigInt(digits.length));
};

type Compiled = readonly [CompiledBet, ...CompiledBet[]];

const readCompiled = async (paths: readonly string[], shell: Shell): Promise<Compiled> => {
  const [first, ...others] = (await readBets(paths, shell)).map(({ bet }) => compileBet(bet));
  if (first === undefined) throw new Error('no bet was read');
  return [first, ...others];
};

const oddsOfBet = (bet: CompiledBet, composition: Composition): BetOdds => {
  const [odds] = misuseOnRangeError(() => betOddsCounter([bet])(composition), '--left');
  if (odds === undefined) throw new Error('the counter returned no odds');
  return odds;
};

const subjectOf = (
  { definition }: CompiledBet,
  decks: number,
  composition: Composition = fullShoe(decks),
): LabSubject => ({ bet: definition.id, decks, cards: cardsInWords(decks, composition) });

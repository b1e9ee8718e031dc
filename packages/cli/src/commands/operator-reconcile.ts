// `punto operator reconcile`: compares two books of transactions, of Punto and of an operator. Both are read piece by piece, so
// that books of any length take the same memory.
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import type { BookLine } from '@punto/operator/reconcile/book-line';
import type { BookDifference } from '@punto/operator/reconcile/differences';
import { type GamingDay, isDay } from '@punto/operator/reconcile/gaming-day';
import type { Reconciliation } from '@punto/operator/reconcile/reconcile';
import { examples } from '../command-help.ts';
import { FAILED, Failure, Misuse } from '../failure.ts';
import type { Shell } from '../shell.ts';

export const reconcileCommand = (shell: Shell) =>
  new Command('reconcile')
    .description(
      'Compares two books of transactions and prints each difference: missing (ours alone), extra (theirs alone), amount, state, midnight ' +
        '(on two gaming days). Each file is CSV whose first line names the columns transaction, currency, amount, state, at. Exits with 1 ' +
        'when there is a difference.',
    )
    .argument('<ours>', 'the book of Punto, or - for standard input')
    .argument('<theirs>', 'the book of the operator, or - for standard input')
    .option(
      '--day <date>',
      'only what one of the books has on this gaming day, such as 2026-01-31',
      dayArgument,
    )
    .option('--zone <name>', 'time zone of the gaming day, such as Europe/Madrid', 'UTC')
    .option('--starts-at <time>', 'when the gaming day begins in it, on a quarter of an hour', '00:00')
    .option('--json', 'a JSON object for each difference, one a line, and one with the counts at the end')
    .addHelpText(
      'after',
      examples([
        'operator reconcile punto.csv wallet.csv',
        'operator reconcile punto.csv wallet.csv --day 2026-01-31 --zone Europe/Madrid --starts-at 06:00',
      ]),
    )
    .action(async (ours, theirs, { day = null, zone, startsAt, json = false }) => {
      if (ours === theirs) throw new Misuse('the two books must be two files');
      const { createDayReader } = await import('@punto/operator/reconcile/gaming-day');
      const { bookLines, differenceCount, reconcile } = await import('@punto/operator/reconcile/reconcile');
      const { BookFileFault } = await import('@punto/operator/reconcile/book-line');
      const gamingDay: GamingDay = { zone, startsAt };
      try {
        createDayReader(gamingDay);
      } catch (error) {
        throw new Misuse(`--zone, --starts-at: ${error instanceof Error ? error.message : error}`);
      }
      const result = await reconcile({
        ours: bookLines('ours', shell.readPieces(ours)),
        theirs: bookLines('theirs', shell.readPieces(theirs)),
        ...{ gamingDay, day },
        onDifference: (found) => shell.write(json ? `${JSON.stringify(found)}\n` : differenceLine(found)),
      }).catch((error) => {
        throw error instanceof BookFileFault ? new Failure(error.message) : error;
      });
      const count = differenceCount(result);
      await shell.write(json ? `${JSON.stringify(result)}\n` : summary(result, count, shell));
      if (count > 0) shell.exitCode = FAILED;
    });

const dayArgument = (text: string): string => {
  if (isDay(text)) return text;
  throw new InvalidArgumentError('Write a date such as 2026-01-31.');
};

const differenceLine = ({ kind, transaction, ours, theirs }: BookDifference): string =>
  `${kind.padEnd(8)}  ${transaction}  ours: ${lineText(ours)}; theirs: ${lineText(theirs)}\n`;

const lineText = (line: BookLine | null): string =>
  line === null ? 'none' : `${line.amount} ${line.currency} ${line.state} ${new Date(line.at).toISOString()}`;

const summary = ({ ours, theirs, counts }: Reconciliation, count: number, shell: Shell): string => {
  const kinds = Object.entries(counts).map(([kind, number]) => `${number} ${kind}`);
  return [
    `${ours} lines of ours, ${theirs} of theirs`,
    count === 0
      ? shell.style('green', 'No difference.')
      : shell.style('red', `${count === 1 ? '1 difference' : `${count} differences`}: ${kinds.join(', ')}`),
    '',
  ].join('\n');
};

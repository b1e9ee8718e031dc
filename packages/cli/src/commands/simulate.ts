// `punto simulate`: whole shoes dealt from a seed on several threads, and what every option came to beside the
// exact figures; bets from files likewise, and what a card counter makes of them. The same seed gives the same numbers, however many threads or machines share the shoes. [S1] [S2]
import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import type { ShoeRules } from '@punto/engine/room';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { shoesFor } from '@punto/engine/simulate';
import { readBets } from '../bet-file.ts';
import { betOption } from '../bet-option.ts';
import { examples } from '../command-help.ts';
import { FAILED, Failure, Misuse } from '../failure.ts';
import { grouped, plural } from '../figures.ts';
import { formatOption } from '../format-option.ts';
import { untilInterrupted } from '../interruption.ts';
import { ALL_OPTIONS, optionsOption, roomOption, wholeNumber } from '../parameters.ts';
import { printReport } from '../report.ts';
import type { Shell } from '../shell.ts';
import {
  afterCutOption,
  burnOption,
  counterAsked,
  countOption,
  cutOption,
  fromOption,
  shoeAsked,
  untilOption,
} from '../simulate/counter-options.ts';
import { type DataFiles, ROWS, writeRows } from '../simulate/rows/data-out.ts';
import { simulate } from '../simulate/run.ts';
import { documentOf, MOST_SEED } from '../simulate/simulation.ts';
import { simulationReport } from '../simulate/simulation-report.ts';
import { type Shard, type Stretch, stretchOf } from '../simulate/stretch.ts';
import type { Job } from '../simulate/worker.ts';
import { tagsOption } from '../tags-option.ts';

const EXAMPLES = [
  'simulate --rounds 1e8 --seed 7 --threads 2',
  'simulate --options player,banker,tie --room six-deck',
  'simulate --bet dragon-7 --bet mine.json',
  'simulate --bet dragon-7 --tags "0 0 0 -1 -1 -1 -1 2 2 0" --from 4 --after-cut finish-plus-one',
  'simulate --rounds 1e6 --bet dragon-7 --parquet rounds.parquet',
  'simulate --rounds 1e9 --shard 2/8 --out 2.json',
  'merge 1.json 2.json --format json',
];

export const simulateCommand = (shell: Shell) =>
  new Command('simulate')
    .description(
      'Deals whole shoes from a seed and compares every option, or bets as data, with their exact odds.',
    )
    .option('-n, --rounds <n>', 'number of rounds at least; whole shoes are dealt', wholeNumber(1, 1e13), 1e7)
    .option('-s, --seed <n>', 'a whole number below 2^32', wholeNumber(0, MOST_SEED), 1)
    .option(
      '-t, --threads <n>',
      'number of threads; by default one for each core',
      wholeNumber(1, 256),
      availableParallelism(),
    )
    .addOption(roomOption())
    .addOption(optionsOption())
    .addOption(betOption('a bet as data: its file, or the id of one in bets/'))
    .addOption(cutOption())
    .addOption(burnOption())
    .addOption(afterCutOption())
    .addOption(tagsOption('a card counter bets on each --bet: tags'))
    .addOption(fromOption())
    .addOption(countOption())
    .addOption(untilOption())
    .option('--shard <i/n>', 'only this part of the run, to be merged with the other parts', shardArgument)
    .option('--parquet <file>', 'write a row for each round to this Parquet file')
    .option('--csv <file>', 'the same as CSV')
    .addOption(rowsOption())
    .option('--out <file>', 'write the counts to this file, for punto merge')
    .addOption(formatOption())
    .addHelpText('after', examples(EXAMPLES))
    .action(async ({ rounds, seed, threads, room, options, bet, shard, out, format, ...asked }) => {
      const rules = shoeAsked((room ?? LIVE_EIGHT_DECK).shoe, asked);
      const counter = counterAsked(asked, bet !== undefined);
      const stretch = stretchOf(shoesOf(rules, seed, rounds), shard ?? WHOLE);
      if (stretch.shoes === 0)
        throw new Failure('--shard: too many parts for so few shoes; ask for more --rounds');
      for (const file of [out, asked.parquet, asked.csv])
        if (file !== undefined) await shell.requireWritable(file);
      const bets = bet === undefined ? [] : (await readBets(bet, shell)).map((file) => file.bet);
      const schedules = options ?? (bets.length === 0 ? ALL_OPTIONS : []);
      const job = { rules, schedules, seed, bets, counter };
      const simulation = await simulate(job, stretch, threads, shell);
      if (simulation === null) throw new Failure('interrupted before the first shoes were dealt');
      // Printed first: a disk that filled up meanwhile does not take the result with it.
      await printReport(simulationReport(simulation), format, shell);
      if (out !== undefined) await shell.writeFile(out, `${JSON.stringify(documentOf(simulation))}\n`);
      const { shoes } = simulation.tally;
      const files = { rows: asked.rows, parquet: asked.parquet ?? null, csv: asked.csv ?? null };
      const done = shoes < stretch.shoes ? shoes : await withRows(job, stretch, files, shell);
      if (done === stretch.shoes) return;
      shell.say(`punto: interrupted after ${grouped(done)} of ${plural(stretch.shoes, 'shoe')}\n`);
      shell.exitCode = FAILED;
    });

/** The cut card was typed, or the room's does not fit what was. */
const shoesOf = (rules: ShoeRules, seed: number, rounds: number): number => {
  try {
    return shoesFor(rules, seed, rounds);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Misuse(`--cut: ${error.message}`);
  }
};

/** The shoes whose rows were written; all, when no file was named. */
const withRows = async (job: Job, stretch: Stretch, files: DataFiles, shell: Shell): Promise<number> =>
  files.parquet === null && files.csv === null
    ? stretch.shoes
    : await untilInterrupted((stop) => writeRows(job, stretch, files, shell, stop));

const rowsOption = () =>
  new Option('--rows <kind>', 'what a row of --parquet and --csv is')
    .choices(ROWS)
    .default('rounds' as const);

const WHOLE: Shard = { number: 1, of: 1 };

const shardArgument = (text: string): Shard => {
  const [, number = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= of) return { number, of };
  throw new InvalidArgumentError('Write a part and the number of parts, such as 2/8.');
};

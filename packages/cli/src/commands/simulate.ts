// `punto simulate`: whole shoes dealt from a seed on several threads, and what every option came to beside the
// exact figures. The same seed gives the same numbers, however many threads or machines share the shoes. [S1] [S2]
import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { shoesFor } from '@punto/engine/simulate';
import { examples } from '../command-help.ts';
import { FAILED, Failure } from '../failure.ts';
import { grouped, plural } from '../figures.ts';
import { formatOption } from '../format-option.ts';
import { ALL_OPTIONS, optionsOption, roomOption, wholeNumber } from '../parameters.ts';
import { printReport } from '../report.ts';
import type { Shell } from '../shell.ts';
import { simulate } from '../simulate/run.ts';
import { documentOf, MOST_SEED } from '../simulate/simulation.ts';
import { simulationReport } from '../simulate/simulation-report.ts';
import { type Shard, stretchOf } from '../simulate/stretch.ts';

export const simulateCommand = (shell: Shell) =>
  new Command('simulate')
    .description('Deals whole shoes from a seed and compares every option with its exact odds.')
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
    .option('--shard <i/n>', 'only this part of the run, to be merged with the other parts', shardArgument)
    .option('--out <file>', 'write the counts to this file, for punto merge')
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples([
        'simulate --rounds 1e8 --seed 7 --threads 2',
        'simulate --options player,banker,tie --room six-deck',
        'simulate --rounds 1e9 --shard 2/8 --out 2.json',
        'merge 1.json 2.json --format json',
      ]),
    )
    .action(async ({ rounds, seed, threads, room, options, shard, out, format }) => {
      const rules = (room ?? LIVE_EIGHT_DECK).shoe;
      const stretch = stretchOf(shoesFor(rules, seed, rounds), shard ?? WHOLE);
      if (stretch.shoes === 0)
        throw new Failure('--shard: too many parts for so few shoes; ask for more --rounds');
      if (out !== undefined) await shell.requireWritable(out);
      const job = { rules, schedules: options ?? ALL_OPTIONS, seed };
      const simulation = await simulate(job, stretch, threads, shell);
      if (simulation === null) throw new Failure('interrupted before the first shoes were dealt');
      // Printed first: a disk that filled up meanwhile does not take the result with it.
      await printReport(simulationReport(simulation), format, shell);
      if (out !== undefined) await shell.writeFile(out, `${JSON.stringify(documentOf(simulation))}\n`);
      const { shoes } = simulation.tally;
      if (shoes === stretch.shoes) return;
      shell.say(`punto: interrupted after ${grouped(shoes)} of ${plural(stretch.shoes, 'shoe')}\n`);
      shell.exitCode = FAILED;
    });

const WHOLE: Shard = { number: 1, of: 1 };

const shardArgument = (text: string): Shard => {
  const [, number = 0, of = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= of) return { number, of };
  throw new InvalidArgumentError('Write a part and the number of parts, such as 2/8.');
};

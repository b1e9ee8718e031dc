// `punto rng`: the generator that shuffles, laid open for whoever wants to test it: its raw output, a battery of tests
// of what is dealt from it, and how often each option wins by the code that serves. [F1]
import { Command } from '@commander-js/extra-typings';
import { systemWords } from '@punto/server/rng/system-words';
import { examples } from '../command-help.ts';
import { Misuse } from '../failure.ts';
import { untilInterrupted } from '../interruption.ts';
import { wholeNumber } from '../parameters.ts';
import { dump } from '../rng/dump.ts';
import type { Shell } from '../shell.ts';

export const rngCommand = (shell: Shell) =>
  new Command('rng')
    .description('Tests the random numbers that shuffle, and streams them for the tests of others.')
    .addCommand(dumpCommand(shell));

const dumpCommand = (shell: Shell) =>
  new Command('dump')
    .description('Streams raw random bytes to standard output until nobody reads on.')
    .option('--words', 'words of 32 bits, the lowest byte first: the default')
    .option('--after-rejection', 'shuffled decks instead, each card as one byte from 0 to 51')
    .option('--bytes <n>', 'no more than so many', wholeNumber(1))
    .addHelpText(
      'after',
      examples([
        'rng dump | dieharder -a -g 200',
        'rng dump --bytes 1e9 > words.bin',
        'rng dump | RNG_test stdin32',
      ]),
    )
    .action(async ({ words = false, afterRejection = false, bytes }) => {
      if (words && afterRejection) throw new Misuse('--words and --after-rejection: choose one of them');
      const job = { word: systemWords(), bytes: bytes ?? null, afterRejection };
      await untilInterrupted((stop) => dump(job, shell.writeBytes, stop));
    });

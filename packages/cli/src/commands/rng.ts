// `punto rng`: tests of the random number generator: its raw output, a battery of statistical tests
// of what is shuffled with it, and how often each option wins by the code that serves. [F1]
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { wordsOf } from '@punto/engine/fairness/permutation';
import type { Word } from '@punto/engine/random';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { CARDS_IN_DECK } from '@punto/engine/shoe';
import { createBattery } from '@punto/server/rng/battery';
import { frequencyFindings, newFrequencies, surelyReached } from '@punto/server/rng/frequencies';
import { systemWords } from '@punto/server/rng/system-words';
import { examples } from '../command-help.ts';
import { FAILED, Failure, Misuse } from '../failure.ts';
import { grouped, plural } from '../figures.ts';
import type { Format } from '../format-option.ts';
import { formatOption } from '../format-option.ts';
import { untilInterrupted } from '../interruption.ts';
import { decksOptionWithDefault, roomOption, wholeNumber } from '../parameters.ts';
import { printReport } from '../report.ts';
import { dump } from '../rng/dump.ts';
import { findingsReport, frequenciesReport, type JudgedReport } from '../rng/findings-report.ts';
import { addRounds, dealRounds, roundsDocument } from '../rng/rounds.ts';
import type { Shell } from '../shell.ts';
import { progressOf } from '../simulate/progress.ts';

export const rngCommand = (shell: Shell) =>
  new Command('rng')
    .description('Tests the random number generator, and streams its output for other test suites.')
    .addCommand(testCommand(shell))
    .addCommand(roundsCommand(shell))
    .addCommand(dumpCommand(shell));

const testCommand = (shell: Shell) =>
  new Command('test')
    .description('Shuffles and cuts shoes with the code of the server, and runs statistical tests on them.')
    .option('-n, --shuffles <n>', 'number of shoes', wholeNumber(1, 1e8), 100_000)
    .addOption(decksOptionWithDefault(1))
    .option(...SEED_SOURCE)
    .addOption(formatOption())
    .addHelpText('after', examples(['rng test --shuffles 1e6', 'rng test --decks 8 --seed-source 7']))
    .action(async ({ shuffles, decks, seedSource: word = systemWords(), format }) => {
      const least = LEAST_IN_CELL * CARDS_IN_DECK * decks;
      if (shuffles < least)
        throw new Misuse(
          `--shuffles: less than ${grouped(least)} of ${plural(decks, 'deck')} are too few for a test`,
        );
      const battery = createBattery(word, decks);
      let done = 0;
      await untilInterrupted(async (stop) => {
        for (; done < shuffles && !stop.aborted; done += 1) {
          battery.shuffle();
          // Signals are handled between two turns of the event loop.
          if (done % SHUFFLES_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
        }
      });
      if (done < least) throw new Failure('interrupted before enough shoes were shuffled for a test');
      const { observed, expected } = battery.rejections();
      const above = [
        `${grouped(done)} shuffles of ${plural(decks, 'deck')}`,
        `rejected draws: ${grouped(observed)}, expected ${grouped(Math.round(expected))}`,
      ];
      const about = { kind: 'punto rng test', shuffles: done, decks, rejections: { observed, expected } };
      await judge(findingsReport(battery.findings(), above, about), format, shell);
    });

const roundsCommand = (shell: Shell) =>
  new Command('rounds')
    .description('Counts how often each option wins, dealt with the code of the server.')
    .option(
      '-n, --rounds <n>',
      'number of rounds to deal, besides those of --from',
      wholeNumber(0, 1e12),
      1e6,
    )
    .addOption(roomOption())
    .option(...SEED_SOURCE)
    .option('--from <file>', 'add the counts of an earlier run; may be repeated', several, [])
    .option('--out <file>', 'write the counts to this file')
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples(['rng rounds --rounds 1e7', 'rng rounds --rounds 0 --from 1.json --from 2.json']),
    )
    .action(
      async ({ rounds, room = LIVE_EIGHT_DECK, seedSource: word = systemWords(), from, out, format }) => {
        if (room.solo || room.dealing === 'person' || room.squeeze)
          throw new Misuse(
            `--room: ${room.id} is not dealt automatically; choose a room without squeeze, dealer or single play`,
          );
        const { decks } = room.shoe;
        const counted = newFrequencies(decks);
        for (const file of from) addRounds(counted, file, await shell.readFile(file));
        if (out !== undefined) await shell.requireWritable(out);
        const progress = progressOf(rounds, shell.watched);
        await untilInterrupted((stop) =>
          dealRounds(room, word, rounds, counted, stop, (dealt) => progress.advance(dealt, dealt)),
        ).finally(progress.end);
        if (counted.rounds === 0) throw new Failure('no rounds were dealt');
        const { options, scores } = frequencyFindings(counted);
        const above = [
          `${grouped(counted.rounds)} rounds from shoes of ${plural(decks, 'deck')}, the first ${surelyReached(room.shoe)} of each shoe`,
        ];
        const about = { kind: 'punto rng rounds', rounds: counted.rounds, decks };
        await judge(frequenciesReport(options, scores, above, about), format, shell);
        if (out !== undefined) await shell.writeFile(out, `${JSON.stringify(roundsDocument(counted))}\n`);
      },
    );

const dumpCommand = (shell: Shell) =>
  new Command('dump')
    .description('Streams raw random bytes to standard output until the reader closes it.')
    .option('--words', 'words of 32 bits, the lowest byte first: the default')
    .option('--after-rejection', 'shuffled decks instead, each card as one byte from 0 to 51')
    .option('--bytes <n>', 'stop after this number of bytes', wholeNumber(1))
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

const several = (file: string, before: readonly string[]): readonly string[] => [...before, file];

/** Least shuffles for each card: fewer are no test of its position. */
const LEAST_IN_CELL = 5;
/** Shuffles between two checks for an interruption. */
const SHUFFLES_AT_ONCE = 256;

const seedSource = (text: string): Word => {
  if (text === 'os') return systemWords();
  if (/^\d{1,15}$/.test(text)) return wordsOf(Number(text).toString(16).padStart(64, '0'));
  throw new InvalidArgumentError('Write os, or a whole number for a run that can be repeated.');
};

const SEED_SOURCE = [
  '-s, --seed-source <source>',
  'os, the generator of the server, or a number for a run that can be repeated (default: os)',
  seedSource,
] as const;

const judge = async ({ passed, ...report }: JudgedReport, format: Format, shell: Shell): Promise<void> => {
  await printReport(report, format, shell);
  if (!passed) shell.exitCode = FAILED;
};

// `punto lab streaks` and `punto lab roads`: the expected streaks and roads of a shoe. They predict nothing. [D5]
import { Command } from '@commander-js/extra-typings';
import { expectedRoads } from '@punto/engine/lab/roads';
import { expectedStreaks, type RoundChances } from '@punto/engine/lab/streaks';
import { oddsOf, summaryOf } from '@punto/engine/odds';
import { type Composition, fullShoe } from '@punto/engine/odds/composition';
import type { Room } from '@punto/engine/room';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { dealtRoads } from '@punto/engine/simulate/dealt-roads';
import { examples } from '../command-help.ts';
import { Misuse } from '../failure.ts';
import { formatOption } from '../format-option.ts';
import { type LeftCount, leftOption } from '../left-counts.ts';
import { misuseOnRangeError } from '../misuse-on-range-error.ts';
import { decksOption, decksOptionWithDefault, roomOption, wholeNumber } from '../parameters.ts';
import { printReport, type Report } from '../report.ts';
import type { Shell } from '../shell.ts';
import { MOST_SEED } from '../simulate/simulation.ts';
import { cardsInWords, compositionOf } from './cards.ts';
import { dealtRoadsReport, roadsReport } from './roads-report.ts';
import { streaksReport } from './streaks-report.ts';

const MOST_ROUNDS = 1_000;
const MOST_SHOES = 1_000_000;
/** The big road has as many rows; longer columns turn. [D2] */
const ROWS = 6;

export const streaksCommand = (shell: Shell) =>
  new Command('streaks')
    .description(
      'How many streaks of each length so many rounds have on average, and how likely the longest is.',
    )
    .option('--rounds <n>', 'rounds, ties included', wholeNumber(1, MOST_ROUNDS), 80)
    .option('--longest <n>', 'lengths up to this', wholeNumber(1, MOST_ROUNDS), 10)
    .addOption(decksOptionWithDefault(8))
    .addOption(leftOption())
    .addOption(formatOption())
    .addHelpText('after', examples(['lab streaks', 'lab streaks --rounds 60 --decks 6 --longest 12']))
    .action(async ({ rounds, longest, decks, left, format }) => {
      const composition = compositionOf(decks, left);
      const chances = chancesOf(composition);
      const expected = misuseOnRangeError(() => expectedStreaks(chances, rounds, longest), '--left');
      const about = { decks, rounds, cards: cardsInWords(decks, composition) };
      await printReport(streaksReport(expected, about), format, shell);
    });

export const roadsCommand = (shell: Shell) =>
  new Command('roads')
    .description('How many columns and circles of each colour the roads have on average; or of dealt shoes.')
    .option('--rounds <n>', 'rounds, ties included (default: 80)', wholeNumber(1, MOST_ROUNDS))
    .option('--shoes <n>', 'deal so many shoes and compare', wholeNumber(1, MOST_SHOES))
    .option('-s, --seed <n>', 'of the shoes, a whole number below 2^32', wholeNumber(0, MOST_SEED), 1)
    .addOption(roomOption())
    .addOption(decksOption())
    .addOption(leftOption())
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples(['lab roads', 'lab roads --rounds 60 --decks 6', 'lab roads --shoes 10000']),
    )
    .action(async ({ rounds, shoes, seed, room, decks, left, format }) => {
      if (shoes !== undefined) {
        if (rounds !== undefined || left !== undefined || decks !== undefined)
          throw new Misuse(
            '--shoes: dealt shoes have their own rounds and cards; leave out --rounds and --left, and write --room for --decks',
          );
        await printReport(dealtReport(room ?? LIVE_EIGHT_DECK, seed, shoes), format, shell);
        return;
      }
      if (room !== undefined)
        throw new Misuse('--room: whose shoes are dealt; write --shoes too, or --decks instead');
      await printReport(expectedReport(decks ?? 8, left, rounds ?? 80), format, shell);
    });

const dealtReport = ({ shoe: rules }: Room, seed: number, shoes: number): Report => {
  const dealt = dealtRoads(rules, chancesOf(fullShoe(rules.decks)), seed, shoes);
  return dealtRoadsReport(dealt, { decks: rules.decks, shoes, seed });
};

const expectedReport = (decks: number, left: readonly LeftCount[] | undefined, rounds: number): Report => {
  const composition = compositionOf(decks, left);
  const chances = chancesOf(composition);
  const streaks = misuseOnRangeError(() => expectedStreaks(chances, rounds, ROWS), '--left');
  const roads = expectedRoads(chances, rounds)[rounds];
  if (roads === undefined) throw new Error('the roads of so many rounds were counted');
  return roadsReport(roads, streaks, { decks, rounds, cards: cardsInWords(decks, composition) });
};

const chancesOf = (composition: Composition): RoundChances => {
  const { player, banker } = misuseOnRangeError(() => oddsOf(composition), '--left');
  return { player: summaryOf(player).hit, banker: summaryOf(banker).hit };
};

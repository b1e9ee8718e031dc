// `punto odds`: the exact odds of every option for the cards a shoe still holds, and in the middle of a coup.
// [B21] [F5]
import { Command } from '@commander-js/extra-typings';
import type { Card } from '@punto/engine/card';
import type { NotedShoe } from '@punto/engine/notation';
import { oddsOf } from '@punto/engine/odds';
import { type Composition, cardsIn } from '@punto/engine/odds/composition';
import { midCoupOdds } from '@punto/engine/odds/mid-coup';
import { cardsLeft } from '../cards-left.ts';
import { examples } from '../command-help.ts';
import { Misuse } from '../failure.ts';
import { formatOption } from '../format-option.ts';
import { type CountedOdds, oddsReport } from '../odds-report.ts';
import { ALL_OPTIONS, cardsArgument, decksOption, optionsOption, roomOption } from '../parameters.ts';
import { printReport } from '../report.ts';
import type { Shell } from '../shell.ts';
import { readShoe, shoeOption } from '../shoe-file.ts';

export const oddsCommand = (shell: Shell) =>
  new Command('odds')
    .description('Exact odds of every option for the cards that are left: counted, not simulated.')
    .addOption(decksOption().conflicts(['room', 'shoe']))
    .addOption(roomOption().conflicts('shoe'))
    .addOption(shoeOption('the cards that are left after the coups'))
    .option('-x, --removed <cards>', 'cards no longer in the shoe', cardsArgument)
    .option('-u, --coup <cards>', 'the cards already out in this coup, in dealing order', cardsArgument)
    .addOption(optionsOption())
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples([
        'odds',
        'odds --decks 6 --options player,banker,tie',
        'odds --removed "AS KH 9D" --format json',
        'odds --coup "4S 9D KH"',
        'odds --shoe shoe.txt',
      ]),
    )
    .action(async ({ decks, room, shoe, removed = [], coup = [], options, format }) => {
      const noted = shoe === undefined ? null : await readShoe(shoe, shell);
      const full = noted?.tags.decks ?? decks ?? room?.shoe.decks ?? 8;
      const left = cardsLeft(full, [
        { from: `--shoe ${shoe}`, cards: noted === null ? [] : seenIn(noted) },
        { from: '--removed', cards: removed },
        { from: '--coup', cards: coup },
      ]);
      await printReport(oddsReport(count(full, left, coup), options ?? ALL_OPTIONS), format, shell);
    });

/** The card burnt face up and those of the coups; what was burnt unseen may be any of the others. [S1] */
const seenIn = ({ tags, coups }: NotedShoe): readonly Card[] => [
  ...(tags.burn === null ? [] : [tags.burn.faceUp]),
  ...coups.flatMap(({ coup }) => [...coup.player, ...coup.banker]),
];

/** What the engine refuses to count, too few cards or a card after the last, was typed. */
const count = (decks: number, left: Composition, coup: readonly Card[]): CountedOdds => {
  const cards = cardsIn(left);
  try {
    if (coup.length === 0) return { decks, cards, hands: null, drawn: 6, odds: oddsOf(left) };
    const { hands, toCome, odds } = midCoupOdds(left, coup);
    return { decks, cards, hands, drawn: toCome, odds };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Misuse(`${coup.length === 0 ? '--removed' : '--coup'}: ${error.message}`);
  }
};

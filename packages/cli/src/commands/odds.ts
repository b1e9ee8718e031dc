// `punto odds`: the exact odds of every option for the cards a shoe still holds, and in the middle of a coup.
// [B21] [F5]
import { Command, Option } from '@commander-js/extra-typings';
import { compileBet } from '@punto/engine/bet/compiled-bet';
import { midCoupCounter } from '@punto/engine/bet/mid-coup-odds';
import { cardsOfDeck, ownOdds } from '@punto/engine/bet/own-draws';
import type { Card } from '@punto/engine/card';
import { NO_CARDS } from '@punto/engine/coup';
import type { NotedShoe } from '@punto/engine/notation';
import { oddsOf } from '@punto/engine/odds';
import { type Composition, cardsIn, fullShoe } from '@punto/engine/odds/composition';
import { midCoupOdds } from '@punto/engine/odds/mid-coup';
import { readBets } from '../bet-file.ts';
import { betOption } from '../bet-option.ts';
import { betReport } from '../bet-report.ts';
import { cardsLeft } from '../cards-left.ts';
import { examples } from '../command-help.ts';
import { Misuse } from '../failure.ts';
import { plural } from '../figures.ts';
import { type Format, formatOption } from '../format-option.ts';
import { type LeftCount, leftOption, withCounts } from '../left-counts.ts';
import { misuseOnRangeError } from '../misuse-on-range-error.ts';
import { type CountedOdds, oddsReport } from '../odds-report.ts';
import { type OwnGame, readOwnGame } from '../own-game.ts';
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
    .addOption(leftOption())
    .addOption(optionsOption())
    .addOption(
      betOption('the odds of a bet instead: its file, or the id of one in bets/').conflicts('options'),
    )
    .addOption(
      new Option('--rules <file>', 'who draws a third card, of --bet, by a table of your own').conflicts([
        'room',
        'shoe',
      ]),
    )
    .addOption(
      new Option('--deck <file>', 'how many of each rank there are, of --bet').conflicts([
        'decks',
        'room',
        'shoe',
      ]),
    )
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples([
        'odds',
        'odds --decks 6 --options player,banker,tie',
        'odds --removed "AS KH 9D" --format json',
        'odds --coup "4S 9D KH"',
        'odds --shoe shoe.txt',
        'odds --left "A=12,9=30" --bet dragon-7',
        'odds --coup "4S 9D KH" --bet matching-dragon-4',
        'odds --rules games/7-up.json --bet 7-up-player --decks 6',
      ]),
    )
    .action(async (asked) => {
      const { decks, room, shoe, removed = [], coup = [], left: counts, options, bet, format } = asked;
      if (asked.rules !== undefined || asked.deck !== undefined) {
        const own = { rules: asked.rules, deck: asked.deck, decks: decks ?? 8 };
        if (bet === undefined) throw new Misuse('--rules and --deck count bets: name some with --bet');
        if (removed.length + coup.length > 0 || counts !== undefined)
          throw new Misuse(
            '--rules and --deck count whole decks: give them without --removed, --coup and --left',
          );
        return await printOwn(bet, await readOwnGame(own, shell), format, shell);
      }
      if (counts !== undefined && (shoe !== undefined || removed.length > 0))
        throw new Misuse('--left gives the cards left: use it without --shoe and --removed');
      const noted = shoe === undefined ? null : await readShoe(shoe, shell);
      const full = noted?.tags.decks ?? decks ?? room?.shoe.decks ?? 8;
      const left =
        counts === undefined
          ? cardsLeft(full, [
              { from: `--shoe ${shoe}`, cards: noted === null ? [] : seenIn(noted) },
              { from: '--removed', cards: removed },
              { from: '--coup', cards: coup },
            ])
          : leftAfter(full, counts, coup);
      const named = counts === undefined ? '--removed' : '--left';
      if (bet !== undefined) return await printBets(bet, { decks: full, left, named, coup }, format, shell);
      const report = oddsReport(count({ decks: full, left, named, coup }), options ?? ALL_OPTIONS);
      await printReport(report, format, shell);
    });

const leftAfter = (decks: number, counts: readonly LeftCount[], coup: readonly Card[]): Composition => {
  if (coup.length > 0) throw new Misuse('--left gives the cards left before a coup: use it without --coup');
  return withCounts(fullShoe(decks), decks, counts);
};

type Counted = {
  readonly decks: number;
  readonly left: Composition;
  /** The argument that names the cards, for faults. */
  readonly named: string;
  /** The cards already out in the coup. */
  readonly coup: readonly Card[];
};

const printBets = async (
  files: readonly string[],
  { decks, left, named, coup }: Counted,
  format: Format,
  shell: Shell,
): Promise<void> => {
  const bets = (await readBets(files, shell)).map(({ bet }) => compileBet(bet));
  const cards = cardsIn(left);
  const above = [`${plural(decks, 'deck')}, ${plural(cards, 'card')} left`];
  const counts = misuseOnRangeError(
    () => midCoupCounter(bets)(left, coup),
    coup.length === 0 ? named : '--coup',
  );
  await printReport(betReport(counts, cards, above), format, shell);
};

const printOwn = async (
  files: readonly string[],
  { table, deck }: OwnGame,
  format: Format,
  shell: Shell,
): Promise<void> => {
  const bets = (await readBets(files, shell)).map(({ bet }) => compileBet(bet));
  const odds = misuseOnRangeError(() => ownOdds(bets, table, deck), '--deck');
  const cards = cardsIn(cardsOfDeck(deck));
  const begins = table.printed === null ? '' : `, player begins with a printed ${table.printed}`;
  const above =
    deck.decks === null
      ? [`a deck without end of ${plural(cards, 'card')}`]
      : [`${plural(deck.decks, 'deck')}, ${plural(cards, 'card')}${begins}`];
  const toCome = table.printed === null ? 6 : 5;
  const report = betReport({ hands: NO_CARDS, toCome, total: odds[0]?.total ?? 0, odds }, cards, above);
  await printReport(report, format, shell);
};

/** The card burnt face up and the cards of the coups; cards burnt unseen may be any of the others. [S1] */
const seenIn = ({ tags, coups }: NotedShoe): readonly Card[] => [
  ...(tags.burn === null ? [] : [tags.burn.faceUp]),
  ...coups.flatMap(({ coup }) => [...coup.player, ...coup.banker]),
];

const count = ({ decks, left, named, coup }: Counted): CountedOdds => {
  const cards = cardsIn(left);
  return misuseOnRangeError(
    () => {
      if (coup.length === 0) return { decks, cards, hands: null, drawn: 6, odds: oddsOf(left) };
      const { hands, toCome, odds } = midCoupOdds(left, coup);
      return { decks, cards, hands, drawn: toCome, odds };
    },
    coup.length === 0 ? named : '--coup',
  );
};

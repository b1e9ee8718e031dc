// `punto odds`: the exact odds of every option for the cards a shoe still holds. [B21]
import { Command } from '@commander-js/extra-typings';
import { expectedOf, type Odds, oddsOf } from '@punto/engine/odds';
import { type Composition, cardsIn } from '@punto/engine/odds/composition';
import type { ScheduleId } from '@punto/engine/option-id';
import { cardsLeft } from '../cards-left.ts';
import type { Column, Row } from '../column.ts';
import { examples } from '../command-help.ts';
import { Misuse } from '../failure.ts';
import { grouped, percent, plural } from '../figures.ts';
import { formatOption } from '../format-option.ts';
import { ALL_OPTIONS, cardsArgument, decksOption, optionsOption, roomOption } from '../parameters.ts';
import { printReport, type Report } from '../report.ts';
import type { Shell } from '../shell.ts';

export const oddsCommand = (shell: Shell) =>
  new Command('odds')
    .description('Exact odds of every option for the cards that are left: counts, not a simulation.')
    .addOption(decksOption().conflicts('room'))
    .addOption(roomOption())
    .option('-x, --removed <cards>', 'cards no longer in the shoe', cardsArgument)
    .addOption(optionsOption())
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples([
        'odds',
        'odds --decks 6 --options player,banker,tie',
        'odds --removed "AS KH 9D" --format json',
      ]),
    )
    .action(async ({ decks, room, removed, options, format }) => {
      const all = decks ?? room?.shoe.decks ?? 8;
      const left = cardsLeft(all, [{ from: '--removed', cards: removed ?? [] }]);
      await printReport(reportOf(all, left, options ?? ALL_OPTIONS), format, shell);
    });

const reportOf = (decks: number, left: Composition, ids: readonly ScheduleId[]): Report => {
  const cards = cardsIn(left);
  if (cards < 6)
    throw new Misuse(`--removed leaves ${plural(cards, 'card')}: odds are counted for 6 or more`);
  const odds = oddsOf(left);
  const { total, pushed } = odds.player;
  const outcomes = { player: won(odds.player), banker: won(odds.banker), tie: pushed };
  const rows = ids.map((id) => rowOf(odds[id]));
  return {
    json: {
      decks,
      cards,
      draws: String(total),
      outcomes: Object.fromEntries(
        Object.entries(outcomes).map(([outcome, ways]) => [outcome, String(ways)]),
      ),
      options: Object.fromEntries(rows.map(({ option, ...figures }) => [option, figures])),
    },
    columns: COLUMNS,
    rows,
    above: [
      `${plural(decks, 'deck')}, ${plural(cards, 'card')} left, ${grouped(total)} ordered draws of six`,
      Object.entries(outcomes)
        .map(([outcome, ways]) => `${outcome} ${percent(ways / total)}`)
        .join('   '),
      '',
    ],
  };
};

const COLUMNS: readonly Column[] = [
  { key: 'option', title: 'Option' },
  { key: 'hit', title: 'Wins', align: 'right', show: percent },
  { key: 'edge', title: 'Edge of stake', align: 'right', show: percent },
  { key: 'edgePerResolved', title: 'of resolved', align: 'right', show: percent },
];

const rowOf = (odds: Odds): Row => {
  const { numerator, denominator } = expectedOf(odds);
  const edge = -Number(numerator) / Number(denominator);
  const resolved = odds.total - odds.pushed;
  return {
    option: odds.schedule,
    win: String(won(odds)),
    push: String(odds.pushed),
    lose: String(odds.lost),
    ev: `${numerator}/${denominator}`,
    edge,
    edgePerResolved: resolved === 0 ? null : (edge * odds.total) / resolved,
    hit: won(odds) / odds.total,
  };
};

const won = ({ wonByLine }: Odds): number => wonByLine.reduce((sum, ways) => sum + ways, 0);

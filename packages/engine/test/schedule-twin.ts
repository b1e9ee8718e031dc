// The slow twin of the twenty schedules: each written by hand as functions of a coup, independent of conditions as data.
import type { Predicate } from '../src/condition/predicate.ts';
import type { PayTable } from '../src/condition/terms.ts';
import { isPerfectPair } from '../src/coup.ts';
import type { KnownScheduleId } from '../src/option-id.ts';
import type { Ratio } from '../src/ratio.ts';
import { otherSide, type Side } from '../src/side.ts';

/** Never met: the default of a schedule that never returns the stake. */
const never: Predicate = () => false;

/** The coup is a tie. [R8] */
const tie: Predicate = (coup) => coup.outcome === 'tie';

/** This side wins the coup; met by no tie. [R8] */
const wins =
  (side: Side): Predicate =>
  (coup) =>
    coup.outcome === side;

/** The final score of this side is exactly `score`, 0 to 9, whether or not it wins. [R2] */
const scores =
  (side: Side, score: number): Predicate =>
  (coup) =>
    (side === 'player' ? coup.playerScore : coup.bankerScore) === score;

/** This side ends with exactly `cards` cards, 2 or 3. [R3] */
const holds =
  (side: Side, cards: number): Predicate =>
  (coup) =>
    coup[side].length === cards;

/** Both hands together have exactly `cards` cards, 4 to 6. [R3] */
const dealtInAll =
  (cards: number): Predicate =>
  (coup) =>
    coup.player.length + coup.banker.length === cards;

/** This side has 8 or 9 on two cards, whether or not it wins. [R4] */
const natural =
  (side: Side): Predicate =>
  (coup) =>
    side === 'player' ? coup.playerNatural : coup.bankerNatural;

/** The final scores differ by exactly `margin`, 0 to 9, whichever side is ahead. */
const apartBy =
  (margin: number): Predicate =>
  (coup) =>
    Math.abs(coup.playerScore - coup.bankerScore) === margin;

/** Every one of the conditions is met; met by any coup when there is none. */
const all =
  (...conditions: readonly Predicate[]): Predicate =>
  (coup) =>
    conditions.every((isMet) => isMet(coup));

/** The condition is not met. */
const not =
  (condition: Predicate): Predicate =>
  (coup) =>
    !condition(coup);

/** The first two cards of player, of banker or of both are of one rank. */
const anyPair: Predicate = (coup) => coup.playerPair || coup.bankerPair;

/** The first two cards of player, of banker or of both are of one rank and one suit. [B7] */
const perfectPair: Predicate = (coup) => isPerfectPair(coup.player) || isPerfectPair(coup.banker);

const line = (when: Predicate, pays: number | Ratio): PayTable['lines'][number] => ({
  when,
  pays: typeof pays === 'number' ? [pays, 1] : pays,
});

const table = (
  id: KnownScheduleId,
  lines: PayTable['lines'],
  pushes: Predicate = never,
  commission: Ratio | null = null,
): readonly [KnownScheduleId, PayTable] => [id, { lines, pushes, commission }];

/** A natural win pays even money, and other wins by their margin; a natural tie pushes. [B10] [B11] [B20] */
const bonus = (id: KnownScheduleId, side: Side) => {
  const byMargin = [
    [4, 1],
    [5, 2],
    [6, 4],
    [7, 6],
    [8, 10],
    [9, 30],
  ] as const;
  const drawnWin = all(wins(side), not(natural(side)));
  return table(
    id,
    [
      line(all(wins(side), natural(side)), 1),
      ...byMargin.map(([margin, pays]) => line(all(drawnWin, apartBy(margin)), pays)),
    ],
    all(tie, natural(side), natural(otherSide(side))),
  );
};

const bankerSix = all(wins('banker'), scores('banker', 6));
const playerSeven = all(wins('player'), scores('player', 7));
const sevenOverSix = all(playerSeven, scores('banker', 6));

const ALL: readonly (readonly [KnownScheduleId, PayTable])[] = [
  table('player', [line(wins('player'), 1)], tie),
  table('banker', [line(wins('banker'), 1)], tie, [5, 100]),
  table(
    'banker-no-commission',
    [line(all(wins('banker'), not(scores('banker', 6))), 1), line(bankerSix, [1, 2])],
    tie,
  ),
  table('tie', [line(tie, 8)]),
  table('tie-nine', [line(tie, 9)]),
  table('player-pair', [line((coup) => coup.playerPair, 11)]),
  table('banker-pair', [line((coup) => coup.bankerPair, 11)]),
  table('any-pair', [line(anyPair, 5)]),
  table('perfect-pair', [line(perfectPair, 25)]),
  table('player-natural', [line(natural('player'), [7, 2])]),
  table('banker-natural', [line(natural('banker'), [7, 2])]),
  bonus('player-bonus', 'player'),
  bonus('banker-bonus', 'banker'),
  table('lucky-six', [
    line(all(bankerSix, holds('banker', 2)), 12),
    line(all(bankerSix, holds('banker', 3)), 20),
  ]),
  table('two-card-lucky-six', [line(all(bankerSix, holds('banker', 2)), 22)]),
  table('three-card-lucky-six', [line(all(bankerSix, holds('banker', 3)), 50)]),
  table('lucky-seven', [
    line(all(playerSeven, holds('player', 2)), 6),
    line(all(playerSeven, holds('player', 3)), 15),
  ]),
  table('two-card-lucky-seven', [line(all(playerSeven, holds('player', 2)), 15)]),
  table('three-card-lucky-seven', [line(all(playerSeven, holds('player', 3)), 30)]),
  table('super-lucky-seven', [
    line(all(sevenOverSix, dealtInAll(4)), 30),
    line(all(sevenOverSix, dealtInAll(5)), 40),
    line(all(sevenOverSix, dealtInAll(6)), 100),
  ]),
];

export const TWIN_TABLES = Object.fromEntries(ALL) as Readonly<Record<KnownScheduleId, PayTable>>;

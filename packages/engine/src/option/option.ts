// The eighteen option types as people know them: the rule, the title, where they lie on the cloth and when
// they win. What they pay is their schedule's. [B1]–[B18]
import { byId } from '../object-keys.ts';
import { isKnownOption, type KnownOptionId, type OptionId } from '../option-id.ts';
import type { Room } from '../room.ts';
import { OPTION_PLACES, type OptionPlace } from './option-place.ts';

export type OptionType = OptionPlace & {
  readonly id: KnownOptionId;
  readonly rule: string;
  readonly title: string;
  /** One sentence: when it wins. */
  readonly describe: string;
};

const option = (rule: string, id: KnownOptionId, title: string, describe: string): OptionType => ({
  id,
  rule,
  title,
  ...OPTION_PLACES[id],
  describe,
});

const ALL: readonly OptionType[] = [
  option('B1', 'player', 'Player', 'Wins when player is higher; a tie pushes.'),
  option('B2', 'banker', 'Banker', 'Wins when banker is higher; a tie pushes.'),
  option('B3', 'tie', 'Tie', 'Wins when both scores are equal.'),
  option('B4', 'player-pair', 'Player pair', 'Wins when player’s first two cards are of one rank.'),
  option('B5', 'banker-pair', 'Banker pair', 'Wins when banker’s first two cards are of one rank.'),
  option('B6', 'any-pair', 'Any pair', 'Wins when either hand’s first two cards are of one rank; pays once.'),
  option(
    'B7',
    'perfect-pair',
    'Perfect pair',
    'Wins when either hand’s first two cards are of one rank and one suit; pays once.',
  ),
  option(
    'B8',
    'player-natural',
    'Player natural',
    'Wins when player has 8 or 9 on two cards, whoever wins the coup.',
  ),
  option(
    'B9',
    'banker-natural',
    'Banker natural',
    'Wins when banker has 8 or 9 on two cards, whoever wins the coup.',
  ),
  option(
    'B10',
    'player-bonus',
    'Player bonus',
    'Wins when player wins with a natural, or by 4 or more; a tie of naturals pushes.',
  ),
  option(
    'B11',
    'banker-bonus',
    'Banker bonus',
    'Wins when banker wins with a natural, or by 4 or more; a tie of naturals pushes.',
  ),
  option('B12', 'lucky-six', 'Lucky six', 'Wins when banker wins with 6.'),
  option('B13', 'two-card-lucky-six', 'Two-card lucky six', 'Wins when banker wins with 6 on two cards.'),
  option(
    'B14',
    'three-card-lucky-six',
    'Three-card lucky six',
    'Wins when banker wins with 6 on three cards.',
  ),
  option('B15', 'lucky-seven', 'Lucky seven', 'Wins when player wins with 7.'),
  option('B16', 'two-card-lucky-seven', 'Two-card lucky seven', 'Wins when player wins with 7 on two cards.'),
  option(
    'B17',
    'three-card-lucky-seven',
    'Three-card lucky seven',
    'Wins when player wins with 7 on three cards.',
  ),
  option('B18', 'super-lucky-seven', 'Super lucky seven', 'Wins when player wins with 7 while banker has 6.'),
];

export const OPTIONS = byId(ALL);

/** The title in English, from the rules or from the room's definition; the id if the room does not define the bet. */
export const titleIn = ({ bets = [] }: Pick<Room, 'bets'>, option: OptionId): string =>
  isKnownOption(option) ? OPTIONS[option].title : (bets.find(({ id }) => id === option)?.name.en ?? option);

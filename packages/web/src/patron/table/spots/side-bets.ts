// Which side bets a room shows on the felt, in reading and tab order, and how much space they take, which decides the
// size of the main spots.
import { isKnownOption, type OptionId } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { texts } from '@punto/language/catalogue';

const text = texts('table').spots;

const ORDER: readonly OptionId[] = [
  'player-pair',
  'player-natural',
  'player-bonus',
  'any-pair',
  'perfect-pair',
  'banker-pair',
  'banker-natural',
  'banker-bonus',
  'lucky-seven',
  'two-card-lucky-seven',
  'three-card-lucky-seven',
  'super-lucky-seven',
  'lucky-six',
  'two-card-lucky-six',
  'three-card-lucky-six',
];
/** With fewer there is one row, and no second page. */
const ONE_ROW = 8;

export const sideOptions = ({ offers }: Pick<Room, 'offers'>): readonly OptionId[] =>
  ORDER.filter((option) => offers.some((each) => each.option === option));

/** The bets that the room defines, in the order of its offers. */
export const ownOptions = ({ offers }: Pick<Room, 'offers'>): readonly OptionId[] =>
  offers.flatMap(({ option }) => (isKnownOption(option) ? [] : [option]));

/** Layout of the side bets: none, one row, or two pages. */
export const sideBets = (room: Pick<Room, 'offers'>): 'none' | 'row' | 'pages' => {
  const { length } = sideOptions(room);
  if (length === 0) return 'none';
  return length > ONE_ROW ? 'pages' : 'row';
};

/** Most of them are closed for the shoe, so they are collapsed. [L5] */
export const foldsSides = (resting: number, offered: number): boolean => resting > offered / 2;

/** `Thirteen side bets rest until the next shoe.` */
export const restingWords = (resting: number): string => text.resting({ resting });

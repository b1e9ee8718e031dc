// The arguments that several commands take, read and checked in one place, so that one mistake has one
// error message.
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import type { Card } from '@punto/engine/card';
import type { KnownScheduleId } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { ROOMS } from '@punto/engine/rooms';
import { SCHEDULES } from '@punto/engine/schedule';
import { parseCardList } from './card-list.ts';

/** The schedules in the order of the price list, which the command line calls options. */
export const ALL_OPTIONS: readonly KnownScheduleId[] = Object.values(SCHEDULES).map(({ id }) => id);

/** A parser for a whole number; `1e6` is one too. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = /^\d+(\.\d+)?(e\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(number) && number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It must be a whole number ${range}.`);
  };

/** A parser for a port to listen on; 0 is any free port. */
export const portNumber = wholeNumber(0, 65_535);

/** A parser that refuses an empty value, often that of an unset variable of a script: it would pass for an option that is not given. */
export const notEmpty =
  (what: string) =>
  (text: string): string => {
    if (text.trim() !== '') return text;
    throw new InvalidArgumentError(`It must be ${what}.`);
  };

export const cardsArgument = (text: string): readonly Card[] => {
  const read = parseCardList(text);
  if (read.ok) return read.cards;
  throw new InvalidArgumentError(`${read.says}.`);
};

const DECKS = 'decks in the full shoe, 1 to 8';

/** Without a default the option is absent where it was not given, and means 8: it may conflict with others. */
export const decksOption = () =>
  new Option('-d, --decks <n>', `${DECKS} (default: 8)`).argParser(wholeNumber(1, 8));

export const decksOptionWithDefault = (decks: number) =>
  new Option('-d, --decks <n>', DECKS).argParser(wholeNumber(1, 8)).default(decks);

export const roomOption = () =>
  new Option('-r, --room <id>', `the shoe of a room: ${Object.keys(ROOMS).join(', ')}`).argParser(
    (id: string): Room => {
      const room = Object.hasOwn(ROOMS, id) ? ROOMS[id] : undefined;
      if (room !== undefined) return room;
      throw new InvalidArgumentError(`The rooms are ${Object.keys(ROOMS).join(', ')}.`);
    },
  );

export const optionsOption = () =>
  new Option('-o, --options <ids>', 'only these options, between commas (default: all)').argParser(
    (text: string): readonly KnownScheduleId[] => {
      const asked = new Set(text.split(/[\s,]+/).filter((id) => id !== ''));
      const unknown = [...asked].find((id) => !ALL_OPTIONS.some((each) => each === id));
      if (unknown !== undefined) {
        throw new InvalidArgumentError(
          `There is no option "${unknown}"; there are ${ALL_OPTIONS.join(', ')}.`,
        );
      }
      if (asked.size === 0) throw new InvalidArgumentError(`Name some of ${ALL_OPTIONS.join(', ')}.`);
      return ALL_OPTIONS.filter((id) => asked.has(id));
    },
  );

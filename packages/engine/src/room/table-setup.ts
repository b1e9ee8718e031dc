// A table made from a room: the room's own proportions, at other limits and another pace.

import { mainLimits } from '../main-limits.ts';
import { type Minor, minor } from '../minor.ts';
import type { OptionId } from '../option-id.ts';
import type { Offer, Pace, Room, ShoeRules, TableSetup } from '../room.ts';
import { type CheckedTable, checkTable } from './room-check.ts';

export type TableChoices = {
  readonly table: string;
  readonly name: string;
  /** The name in other languages, by BCP 47 tag. */
  readonly names?: Readonly<Record<string, string>>;
  /**
   * Minimum and maximum of player and banker, each staked alone; what a player limit allows besides, and the other
   * options, keep the share of them they have in the room.
   */
  readonly limits?: { readonly minMinor: Minor; readonly maxMinor: Minor };
  /** The table limit; left out, it grows with the maximum. [L4] */
  readonly differentialMinor?: Minor | null;
  /** The player limit; left out, it grows with the maximum. [L4] */
  readonly patronDifferentialMinor?: Minor | null;
  readonly pace?: Partial<Pace>;
  /** Decks, and the cards behind the cut card. [S1] [S2] */
  readonly shoe?: Partial<Pick<ShoeRules, 'decks' | 'cutDepth'>>;
  /** The offered options of the room besides player, banker and tie; left out, all. [L3] */
  readonly options?: readonly OptionId[];
};

/** Offered at every table. */
const MAINS: readonly OptionId[] = ['player', 'banker', 'tie'];

/** Like `tryTable`, but throws on a setup with faults. */
export const makeTable = (room: Room, choices: TableChoices): TableSetup => {
  const made = tryTable(room, choices);
  if (made.ok) return made.table;
  const said = made.faults.map(({ path, says }) => `${path}: ${says}`);
  throw new Error(`table ${choices.table}: ${said.join('; ')}`);
};

/** Limits round down to the step, and chips above the maximum are left out. The faults are those of `checkTable`. */
export const tryTable = (room: Room, choices: TableChoices): CheckedTable =>
  checkTable(scaledTable(room, choices));

/** The same unchecked, to be spoken of: it may have faults. */
export const scaledTable = (of: Room, choices: TableChoices): TableSetup => {
  const room = withoutNames(of);
  const main = mainLimits(room);
  const limits = choices.limits ?? main;
  const toMin = scale(limits.minMinor, main.minMinor, room.stepMinor);
  const toMax = scale(limits.maxMinor, main.maxMinor, room.stepMinor);
  const chosen = (own: Minor | null | undefined, ofRoom: Minor | null): Minor | null =>
    own !== undefined ? own : ofRoom && toMax(ofRoom);
  return {
    ...room,
    table: choices.table,
    name: choices.name,
    ...withNames(room, choices),
    shoe: { ...room.shoe, ...choices.shoe },
    offers: room.offers
      .filter(({ option }) => isOffered(option, choices))
      .map(
        (offer): Offer => ({
          ...offer,
          minMinor: toMin(offer.minMinor),
          maxMinor: maximumOf(offer, toMax(offer.maxMinor), choices),
        }),
      ),
    differentialMinor: chosen(choices.differentialMinor, room.differentialMinor),
    patronDifferentialMinor: chosen(choices.patronDifferentialMinor, room.patronDifferentialMinor ?? null),
    chipsMinor: room.chipsMinor.filter((chip) => chip <= limits.maxMinor),
    pace: { ...room.pace, ...choices.pace },
  };
};

/** Drops the names of a table in other languages, since they belong to another table or to a former name. */
export const withoutNames = <S extends Pick<Room, 'translations'>>(setup: S): S =>
  setup.translations === undefined
    ? setup
    : {
        ...setup,
        translations: Object.fromEntries(
          Object.entries(setup.translations)
            .map(([tag, { name: _, ...words }]) => [tag, words] as const)
            .filter(([, words]) => Object.keys(words).length > 0),
        ),
      };

const withNames = (
  { translations }: Room,
  { names = {} }: TableChoices,
): Pick<TableSetup, 'translations'> => {
  const named = Object.entries(names).map(([tag, name]) => [tag, { ...translations?.[tag], name }]);
  return named.length === 0 ? {} : { translations: { ...translations, ...Object.fromEntries(named) } };
};

const isOffered = (option: OptionId, { options }: TableChoices): boolean =>
  options === undefined || MAINS.includes(option) || options.includes(option);

/** A side may take more than `limits` only where a player limit makes the two sides depend on each other. [L4] */
const maximumOf = (
  { option }: Offer,
  scaledMinor: Minor,
  { limits, patronDifferentialMinor }: TableChoices,
): Minor => {
  const isSide = option === 'player' || option === 'banker';
  const free = limits && isSide && patronDifferentialMinor === null;
  return free ? minor(Math.min(scaledMinor, limits.maxMinor)) : scaledMinor;
};

/** Products of two amounts may be beyond what a number counts exactly, so big integers do it. */
const scale =
  (to: Minor, from: Minor, step: Minor) =>
  (amount: Minor): Minor => {
    const exact = (BigInt(amount) * BigInt(to)) / BigInt(from);
    // Beyond this it is refused by the check anyway.
    const whole = Math.min(Number(exact), Number.MAX_SAFE_INTEGER);
    return minor(Math.max(step, whole - (whole % step)));
  };

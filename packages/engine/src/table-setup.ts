// A table made from a room: the room's own proportions, at other limits and another pace.
import { type Minor, minor } from './minor.ts';
import type { Offer, Pace, Room, TableSetup } from './room.ts';
import { type CheckedTable, checkTable } from './room-check.ts';

export type TableChoices = {
  readonly table: string;
  readonly name: string;
  /** Minimum and maximum of player and banker; other options keep the share of them they have in the room. */
  readonly limits?: { readonly minMinor: Minor; readonly maxMinor: Minor };
  /** Left out, it grows with the maximum. */
  readonly differentialMinor?: Minor | null;
  readonly pace?: Partial<Pace>;
};

/** As `tryTable`; throws on a setup with faults. */
export const makeTable = (room: Room, choices: TableChoices): TableSetup => {
  const made = tryTable(room, choices);
  if (made.ok) return made.table;
  const said = made.faults.map(({ path, says }) => `${path}: ${says}`);
  throw new Error(`table ${choices.table}: ${said.join('; ')}`);
};

/** Limits round down to the step, and chips above the maximum are left out. The faults are those of `checkTable`. */
export const tryTable = (room: Room, choices: TableChoices): CheckedTable => {
  const main = mainLimits(room);
  const limits = choices.limits ?? main;
  const toMin = scale(limits.minMinor, main.minMinor, room.stepMinor);
  const toMax = scale(limits.maxMinor, main.maxMinor, room.stepMinor);
  return checkTable({
    ...room,
    table: choices.table,
    name: choices.name,
    offers: room.offers.map(
      (offer): Offer => ({
        ...offer,
        minMinor: toMin(offer.minMinor),
        maxMinor: toMax(offer.maxMinor),
      }),
    ),
    differentialMinor:
      choices.differentialMinor !== undefined
        ? choices.differentialMinor
        : room.differentialMinor && toMax(room.differentialMinor),
    chipsMinor: room.chipsMinor.filter((chip) => chip <= limits.maxMinor),
    pace: { ...room.pace, ...choices.pace },
  });
};

/** The limits of player and banker, or of all options where neither is offered. */
const mainLimits = ({ offers }: Room): { readonly minMinor: Minor; readonly maxMinor: Minor } => {
  const sides = offers.filter(({ option }) => option === 'player' || option === 'banker');
  const measured = sides.length > 0 ? sides : offers;
  return {
    minMinor: minor(Math.min(...measured.map((offer) => offer.minMinor))),
    maxMinor: minor(Math.max(...measured.map((offer) => offer.maxMinor))),
  };
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

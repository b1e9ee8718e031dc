// The setup of the next round when a change was announced. A change takes effect when a round opens; definitions of bets, and the
// set of bets that are offered, change with the next shoe only, so that a bet never changes inside a shoe. [V] [B]
import { type RoomBet, roomBetOf, roomBets } from '@punto/engine/bet/room-bets';
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import type { Hex32 } from '@punto/engine/fairness/record';
import type { TableSetup } from '@punto/engine/room';
import type { OpenTable } from '../state.ts';

type Announced = Pick<OpenTable, 'setup' | 'nextSetup' | 'pastBets'>;

/** The setup of the next round; `newShoe`: it is the first round of a shoe. */
export const setupOfNextRound = ({ setup, nextSetup }: Announced, newShoe: boolean): TableSetup => {
  if (nextSetup === null) return setup;
  return newShoe || sameBets(setup, nextSetup) ? nextSetup : withinShoe(setup, nextSetup);
};

/** The fields of a table after a round opened: the setup in force, a change still pending, and definitions no more in force. */
export const setupAtOpening = (
  table: Announced,
  newShoe: boolean,
): Pick<OpenTable, 'setup' | 'nextSetup' | 'pastBets'> => {
  const setup = setupOfNextRound(table, newShoe);
  if (table.nextSetup === null) return { setup, nextSetup: null };
  if (setup !== table.nextSetup) return { setup, nextSetup: table.nextSetup };
  const past = replaced(table, setup);
  return { setup, nextSetup: null, ...(past.length === 0 ? {} : { pastBets: past }) };
};

const sameBets = (one: TableSetup, other: TableSetup): boolean =>
  (one.bets === undefined && other.bets === undefined) ||
  JSON.stringify([one.bets ?? [], payers(one)]) === JSON.stringify([other.bets ?? [], payers(other)]);

/** The bets of the room that are offered, with the schedule of each. */
const payers = ({ offers, bets = [] }: TableSetup): readonly string[] =>
  offers.flatMap(({ option, schedule }) =>
    bets.some(({ id }) => id === schedule) ? [`${option} ${schedule}`] : [],
  );

/** Takes all other rules and the limits of offered bets from `next`. */
const withinShoe = ({ bets, offers, commissionModes }: TableSetup, next: TableSetup): TableSetup => {
  const { bets: _, ...others } = next;
  return {
    ...others,
    commissionModes,
    ...(bets === undefined ? {} : { bets }),
    offers: offers.map((offer) => {
      const limits = next.offers.find(({ option }) => option === offer.option);
      return limits ? { ...offer, minMinor: limits.minMinor, maxMinor: limits.maxMinor } : offer;
    }),
  };
};

/** Adds the definitions that `next` replaces to the past ones: records name them by their hash. */
const replaced = ({ setup, pastBets = [] }: Announced, next: TableSetup): readonly WrittenBet[] => {
  const known = new Set(
    [...pastBets.map((bet) => roomBetOf(bet)), ...roomBets(next.bets).values()].map(({ hash }) => hash),
  );
  return [
    ...pastBets,
    ...(setup.bets ?? []).filter((bet) => {
      const hash = roomBets(setup.bets).get(bet.id)?.hash;
      return hash !== undefined && !known.has(hash);
    }),
  ];
};

/** The definition with this hash, in force or past; `null`: this table never had it. */
export const definitionOf = (
  { setup, pastBets = [] }: Pick<OpenTable, 'setup' | 'pastBets'>,
  hash: Hex32,
): RoomBet | null => {
  const inForce = [...roomBets(setup.bets).values()].find((bet) => bet.hash === hash);
  return inForce ?? pastBets.map((bet) => roomBetOf(bet)).find((bet) => bet.hash === hash) ?? null;
};

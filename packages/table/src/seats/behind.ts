// Bets behind a seat, as the state keeps them: who bets behind which seat, with which amount and for how long. The bets
// themselves are tickets of their patrons, placed when betting closes (`place-behind.ts`). [V6]
import { type Minor, minor, ZERO } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { BehindEnd, BehindNews } from '../act.ts';
import type { PatronId } from '../ids.ts';
import type { Behind, OpenTable, Seating, Stakes } from '../state.ts';
import { type Ticket, totalOf } from '../ticket.ts';

type Bets = Stakes['bets'];

/** The options that are staked behind a seat when its patron has a stake on them. */
export const FOLLOWED = ['player', 'banker', 'tie'] as const satisfies readonly OptionId[];

/** The largest number of patrons behind one seat: this many more accounts are locked when betting closes. */
export const MOST_BEHIND = 50;

/** Whether the patron of the seat lets others bet behind it. */
export const allowsBehind = (seating: Seating | null, seat: string): boolean =>
  seating?.seats[seat]?.behind === true;

/** Patrons who bet behind the seat, in the order in which they began. */
export const behindSeat = (seating: Seating | null, seat: string): readonly Behind[] =>
  (seating?.behind ?? []).filter((each) => each.seat === seat);

/** Behind which seat the patron bets. */
export const behindOf = (seating: Seating | null, patron: PatronId): Behind | null =>
  seating?.behind?.find((each) => each.patron === patron) ?? null;

/** What the patron has staked otherwise than behind a seat. */
export const ownBets = ({ bets, behind }: Stakes): Bets => {
  if (!behind) return bets;
  const own: { -readonly [K in keyof Bets]: Bets[K] } = { ...bets };
  for (const { option, stakeMinor } of behind.bets) {
    const rest = minor((own[option] ?? ZERO) - stakeMinor);
    if (rest > 0) own[option] = rest;
    else delete own[option];
  }
  return own;
};

/** Whether the patron has staked otherwise than behind a seat. */
export const hasOwnBets = (stakes: Stakes | undefined): boolean =>
  stakes !== undefined && Object.keys(ownBets(stakes)).length > 0;

/** The patron bets behind the seat from now on, and behind no other. */
export const beginBehind = (seating: Seating, begun: Behind): Seating => ({
  ...withoutNews(seating, begun.patron),
  behind: [...(seating.behind ?? []).filter(({ patron }) => patron !== begun.patron), begun],
});

/** The patron bets behind no seat; `news`: why, if it was not the patron's own wish. */
export const endBehind = (seating: Seating, patron: PatronId, news: BehindNews['news'] | null): Seating => {
  const ended = behindOf(seating, patron);
  if (!ended) return seating;
  const { behind = [], ...rest } = seating;
  const others = behind.filter((each) => each !== ended);
  const left = others.length > 0 ? { ...rest, behind: others } : rest;
  return news ? withNews(left, patron, { seat: ended.seat, news }) : withoutNews(left, patron);
};

/** All bets behind the seat end. */
export const endAllBehind = (seating: Seating, seat: string, ended: BehindEnd): Seating =>
  behindSeat(seating, seat).reduce((all, { patron }) => endBehind(all, patron, { ended }), seating);

/** Allows bets behind the seat, or forbids them. */
export const allowBehind = (seating: Seating, seat: string, allowed: boolean): Seating => {
  const taken = seating.seats[seat];
  if (!taken) return seating;
  const { behind: _, ...plain } = taken;
  const seats = { ...seating.seats, [seat]: allowed ? { ...plain, behind: true as const } : plain };
  return allowed ? { ...seating, seats } : endAllBehind({ ...seating, seats }, seat, 'forbidden');
};

/** Ends all bets behind seats: the house offers none from this round on. */
export const forbidBehind = (seating: Seating): Seating =>
  Object.keys(seating.seats).reduce((all, seat) => allowBehind(all, seat, false), seating);

/** A ticket was placed behind a seat: rounds and coins of it are used up. */
export const countBehind = (seating: Seating, { patron, bets }: Ticket): Seating => {
  const now = behindOf(seating, patron);
  if (!now) return seating;
  const roundsLeft = now.roundsLeft === null ? null : now.roundsLeft - 1;
  const totalLeftMinor = now.totalLeftMinor === null ? null : minor(now.totalLeftMinor - totalOf(bets));
  if (roundsLeft === 0) return endBehind(seating, patron, { ended: 'rounds' });
  if (totalLeftMinor !== null && totalLeftMinor < now.stakeMinor)
    return endBehind(seating, patron, { ended: 'total' });
  const next = { ...now, roundsLeft, totalLeftMinor };
  return { ...seating, behind: seating.behind?.map((each) => (each === now ? next : each)) ?? [] };
};

/** The patron's news about bets behind a seat in this round; the latest replaces the one before. */
export const withNews = (seating: Seating, patron: PatronId, { seat, news }: BehindNews): Seating => ({
  ...seating,
  behindNews: [
    ...(seating.behindNews ?? []).filter((each) => each.patron !== patron),
    { patron, seat, news },
  ],
});

const withoutNews = (seating: Seating, patron: PatronId): Seating => {
  const { behindNews = [], ...rest } = seating;
  const others = behindNews.filter((each) => each.patron !== patron);
  return others.length > 0 ? { ...rest, behindNews: others } : rest;
};

/** News are of one round. */
export const withoutAnyNews = ({ behindNews: _, ...rest }: Seating): Seating => rest;

/** What of the patron's stakes in the round is behind a seat; empty: nothing. */
export const stakedBehind = (own: Stakes | undefined, { behind, bets }: Ticket): Pick<Stakes, 'behind'> => {
  if (behind !== undefined) return { behind: { seat: behind, bets } };
  return own?.behind ? { behind: own.behind } : {};
};

/** How many patrons bet behind the seat, and with how much together; `null`: its patron does not allow it. */
export const behindView = (
  seating: Seating,
  seat: string,
): { readonly patrons: number; readonly stakeMinor: Minor } | null => {
  if (!allowsBehind(seating, seat)) return null;
  const all = behindSeat(seating, seat);
  return { patrons: all.length, stakeMinor: minor(all.reduce((sum, each) => sum + each.stakeMinor, 0)) };
};

/** What the patron's own view has of it: the bets behind a seat, and what became of them in this round. */
export const ownBehindView = (
  { seating, round }: OpenTable,
  patron: PatronId,
): { readonly behind?: Omit<Behind, 'patron'>; readonly behindNews?: BehindNews } => {
  const behind = behindOf(seating, patron);
  const told = seating?.behindNews?.find((each) => each.patron === patron);
  const view: { behind?: Omit<Behind, 'patron'>; behindNews?: BehindNews } = {};
  if (behind) {
    const { patron: _, ...shown } = behind;
    view.behind = shown;
  }
  if (told && round && !round.cancelled) view.behindNews = { seat: told.seat, news: told.news };
  return view;
};

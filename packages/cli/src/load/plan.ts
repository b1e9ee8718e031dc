// What a load run plays: the number of patrons, tables and rounds, and when in a round the tickets are sent. The tables
// are made for it: their betting time follows from the tickets of a round and the requested rate.
import { coins } from '@punto/engine/minor';
import type { Pace } from '@punto/engine/room';
import { publishedIds } from '@punto/server/rooms/shipped-bets';
import { Misuse } from '../failure.ts';

/** All in the last moments before betting closes, as people do, or evenly while betting is open. */
export const BURSTS = ['closing', 'even'] as const;
export type Burst = (typeof BURSTS)[number];

/** A round of a second or two, or one as at a real table. */
export const PACES = ['fast', 'live'] as const;
export type PaceName = (typeof PACES)[number];

export type Plan = {
  readonly patrons: number;
  /** Patrons who watch and never stake. */
  readonly watchers: number;
  readonly tables: number;
  /** Rounds played at each table; 0: the patrons only watch. */
  readonly rounds: number;
  /** Rounds before these, played and checked but not measured: code is slower in its first runs. */
  readonly warmUp: number;
  /** Tickets of each patron in each round, and bets of each ticket. */
  readonly tickets: number;
  readonly bets: number;
  /** Published bets that each table offers besides the options of the rules. */
  readonly ownBets: number;
  /** Limits that each patron sets before the first round. */
  readonly limits: number;
  readonly burst: Burst;
  /** Tickets per second, all tables together. */
  readonly rate: number;
  readonly pace: PaceName;
  /** Seconds of the idle phase before the first ticket. */
  readonly idleSeconds: number;
  readonly seed: number;
};

/** The last tickets are sent this long before betting closes, so that they are in time. */
export const MARGIN_MS = 100;
/** Least time from the opening to the first ticket, so that every patron has received the opening. */
const LEAD_MS = 250;
const SHORTEST_SPAN_MS = 50;

const FAST: Omit<Pace, 'bettingMs'> = {
  shufflingMs: 100,
  closedMs: 20,
  cardMs: 20,
  // Longer than the interval of updates, so that the last card is sent before the result.
  thirdCardMs: 80,
  resultMs: 250,
};
/** Duration of a round without betting, with four cards. */
const DEALING_MS = FAST.closedMs + 4 * FAST.cardMs + FAST.thirdCardMs + FAST.resultMs;

/** Duration of sending the tickets of one round at the requested rate. */
export const spanMs = ({ patrons, tickets, rate }: Plan): number =>
  Math.max(SHORTEST_SPAN_MS, Math.ceil((patrons * tickets * 1000) / rate));

/** Throws `Misuse` if the options contradict each other. */
export const checkPlan = (plan: Plan): void => {
  const { patrons, watchers, tables, burst, rate, tickets, rounds } = plan;
  if (patrons + watchers < tables) {
    throw new Misuse(`--tables: ${tables} tables need at least as many --patrons, and there are ${patrons}`);
  }
  if (rounds > 0 && burst === 'even' && spanMs(plan) < DEALING_MS + LEAD_MS) {
    const least = Math.ceil((rate * (DEALING_MS + LEAD_MS)) / 1000 / Math.max(1, patrons));
    throw new Misuse(
      `--rate: ${patrons * tickets} tickets a round are placed too soon for a steady ${rate} a second; ` +
        `ask for --tickets ${least} or more, or for more --patrons`,
    );
  }
};

/** The betting window of a table made for the plan. */
const bettingMs = (plan: Plan): number =>
  plan.burst === 'closing' ? LEAD_MS + spanMs(plan) + MARGIN_MS : spanMs(plan) - DEALING_MS + MARGIN_MS;

/** When the tickets of a round are sent, given when it opened and closes. */
export const sendingTime = (
  plan: Plan,
  openedAt: number,
  closesAt: number,
): { from: number; until: number } => {
  const until = closesAt - MARGIN_MS;
  const from = plan.burst === 'closing' ? Math.max(openedAt, until - spanMs(plan)) : openedAt;
  return { from: Math.min(from, until), until };
};

/** These return less than 75 % of the stakes, and no room may offer them. [B-18] */
const NOT_OFFERED: readonly string[] = ['super-sevens', 'super-six-12', 'tiger-tie'];

/** The published bets that a room can have. */
export const offeredBets = (): readonly string[] => publishedIds().filter((id) => !NOT_OFFERED.includes(id));

const ownBetsOf = ({ ownBets }: Plan): object => {
  if (ownBets === 0) return {};
  const bets = offeredBets().slice(0, ownBets);
  const limits = { minMinor: coins(1), maxMinor: coins(1_000_000) };
  return { bets, offers: Object.fromEntries(bets.map((id) => [id, limits])) };
};

/**
 * A room file with the tables of the plan. With the burst `even` they begin one after the other, so that betting is always
 * open at some.
 */
export const roomOf = (plan: Plan): object => ({
  from: 'live-eight-deck',
  id: 'load',
  title: 'Load',
  ...ownBetsOf(plan),
  tables: Array.from({ length: plan.tables }, (_, i) => ({
    table: `load-${i + 1}`,
    name: `Load ${i + 1}`,
    limits: { minMinor: coins(1), maxMinor: coins(1_000_000) },
    differentialMinor: coins(1_000_000_000),
    patronDifferentialMinor: null,
    ...(plan.pace === 'live' ? {} : { pace: paceOf(plan, i) }),
  })),
});

const paceOf = (plan: Plan, index: number): Pace => {
  const betting = bettingMs(plan);
  const turn = plan.burst === 'even' ? Math.round(((betting + DEALING_MS) * index) / plan.tables) : 0;
  return { ...FAST, bettingMs: betting, shufflingMs: FAST.shufflingMs + turn };
};

/** The run fails after this time without progress. */
export const stallMs = (plan: Plan): number => (plan.pace === 'live' ? 120_000 : bettingMs(plan) + 30_000);

// The least amount of work of a valid run of evenings, about a third of that of typical runs: at least one of each deed in
// so many evenings.
import type { Minimum, Never } from '@punto/server/test/support/deeds/minimums';
import { minimums } from '../minimums.ts';

type OneIn = Readonly<Record<string, number>>;

/** Fewer evenings than these are judged by nothing: what one patron does may be all there is of a deed. */
export const FEWEST_EVENINGS = 150;
/**
 * Eight deployments of 400 patrons. What a deployment has at all is drawn once for its 400 evenings: the date it begins at, a table
 * with seats, the faults of its nodes. Of 24 deployments five had no end of a month.
 */
const OF_DEPLOYMENTS = 3_000;

const after = (evenings: number, area: string, oneIn: OneIn): readonly Minimum[] =>
  minimums('evenings', area, oneIn).map((each) => ({ ...each, after: evenings }));

/** What every deployment does. */
const always = (area: string, oneIn: OneIn) => after(FEWEST_EVENINGS, area, oneIn);
/** What only some deployments do. */
const sometimes = (area: string, oneIn: OneIn) => after(OF_DEPLOYMENTS, area, oneIn);

export const EVENING_MINIMUMS: readonly (Minimum | Never)[] = [
  { never: 'ticket: refused: suspended' },
  ...always('ticket', {
    accepted: 0.5,
    'accepted within limits': 0.5,
    'accepted exactly at the limit': 4,
    'accepted at two tables': 1.2,
    'refused by one coin': 5,
    'refused: excluded': 20,
    'refused: loss-day': 8,
    'refused: loss-week': 12,
    'refused: loss-month': 15,
    'refused: stake-day': 7,
    'refused: stake-week': 10,
    'refused: stake-month': 12,
    'refused: time-out': 13,
    'refused: staked-elsewhere': 5,
  }),
  ...always('tightened', {
    'tried at a node within a second': 1.3,
  }),
  ...always('change', {
    'set-limit done': 1,
    'confirm-rise done': 24,
    'confirm-rise too-early': 36,
    'withdraw-rise done': 60,
    'set-reality-check done': 4,
    'take-time-out done': 35,
    'exclude done': 80,
  }),
  ...always('top-up', {
    done: 5,
    'refused: own-limit': 20,
    'refused: excluded': 200,
  }),
  ...always('window ended', {
    day: 2,
  }),
  ...always('run', {
    'table moves': 80,
    'starts of nodes': 160,
  }),
  ...always('fault', {
    'answer of the database lost': 70,
    'begin fails': 160,
    'commit done and not told': 80,
    'commit fails': 80,
    'database connection breaks': 110,
    'database late': 2,
    'slow commit': 80,
    'wire doubled': 30,
    'wire late': 4,
    'wire lost': 30,
  }),
  ...sometimes('ticket', {
    'refused: time-day': 60,
    'refused: time-week': 70,
    'refused: time-month': 50,
    'refused: reality-check': 150,
  }),
  ...sometimes('change', {
    'answer-reality-check done': 400,
  }),
  ...sometimes('act', {
    'take-seat done': 100,
    'take-seat excluded': 400,
    'take-seat time-out': 400,
    'bet-behind done': 15,
    'bet-behind excluded': 400,
    'bet-behind time-out': 400,
  }),
  ...sometimes('window ended', {
    week: 4,
    month: 6,
  }),
  ...sometimes('fault', {
    'clock of a node set': 2_000,
    'database frozen': 2_000,
    'database killed': 2_000,
    'decided and not committed': 350,
    'node cut off from the database': 3_000,
    'node cut off from the others': 3_000,
    'node frozen': 3_000,
    'node killed': 1_500,
    'node stopped gracefully': 1_500,
    'request doubled': 35,
    'statement fails': 550,
    'table taken from a dead node': 800,
    'transaction that stood still undone': 500,
  }),
];

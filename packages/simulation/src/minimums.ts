// What a run of the simulation must have done to count, about a fifth of the typical figures. A new act or fault
// needs one more line here. Minimums of things that only some tables have are relative to the rounds of those tables.
import type { Minimum, Never } from '@punto/server/test/support/deeds/minimums';
import { CONTRACT } from './wire/wire-check.ts';

type OneIn = Readonly<Record<string, number>>;

export const minimums = (per: string, area: string, oneIn: OneIn): readonly Minimum[] =>
  Object.entries(oneIn).map(([what, each]) => ({
    what: `${area}: ${what}`,
    per: `run: ${per}`,
    oneIn: each,
  }));

/** Minimums of deployments of one process and of several nodes. */
export const COMMON: readonly (Minimum | Never)[] = [
  { never: 'shape: ' },
  ...minimums('rounds', 'ticket', { accepted: 4, 'refused: own-limit': 60 }),
  ...minimums('shoes proved', 'run', { 'values of patrons in them': 6 }),
  ...minimums('rounds at shared tables', 'event', {
    RoundVoided: 350,
    RoundResettled: 170,
    RoundCancelled: 220,
  }),
  ...minimums('rounds at shared tables', 'floor', {
    'cancel-round done': 250,
    'change-limits done': 90,
    'close-table done': 320,
    'pause done': 90,
    'reinstate done': 190,
    'reopen-table done': 350,
    'resume done': 140,
    'set-manual done': 100,
    'suspend done': 190,
  }),
  ...minimums('rounds dealt by a person', 'floor', {
    'correct-card done': 50,
    'cut-card done': 60,
    'enter-card done': 2,
    'take-back done': 20,
    'take-post done': 150,
  }),
  ...minimums('rounds with seats', 'event', {
    SeatTaken: 25,
    ShoeOffered: 40,
    ShoeAccepted: 60,
    BehindAllowed: 20,
    BehindBegun: 10,
    'ticket behind a seat': 35,
  }),
  ...minimums('rounds with own bets', 'event', { 'ticket with own bets': 10 }),
  ...minimums('rounds with squeezed cards', 'event', { SqueezeBegun: 15, SqueezeGivenUp: 40 }),
  ...minimums('rounds with squeezed cards', 'act', { 'turn-card done': 35 }),
];

/** Every message of the AsyncAPI document; the simulation must send each new one. */
const MESSAGES: readonly Minimum[] = CONTRACT.messages.map((name) => ({
  what: `message: ${name}`,
  per: 'run: rounds',
  oneIn: 1_000,
}));

export const MINIMUMS: readonly (Minimum | Never)[] = [
  ...COMMON,
  ...MESSAGES,
  ...minimums('rounds', 'event', { 'RoundSettled written before it is due': 10 }),
  {
    what: ['floor: approve done', 'floor: decline done'],
    per: 'run: rounds at shared tables',
    oneIn: 600,
  },
  ...minimums('rounds', 'reconnected', {
    'after closed by the server': 15,
    'after link cut': 35,
    'after link silent': 40,
    'after process gone': 15,
    'after process gone without a word': 30,
  }),
  ...minimums('rounds', 'fault', {
    'answer lost': 110,
    'link cut': 50,
    'link silent': 50,
    'message about money doubled': 40,
    'message about money lost with its link': 150,
    'message doubled': 10,
    'message in pieces': 4,
    'message late': 6,
    'message lost': 15,
    'patron asleep': 50,
    'patron vanishes': 60,
    'request lost': 70,
    'slow reader': 50,
  }),
  ...minimums('rounds', 'fault', {
    'answer late': 4,
    'begin fails': 110,
    'clock set back': 50,
    'clock set forward': 50,
    'commit done and not told': 80,
    'commit fails': 100,
    'commit written and not flushed': 80,
    'crash after a commit that was not told': 200,
    'crash before a commit': 300,
    'crash between two steps': 200,
    'crash inside a transaction': 1_500,
    'disk full': 50,
    'disk unreadable': 100,
    'graceful stop': 200,
    'machine frozen': 50,
    'other rules after a stop': 200,
    'power cut in a commit': 150,
    'question late': 4,
    'read fails': 500,
    'read fails inside a correction': 200,
    'read fails inside a transaction': 60,
    'slow commit': 25,
    'slow reader let go': 2_000,
    'statement fails': 450,
    'told to be busy': 100,
    'write refused by a full disk': 40,
  }),
];

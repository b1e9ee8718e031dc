// From raw data to a room that can be dealt and paid. First every field by itself; once all can be read, what
// they contradict in one another. A fault says what to change. [V]
import { parseBet } from '../bet/parse-bet.ts';
import { writeBet } from '../bet/write-bet.ts';
import type { WrittenBet } from '../condition/written-bet.ts';
import { minor } from '../minor.ts';
import { COMMISSION_MODES } from '../option-id.ts';
import { type Fault, newReader, type Reader } from '../reader.ts';
import {
  ACROSS_CURRENCIES,
  AFTER_CUT,
  BURN_CUSTOMS,
  CLOTHS,
  CONFIRMS,
  type Offer,
  ON_TIE,
  type Pace,
  type Room,
  type RoomWords,
  type SeatRules,
  type TableSetup,
} from '../room.ts';
import { CARDS_IN_DECK } from '../shoe.ts';
import { OUTCOMES } from '../side.ts';
import { contradictions } from './room-contradictions.ts';

export type { Fault } from '../reader.ts';

export type Faulty = { readonly ok: false; readonly faults: readonly Fault[] };
export type CheckedRoom = { readonly ok: true; readonly room: Room } | Faulty;
export type CheckedTable = { readonly ok: true; readonly table: TableSetup } | Faulty;

const MOST_DECKS = 8;
/** No shoe of eight decks has as many. */
const MOST_IDLE_ROUNDS = 200;
const LONGEST_PHASE_MS = 10 * 60_000;
/** The largest amount in minor units with which the largest payout is still an exact integer. [L1] */
const LARGEST_AMOUNT = 1_000_000_000_000;
const MOST_IN_A_ROW = 50;

/** Fields that a room has not are left behind. */
export const checkRoom = (data: unknown): CheckedRoom => {
  const reader = newReader();
  const room = readRoom(reader, reader.record('room', data));
  const faults = faultsOf(reader, room);
  return faults.length === 0 ? { ok: true, room } : { ok: false, faults };
};

/** Checks like `checkRoom`, and the table's own id and name. */
export const checkTable = (data: unknown): CheckedTable => {
  const reader = newReader();
  const fields = reader.record('table setup', data);
  const table = {
    ...readRoom(reader, fields),
    table: reader.word('table', fields.table),
    name: reader.text('name', fields.name),
  };
  const faults = faultsOf(reader, table);
  return faults.length === 0 ? { ok: true, table } : { ok: false, faults };
};

const faultsOf = (reader: Reader, room: Room): readonly Fault[] =>
  reader.faults.length > 0 ? reader.faults : contradictions(room);

const readRoom = (reader: Reader, data: Readonly<Record<string, unknown>>): Room => {
  const { record, list, text, word, whole, oneOf } = reader;
  const labels = record('labels', data.labels);
  const shoe = record('shoe', data.shoe);
  return {
    id: word('id', data.id),
    title: text('title', data.title),
    cloth: oneOf('cloth', data.cloth, CLOTHS),
    labels: {
      player: text('labels.player', labels.player),
      banker: text('labels.banker', labels.banker),
      tie: text('labels.tie', labels.tie),
    },
    shoe: {
      decks: whole('shoe.decks', shoe.decks, 1, MOST_DECKS),
      burn: oneOf('shoe.burn', shoe.burn, BURN_CUSTOMS),
      cutDepth:
        shoe.cutDepth === null ? null : whole('shoe.cutDepth', shoe.cutDepth, 0, MOST_DECKS * CARDS_IN_DECK),
      afterCut: oneOf('shoe.afterCut', shoe.afterCut, AFTER_CUT),
    },
    offers: list('offers', data.offers).map((raw, i) => readOffer(reader, `offers[${i}]`, raw)),
    commissionModes: list('commissionModes', data.commissionModes).map((mode, i) =>
      oneOf(`commissionModes[${i}]`, mode, COMMISSION_MODES),
    ),
    differentialMinor:
      data.differentialMinor === null
        ? null
        : minor(whole('differentialMinor', data.differentialMinor, 1, LARGEST_AMOUNT)),
    ...(data.patronDifferentialMinor === undefined || data.patronDifferentialMinor === null
      ? {}
      : {
          patronDifferentialMinor: minor(
            whole('patronDifferentialMinor', data.patronDifferentialMinor, 1, LARGEST_AMOUNT),
          ),
        }),
    stepMinor: minor(whole('stepMinor', data.stepMinor, 1, LARGEST_AMOUNT)),
    chipsMinor: list('chipsMinor', data.chipsMinor).map((chip, i) =>
      minor(whole(`chipsMinor[${i}]`, chip, 1, LARGEST_AMOUNT)),
    ),
    pace: readPace(reader, data.pace),
    ...(data.bets === undefined ? {} : { bets: readBets(reader, data.bets) }),
    ...readCustoms(reader, data),
  };
};

/** Normalises the definitions, so that equal ones become the same text. */
const readBets = (reader: Reader, raw: unknown): readonly WrittenBet[] =>
  reader.list('bets', raw).flatMap((data, i) => {
    const parsed = parseBet(data);
    if (parsed.ok) return [writeBet(parsed.bet)];
    const within = (path: string): string => (path === '' ? `bets[${i}]` : `bets[${i}].${path}`);
    reader.faults.push(...parsed.faults.map((fault) => ({ ...fault, path: within(fault.path) })));
    return [];
  });

/** Optional parts of a room. */
const readCustoms = (reader: Reader, data: Readonly<Record<string, unknown>>) => {
  const { record, whole, oneOf } = reader;
  const when = <T>(field: string, read: (value: unknown) => T): { readonly [K in typeof field]?: T } =>
    data[field] === undefined ? {} : { [field]: read(data[field]) };
  return {
    ...when('language', (value) => reader.language('language', value)),
    ...when('translations', (value) => readTranslations(reader, value)),
    ...when('squeeze', (value) => ({
      turnMs: whole('squeeze.turnMs', record('squeeze', value).turnMs, 1000, LONGEST_PHASE_MS),
    })),
    ...when('seats', (value) => readSeats(reader, value)),
    ...when('dealing', (value) => oneOf('dealing', value, ['person'])),
    ...when('solo', (value) => reader.yes('solo', value)),
    ...when('mains', (value) => oneOf('mains', value, ['one'])),
    ...when('printed', (value) => oneOf('printed', value, ['for-one'])),
    ...when('advantages', (value) => reader.yes('advantages', value)),
    ...when('confirm', (value) => oneOf('confirm', value, CONFIRMS)),
    ...when('acrossCurrencies', (value) => oneOf('acrossCurrencies', value, ACROSS_CURRENCIES)),
    ...when('tags', (value) => {
      const tags = record('tags', value);
      return {
        streakFrom: whole('tags.streakFrom', tags.streakFrom, 2, MOST_IN_A_ROW),
        chopFrom: whole('tags.chopFrom', tags.chopFrom, 2, MOST_IN_A_ROW),
      };
    }),
  };
};

const readTranslations = ({ record, text, language }: Reader, raw: unknown) => {
  const read = ([tag, value]: readonly [string, unknown]): [string, RoomWords] => {
    const path = `translations.${tag}`;
    const words = record(path, value);
    const labels = Object.entries(words.labels === undefined ? {} : record(`${path}.labels`, words.labels));
    const known = labels.filter(([outcome]) => OUTCOMES.some((each) => each === outcome));
    return [
      language(path, tag),
      {
        ...(words.title === undefined ? {} : { title: text(`${path}.title`, words.title) }),
        ...(words.name === undefined ? {} : { name: text(`${path}.name`, words.name) }),
        ...(known.length === 0
          ? {}
          : {
              labels: Object.fromEntries(
                known.map(([outcome, label]) => [outcome, text(`${path}.labels.${outcome}`, label)]),
              ),
            }),
      },
    ];
  };
  return Object.fromEntries(Object.entries(record('translations', raw)).map(read));
};

const readSeats = ({ record, list, text, whole, oneOf, yes }: Reader, raw: unknown): SeatRules => {
  const seats = record('seats', raw);
  return {
    labels: list('seats.labels', seats.labels).map((label, i) => text(`seats.labels[${i}]`, label)),
    offerMs: whole('seats.offerMs', seats.offerMs, 1, LONGEST_PHASE_MS),
    dealMs: whole('seats.dealMs', seats.dealMs, 1, LONGEST_PHASE_MS),
    keepMs: whole('seats.keepMs', seats.keepMs, 0, LONGEST_PHASE_MS),
    onTie: oneOf('seats.onTie', seats.onTie, ON_TIE),
    ...(seats.idleRounds === undefined
      ? {}
      : { idleRounds: whole('seats.idleRounds', seats.idleRounds, 1, MOST_IDLE_ROUNDS) }),
    ...(seats.noBetsBehind === undefined
      ? {}
      : { noBetsBehind: yes('seats.noBetsBehind', seats.noBetsBehind) }),
  };
};

const readOffer = ({ record, whole, option }: Reader, path: string, raw: unknown): Offer => {
  const data = record(path, raw);
  return {
    option: option(`${path}.option`, data.option),
    schedule: option(`${path}.schedule`, data.schedule),
    minMinor: minor(whole(`${path}.minMinor`, data.minMinor, 1, LARGEST_AMOUNT)),
    maxMinor: minor(whole(`${path}.maxMinor`, data.maxMinor, 1, LARGEST_AMOUNT)),
    until: data.until === null ? null : whole(`${path}.until`, data.until, 1),
  };
};

const readPace = ({ record, whole }: Reader, raw: unknown): Pace => {
  const data = record('pace', raw);
  const ms = (name: keyof Pace): number => whole(`pace.${name}`, data[name], 1, LONGEST_PHASE_MS);
  const least = data.leastBettingMs;
  return {
    shufflingMs: ms('shufflingMs'),
    bettingMs: ms('bettingMs'),
    ...(least === undefined
      ? {}
      : { leastBettingMs: whole('pace.leastBettingMs', least, 0, LONGEST_PHASE_MS) }),
    closedMs: ms('closedMs'),
    cardMs: ms('cardMs'),
    thirdCardMs: ms('thirdCardMs'),
    resultMs: ms('resultMs'),
  };
};

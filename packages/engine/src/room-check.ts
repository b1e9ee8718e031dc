// From raw data to a room that can be dealt and paid. First every field by itself; once all can be read, what
// they contradict in one another. A fault says what to change. [V]
import { minor } from './minor.ts';
import { COMMISSION_MODES, OPTION_IDS, SCHEDULE_IDS } from './option-id.ts';
import { type Fault, newReader, type Reader } from './reader.ts';
import {
  AFTER_CUT,
  BURN_CUSTOMS,
  CLOTHS,
  type Offer,
  ON_TIE,
  type Pace,
  type Room,
  type SeatRules,
  type TableSetup,
} from './room.ts';
import { SCHEDULES } from './schedule.ts';
import { CARDS_IN_DECK, LEAST_CUT_DEPTH, MOST_BURNT } from './shoe.ts';

export type { Fault } from './reader.ts';

export type Faulty = { readonly ok: false; readonly faults: readonly Fault[] };
export type CheckedRoom = { readonly ok: true; readonly room: Room } | Faulty;
export type CheckedTable = { readonly ok: true; readonly table: TableSetup } | Faulty;

const MOST_DECKS = 8;
const LONGEST_PHASE_MS = 10 * 60_000;
const MOST_SEATS = 14;
const MOST_IN_A_ROW = 50;

/** Fields that a room has not are left behind. */
export const checkRoom = (data: unknown): CheckedRoom => {
  const reader = newReader();
  const room = readRoom(reader, reader.record('room', data));
  const faults = faultsOf(reader, room);
  return faults.length === 0 ? { ok: true, room } : { ok: false, faults };
};

/** As `checkRoom`, with the table's own id and name. */
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
  reader.faults.length > 0
    ? reader.faults
    : [shoeFaults, offerFaults, modeFaults, amountFaults, customFaults].flatMap((faults) => faults(room));

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
        shoe.cutDepth === null ? null : whole('shoe.cutDepth', shoe.cutDepth, 1, MOST_DECKS * CARDS_IN_DECK),
      afterCut: oneOf('shoe.afterCut', shoe.afterCut, AFTER_CUT),
    },
    offers: list('offers', data.offers).map((raw, i) => readOffer(reader, `offers[${i}]`, raw)),
    commissionModes: list('commissionModes', data.commissionModes).map((mode, i) =>
      oneOf(`commissionModes[${i}]`, mode, COMMISSION_MODES),
    ),
    differentialMinor:
      data.differentialMinor === null ? null : minor(whole('differentialMinor', data.differentialMinor, 1)),
    stepMinor: minor(whole('stepMinor', data.stepMinor, 1)),
    chipsMinor: list('chipsMinor', data.chipsMinor).map((chip, i) =>
      minor(whole(`chipsMinor[${i}]`, chip, 1)),
    ),
    pace: readPace(reader, data.pace),
    ...readCustoms(reader, data),
  };
};

/** What a room has only when it says so. */
const readCustoms = (reader: Reader, data: Readonly<Record<string, unknown>>) => {
  const { record, whole, oneOf } = reader;
  const when = <T>(field: string, read: (value: unknown) => T): { readonly [K in typeof field]?: T } =>
    data[field] === undefined ? {} : { [field]: read(data[field]) };
  return {
    ...when('language', (value) => reader.language('language', value)),
    ...when('squeeze', (value) => ({
      turnMs: whole('squeeze.turnMs', record('squeeze', value).turnMs, 1000, LONGEST_PHASE_MS),
    })),
    ...when('seats', (value) => readSeats(reader, value)),
    ...when('solo', (value) => reader.yes('solo', value)),
    ...when('mains', (value) => oneOf('mains', value, ['one'])),
    ...when('printed', (value) => oneOf('printed', value, ['for-one'])),
    ...when('advantages', (value) => reader.yes('advantages', value)),
    ...when('tags', (value) => {
      const tags = record('tags', value);
      return {
        streakFrom: whole('tags.streakFrom', tags.streakFrom, 2, MOST_IN_A_ROW),
        chopFrom: whole('tags.chopFrom', tags.chopFrom, 2, MOST_IN_A_ROW),
      };
    }),
  };
};

const readSeats = ({ record, list, text, whole, oneOf }: Reader, raw: unknown): SeatRules => {
  const seats = record('seats', raw);
  return {
    labels: list('seats.labels', seats.labels).map((label, i) => text(`seats.labels[${i}]`, label)),
    offerMs: whole('seats.offerMs', seats.offerMs, 1, LONGEST_PHASE_MS),
    dealMs: whole('seats.dealMs', seats.dealMs, 1, LONGEST_PHASE_MS),
    keepMs: whole('seats.keepMs', seats.keepMs, 0, LONGEST_PHASE_MS),
    onTie: oneOf('seats.onTie', seats.onTie, ON_TIE),
  };
};

const readOffer = ({ record, whole, oneOf }: Reader, path: string, raw: unknown): Offer => {
  const data = record(path, raw);
  return {
    option: oneOf(`${path}.option`, data.option, OPTION_IDS),
    schedule: oneOf(`${path}.schedule`, data.schedule, SCHEDULE_IDS),
    minMinor: minor(whole(`${path}.minMinor`, data.minMinor, 1)),
    maxMinor: minor(whole(`${path}.maxMinor`, data.maxMinor, 1)),
    until: data.until === null ? null : whole(`${path}.until`, data.until, 1),
  };
};

const readPace = ({ record, whole }: Reader, raw: unknown): Pace => {
  const data = record('pace', raw);
  const ms = (name: keyof Pace): number => whole(`pace.${name}`, data[name], 1, LONGEST_PHASE_MS);
  return {
    shufflingMs: ms('shufflingMs'),
    bettingMs: ms('bettingMs'),
    closedMs: ms('closedMs'),
    cardMs: ms('cardMs'),
    thirdCardMs: ms('thirdCardMs'),
    resultMs: ms('resultMs'),
  };
};

/** [S2] The shoe must not run out, nor the cut card be burnt. */
const shoeFaults = ({ shoe }: Room): Fault[] => {
  const { cutDepth } = shoe;
  if (cutDepth === null) {
    return [
      ...faultIf(shoe.afterCut !== 'finish', 'shoe.afterCut', 'must be "finish" where there is no cut card'),
      ...faultIf(shoe.burn !== 'none', 'shoe.burn', 'must be "none" where cards are shuffled for every coup'),
    ];
  }
  const least = LEAST_CUT_DEPTH[shoe.afterCut];
  const most = shoe.decks * CARDS_IN_DECK - MOST_BURNT[shoe.burn];
  const tooShallow = `must be at least ${least} with "${shoe.afterCut}", or a last round could run out of cards`;
  const tooDeep = `must be at most ${most} with ${shoe.decks} decks, or the cut card could be burnt`;
  return [
    ...faultIf(cutDepth < least, 'shoe.cutDepth', tooShallow),
    ...faultIf(cutDepth > most, 'shoe.cutDepth', tooDeep),
  ];
};

const offerFaults = ({ offers, stepMinor }: Room): Fault[] => [
  ...faultIf(offers.length === 0, 'offers', 'must offer at least one option'),
  ...offers.flatMap(({ option, schedule, minMinor, maxMinor }, i) => {
    const path = `offers[${i}]`;
    const first = offers.findIndex((other) => other.option === option);
    const payers = SCHEDULE_IDS.filter(
      (id) => SCHEDULES[id].option === option && id !== 'banker-no-commission',
    );
    return [
      ...faultIf(
        first < i,
        `${path}.option`,
        `${option} is offered already in offers[${first}]; leave one out`,
      ),
      ...faultIf(
        !payers.includes(schedule),
        `${path}.schedule`,
        `${schedule} does not pay ${option}; choose ${payers.join(' or ')}`,
      ),
      ...faultIf(minMinor > maxMinor, `${path}.minMinor`, `must not be above the maximum, ${maxMinor}`),
      ...unevenFault(`${path}.minMinor`, minMinor, stepMinor),
      ...unevenFault(`${path}.maxMinor`, maxMinor, stepMinor),
    ];
  }),
];

const modeFaults = ({ commissionModes }: Room): Fault[] => [
  ...faultIf(commissionModes.length === 0, 'commissionModes', 'must name at least one mode'),
  ...faultIf(
    new Set(commissionModes).size < commissionModes.length,
    'commissionModes',
    'must name a mode once',
  ),
];

const amountFaults = ({ chipsMinor, differentialMinor, offers, stepMinor }: Room): Fault[] => {
  const rising = chipsMinor.every((chip, i) => i === 0 || chip > (chipsMinor[i - 1] ?? 0));
  const sides = offers.filter(({ option }) => option === 'player' || option === 'banker');
  const first = Math.max(0, ...sides.map(({ minMinor }) => minMinor));
  const tooNarrow = differentialMinor !== null && differentialMinor < first;
  return [
    ...faultIf(chipsMinor.length === 0, 'chipsMinor', 'must hold at least one chip'),
    ...faultIf(!rising, 'chipsMinor', 'must rise from the smallest chip to the largest'),
    ...chipsMinor.flatMap((chip, i) => unevenFault(`chipsMinor[${i}]`, chip, stepMinor)),
    ...faultIf(
      tooNarrow,
      'differentialMinor',
      `must be at least ${first}, or the first stake on a side is refused`,
    ),
    ...(differentialMinor === null ? [] : unevenFault('differentialMinor', differentialMinor, stepMinor)),
  ];
};

/** Customs that contradict one another. [V5] [V6] [T7] */
const customFaults = ({ seats, solo, squeeze, shoe }: Room): Fault[] => {
  const labels = seats?.labels ?? [];
  return [
    ...faultIf(
      seats !== undefined && (labels.length === 0 || labels.length > MOST_SEATS),
      'seats.labels',
      `must name 1 to ${MOST_SEATS} seats`,
    ),
    ...faultIf(new Set(labels).size < labels.length, 'seats.labels', 'must name a seat once'),
    ...faultIf(solo === true && seats !== undefined, 'seats', 'must be left out where a patron plays alone'),
    ...faultIf(
      seats !== undefined && squeeze !== undefined,
      'squeeze',
      'must be left out where the seats deal in turn',
    ),
    ...faultIf(
      solo === true && squeeze !== undefined,
      'squeeze',
      'must be left out where a patron plays alone',
    ),
    ...faultIf(
      shoe.cutDepth === null && solo !== true,
      'shoe.cutDepth',
      'must be a number where many play: without a cut card a patron plays alone',
    ),
  ];
};

const unevenFault = (path: string, amount: number, step: number): Fault[] =>
  faultIf(amount % step !== 0, path, `must be a multiple of the step, ${step}`);

const faultIf = (wrong: boolean, path: string, says: string): Fault[] => (wrong ? [{ path, says }] : []);

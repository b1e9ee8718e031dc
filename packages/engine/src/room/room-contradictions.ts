// Contradictions between the fields of a room: each is valid alone, and together they cannot be dealt,
// staked or paid. Every fault names one field and what to change. [V]

import { roomBets } from '../bet/room-bets.ts';
import { winsOnlyWith } from '../bet/wins-only-with.ts';
import { SCHEDULES } from '../option/schedule.ts';
import { isKnownOption, isKnownSchedule, MOST_OPTIONS, MOST_OWN_BETS, SCHEDULE_IDS } from '../option-id.ts';
import type { Fault } from '../reader.ts';
import type { Offer, Room } from '../room.ts';
import { CARDS_IN_DECK, LEAST_CUT_DEPTH, MOST_BURNT } from '../shoe.ts';
import { OUTCOMES } from '../side.ts';

const LEAST_SEATS = 2;
const MOST_SEATS = 14;

/** None for a room that can be played. */
export const contradictions = (room: Room): readonly Fault[] => {
  const bets = betFaults(room);
  // Offers are read by the bets that they name.
  return bets.length > 0 ? bets : CHECKS.flatMap((faults) => faults(room));
};

/** [S2] [V5] The shoe must not run out, and the burn must not reach the cut card; at a table for one, each coup has a new shoe. */
const shoeFaults = ({ shoe, solo }: Room): Fault[] => {
  const { cutDepth } = shoe;
  if (solo && cutDepth !== null)
    return faultIf(
      true,
      'shoe.cutDepth',
      'must be null where a patron plays alone: the ticket cuts the deck',
    );
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

/** [B] Each bet that the room defines has an id that no other bet has. */
const betFaults = ({ bets = [] }: Room): Fault[] => [
  ...faultIf(bets.length > MOST_OWN_BETS, 'bets', `must have at most ${MOST_OWN_BETS} entries`),
  ...bets.flatMap(({ id }, i) => {
    const path = `bets[${i}].id`;
    const first = bets.findIndex((other) => other.id === id);
    const ofRules = SCHEDULE_IDS.some((known) => known === id);
    return [
      ...faultIf(first < i, path, `${id} is defined already in bets[${first}]; give each bet its own id`),
      ...faultIf(
        ofRules,
        path,
        `${id} is a bet of the rules, which every room has; offer it without defining it`,
      ),
    ];
  }),
];

const offerFaults = (room: Room): Fault[] => {
  const { offers, stepMinor, shoe } = room;
  return [
    ...faultIf(offers.length === 0, 'offers', 'must offer at least one option'),
    ...faultIf(offers.length > MOST_OPTIONS, 'offers', `must offer at most ${MOST_OPTIONS} options`),
    ...offers.flatMap((offer, i) => {
      const { option, minMinor, maxMinor, until } = offer;
      const path = `offers[${i}]`;
      const first = offers.findIndex((other) => other.option === option);
      return [
        ...faultIf(
          first < i,
          `${path}.option`,
          `${option} is offered already in offers[${first}]; leave one out`,
        ),
        ...payerFaults(room, offer, path),
        ...faultIf(minMinor > maxMinor, `${path}.minMinor`, `must not be above the maximum, ${maxMinor}`),
        ...unevenFault(`${path}.minMinor`, minMinor, stepMinor),
        ...unevenFault(`${path}.maxMinor`, maxMinor, stepMinor),
        ...faultIf(
          until !== null && shoe.cutDepth === null,
          `${path}.until`,
          'must be null where cards are shuffled for every coup: no round is the last',
        ),
      ];
    }),
  ];
};

/**
 * [B] One of the eighteen options is paid by one of its schedules; player, banker and tie may also be paid by a bet of the room
 * that wins with that outcome alone. Any other option is a bet of the room and its own schedule.
 */
const payerFaults = (room: Room, { option, schedule }: Offer, path: string): Fault[] => {
  const bets = roomBets(room.bets);
  if (!isKnownOption(option))
    return [
      ...faultIf(
        !bets.has(option),
        `${path}.option`,
        `${option} is neither an option of the rules nor a bet of this room`,
      ),
      ...faultIf(schedule !== option, `${path}.schedule`, `must be ${option}, or be left out`),
    ];
  const payers = SCHEDULE_IDS.filter(
    (id) => SCHEDULES[id].option === option && id !== 'banker-no-commission',
  );
  if (payers.some((id) => id === schedule)) return [];
  const outcome = OUTCOMES.find((each) => each === option);
  const bet = bets.get(schedule);
  const other = outcome === undefined ? '' : `, or a bet of this room that wins with ${outcome} alone`;
  const says = `${schedule} does not pay ${option}; choose ${payers.join(' or ')}`;
  if (isKnownSchedule(schedule) || outcome === undefined || bet === undefined)
    return faultIf(true, `${path}.schedule`, `${says}${bet === undefined ? '' : other}`);
  return faultIf(
    !winsOnlyWith(bet, outcome),
    `${path}.schedule`,
    `${schedule} cannot pay ${option}, since it does not win with ${outcome} alone; offer it as an option of its own`,
  );
};

const labelFaults = ({ labels, translations = {} }: Room): Fault[] => [
  ...sameLabels(labels, ''),
  ...Object.entries(translations).flatMap(([language, own]) =>
    own.labels ? sameLabels({ ...labels, ...own.labels }, ` in ${language}`) : [],
  ),
];

const sameLabels = (labels: Room['labels'], where: string): Fault[] =>
  OUTCOMES.flatMap((outcome, i) => {
    const before = OUTCOMES.slice(0, i).find((other) => labels[other].trim() === labels[outcome].trim());
    const says = `must differ from labels.${before}${where}`;
    return faultIf(before !== undefined, `labels.${outcome}`, says);
  });

const modeFaults = ({ commissionModes, offers }: Room): Fault[] => [
  ...faultIf(commissionModes.length === 0, 'commissionModes', 'must name at least one mode'),
  ...faultIf(
    new Set(commissionModes).size < commissionModes.length,
    'commissionModes',
    'must name a mode once',
  ),
  ...faultIf(
    commissionModes.includes('no-commission') && !offers.some(({ option }) => option === 'banker'),
    'commissionModes',
    'no-commission changes banker alone, which is not offered; leave it out or offer banker',
  ),
  ...faultIf(
    commissionModes.includes('no-commission') &&
      offers.some(({ option, schedule }) => option === 'banker' && schedule !== 'banker'),
    'commissionModes',
    'must be traditional alone where banker is paid by a bet of this room',
  ),
];

const amountFaults = ({ chipsMinor, offers, stepMinor }: Room): Fault[] => {
  const rising = chipsMinor.every((chip, i) => i === 0 || chip > (chipsMinor[i - 1] ?? 0));
  const beyond = offers
    .filter(({ minMinor, maxMinor }) => minMinor <= maxMinor && !chipsReach(chipsMinor, minMinor, maxMinor))
    .map(({ option }) => option);
  return [
    ...faultIf(chipsMinor.length === 0, 'chipsMinor', 'must hold at least one chip'),
    ...faultIf(!rising, 'chipsMinor', 'must rise from the smallest chip to the largest'),
    ...faultIf(
      chipsMinor.length > 0 && beyond.length > 0,
      'chipsMinor',
      `make no stake within the limits of ${beyond.join(', ')}; add a smaller chip or raise the maximum`,
    ),
    ...chipsMinor.flatMap((chip, i) => unevenFault(`chipsMinor[${i}]`, chip, stepMinor)),
  ];
};

/** Either limit must take the first stake on a side. [L4] */
const differentialFaults = (room: Room): Fault[] => {
  const { offers, stepMinor } = room;
  const sides = offers.filter(({ option }) => option === 'player' || option === 'banker');
  const first = Math.max(0, ...sides.map(({ minMinor }) => minMinor));
  return (['differentialMinor', 'patronDifferentialMinor'] as const).flatMap((field) => {
    const limit = room[field] ?? null;
    if (limit === null) return [];
    return [
      ...faultIf(limit < first, field, `must be at least ${first}, or the first stake on a side is refused`),
      ...unevenFault(field, limit, stepMinor),
    ];
  });
};

/** Some number of equal chips is a stake between the two. */
const chipsReach = (chips: readonly number[], least: number, most: number): boolean =>
  chips.some((chip) => Math.floor(most / chip) * chip >= Math.max(least, chip));

/** Customs that contradict one another. [V5] [V6] [T7] */
const customFaults = ({ seats, solo, squeeze, shoe, dealing, pace }: Room): Fault[] => {
  const labels = seats?.labels ?? [];
  return [
    ...faultIf(
      (pace.leastBettingMs ?? 0) > pace.bettingMs,
      'pace.leastBettingMs',
      `must be at most pace.bettingMs, ${pace.bettingMs}`,
    ),
    ...faultIf(
      seats !== undefined && (labels.length < LEAST_SEATS || labels.length > MOST_SEATS),
      'seats.labels',
      `must name ${LEAST_SEATS} to ${MOST_SEATS} seats, for the shoe to travel`,
    ),
    ...faultIf(new Set(labels).size < labels.length, 'seats.labels', 'must name a seat once'),
    ...faultIf(dealing === 'person' && solo === true, 'solo', 'must be left out where a person deals'),
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

const CHECKS = [
  labelFaults,
  shoeFaults,
  offerFaults,
  modeFaults,
  amountFaults,
  differentialFaults,
  customFaults,
];

const unevenFault = (path: string, amount: number, step: number): Fault[] =>
  faultIf(amount % step !== 0, path, `must be a multiple of the step, ${step}`);

const faultIf = (wrong: boolean, path: string, says: string): Fault[] => (wrong ? [{ path, says }] : []);

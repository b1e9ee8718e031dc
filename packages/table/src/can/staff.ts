// The allowed duties of the staff in a table's present state: one map from the duty to the reason against it. `doDuty` asks it with the
// state; the console asks it with the floor's view (`@punto/protocol/floor/can`), for its buttons and for the line that says what
// comes next. What depends on an argument (which round, which card, how deep) is decided where the argument is. [T5] [T6] [V6]

import { isSpent } from '../cut-card.ts';
import type { DutyName, PlainRefusal } from '../duty.ts';
import { byHand } from '../floor-changes.ts';
import type { FloorView } from '../floor-view.ts';
import type { OpenTable, Phase, Service } from '../state.ts';
import { checksOf, type StateCheck } from './checks.ts';

/** What of a table and of one member of the staff decides which duties fit: both the state and the floor's view have it. */
export type StaffStanding = {
  readonly phase: Phase;
  readonly service: Service;
  readonly isRetired: boolean;
  /** Paused, or stopped by itself: no clock runs, and nothing moves. */
  readonly isPaused: boolean;
  /** A person deals here. */
  readonly isByHand: boolean;
  readonly isSqueezed: boolean;
  /** A room file sets the table up. */
  readonly isInRoomFile: boolean;
  /** The member staffs the table; the caller alone acts on the round. */
  readonly isHere: boolean;
  readonly isCaller: boolean;
  readonly hasRound: boolean;
  readonly shoe: {
    readonly cutDrawn: boolean;
    /** No card has come since the cut card was drawn. */
    readonly cutFresh: boolean;
    /** Its last round was played. */
    readonly isOver: boolean;
    /** It holds too few cards for another round. */
    readonly isSpent: boolean;
  } | null;
};

const { first, when } = checksOf<StaffStanding>();
type DutyCheck = StateCheck<StaffStanding, PlainRefusal>;

const phaseIsNot = (...phases: readonly Phase[]): DutyCheck =>
  when('wrong-phase', ({ phase }) => !phases.includes(phase));

const never: DutyCheck = () => null;
const retired = when('table-retired', ({ isRetired }) => isRetired);
const shut = when('table-shut', ({ service }) => service === 'shut');
const notPaused = when('not-paused', ({ isPaused }) => !isPaused);
const notHere = when('not-at-this-table', ({ isHere }) => !isHere);
const inRoomFile = when('in-room-file', ({ isInRoomFile }) => isInRoomFile);
const noShoe = when('no-shoe', ({ shoe }) => shoe === null);
const noRound = when('wrong-phase', ({ hasRound }) => !hasRound);
const notSqueezed = when('not-squeezed-here', ({ isSqueezed }) => !isSqueezed);

/** Duties of the caller, who leads the round of a table dealt by a person. [V6] */
const callers = (...checks: readonly DutyCheck[]): DutyCheck =>
  first(
    retired,
    when('machine-dealt', ({ isByHand }) => !isByHand),
    when('not-the-caller', ({ isCaller }) => !isCaller),
    when('table-paused', ({ isPaused }) => isPaused),
    ...checks,
  );

const CAN: Readonly<Record<DutyName, DutyCheck>> = {
  pause: first(
    retired,
    shut,
    when('already-paused', ({ isPaused }) => isPaused),
  ),
  'explain-pause': first(retired, notPaused),
  resume: first(retired, notPaused),
  'cancel-round': first(
    retired,
    when('no-round', ({ hasRound, phase }) => !hasRound || phase === 'shuffling'),
    when('round-settled', ({ phase }) => phase === 'settled'),
    // A round must not change while it is being cancelled.
    notPaused,
  ),
  // A retired table takes corrections of past rounds. [T6]
  'void-round': never,
  'resettle-round': never,
  'change-limits': retired,
  'change-table': first(retired, inRoomFile),
  'retire-table': first(
    retired,
    inRoomFile,
    when('table-not-shut', ({ service }) => service !== 'shut'),
  ),
  'close-table': first(retired, shut),
  'reopen-table': first(
    retired,
    when('table-open', ({ service }) => service === 'open'),
  ),
  'set-manual': retired,
  'take-post': first(
    retired,
    when('already-at-this-table', ({ isHere }) => isHere),
  ),
  'leave-post': notHere,
  'offer-post': first(retired, notHere),
  'assign-dealer': retired,
  'release-dealer': never,
  'new-shoe': callers(
    shut,
    when('shoe-not-over', ({ shoe }) => shoe !== null && !shoe.isSpent),
  ),
  'open-betting': callers(
    shut,
    noShoe,
    phaseIsNot('shuffling', 'settled'),
    when('shoe-over', ({ shoe }) => shoe?.isOver === true),
    when('shoe-empty', ({ shoe }) => shoe?.isSpent === true),
  ),
  'close-betting': callers(phaseIsNot('betting')),
  'reopen-betting': callers(phaseIsNot('closed'), noRound),
  'enter-card': callers(phaseIsNot('closed', 'dealing'), noRound),
  'open-card': callers(notSqueezed, phaseIsNot('dealing', 'squeezing'), noRound),
  'reveal-early': callers(notSqueezed, phaseIsNot('dealing', 'squeezing'), noRound),
  'correct-card': callers(phaseIsNot('dealing', 'result'), noRound),
  'take-back': callers(phaseIsNot('dealing', 'result'), noRound),
  'cut-card': callers(
    noShoe,
    when('cut-card-out', ({ shoe }) => shoe?.cutDrawn === true),
    noRound,
    when('wrong-phase', ({ phase }) => phase === 'settled'),
  ),
  'take-back-cut-card': callers(
    noShoe,
    when('cut-card-in', ({ shoe }) => shoe?.cutDrawn === false),
    when('cards-since-cut', ({ shoe }) => shoe?.cutFresh === false),
  ),
  'correct-cut-card': first(
    retired,
    when('machine-dealt', ({ isByHand }) => !isByHand),
    noShoe,
  ),
  'confirm-result': callers(
    when('coup-not-complete', ({ hasRound, phase }) => !hasRound || phase !== 'result'),
  ),
};

/** The reason against the duty at this table, for any arguments; `null`: it is possible. */
export const whyNotDuty = (duty: DutyName, standing: StaffStanding): PlainRefusal | null =>
  CAN[duty](standing);

/** The standing of a member of the staff in the state. */
export const staffStandingOf = (table: OpenTable, staff: string): StaffStanding => {
  const { setup, shoe, round, dealers } = table;
  return {
    ...{ phase: table.phase, service: table.service, hasRound: round !== null },
    isRetired: table.retired === true,
    isPaused: table.pause !== null,
    isByHand: byHand(setup),
    isSqueezed: setup.squeeze !== undefined,
    isInRoomFile: table.filed !== null,
    ...postOf(dealers, staff),
    shoe: shoe && {
      cutDrawn: shoe.cutDrawn,
      cutFresh: shoe.cutDrawnAt === shoe.next,
      isOver: isLast(round, shoe.lastRound),
      isSpent: isSpent(setup, table.phase, shoe.cards - shoe.next),
    },
  };
};

/** The same of the floor's view. */
export const staffStandingInView = (
  floor: Pick<FloorView, 'view' | 'pause' | 'dealers' | 'cutDrawn' | 'cutFresh' | 'lastRound' | 'ownTable'>,
  staff: string,
  isStopped = false,
): StaffStanding => {
  const { setup, shoe, round, phase, service, retired } = floor.view;
  return {
    ...{ phase, service, hasRound: round !== null },
    isRetired: retired === true,
    isPaused: isStopped || floor.pause !== null,
    isByHand: byHand(setup),
    isSqueezed: setup.squeeze !== undefined,
    isInRoomFile: floor.ownTable !== true,
    ...postOf(floor.dealers, staff),
    shoe: shoe && {
      cutDrawn: floor.cutDrawn,
      cutFresh: floor.cutFresh === true,
      isOver: isLast(round, floor.lastRound),
      isSpent: isSpent(setup, phase, shoe.cards - shoe.dealt),
    },
  };
};

const postOf = (dealers: readonly { readonly id: string }[], staff: string) => ({
  isHere: dealers.some(({ id }) => id === staff),
  isCaller: dealers[0]?.id === staff,
});

const isLast = (round: { readonly number: number } | null, lastRound: number | null): boolean =>
  lastRound !== null && round !== null && round.number >= lastRound;

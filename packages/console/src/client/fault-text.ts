// Texts of failed requests and refused duties, by their codes.
import { texts } from '@punto/language/catalogue';
import { FLOOR_ERRORS, type FloorDetail } from '@punto/protocol/error-detail';
import type { DutyRefusal, FloorEntry } from '@punto/protocol/floor/message';
import type { TableOutcome } from '@punto/protocol/floor/table-api';
import { PLACE_IDS } from '../card-place.ts';
import { fieldFaultText } from './field-fault-text.ts';
import { FloorRefusal } from './floor-client.ts';

const text = texts('refusals');
const floor = texts('floor');

/** Looked up when it is drawn, so callers keep the fault and not its text. `otherwise`: the text of any other error. */
export const faultText = (fault: unknown, otherwise: () => string): string => {
  if (!(fault instanceof FloorRefusal)) return otherwise();
  if (fault.refusal) return floor.sentence({ words: refusalText(fault.refusal) });
  if (fault.error === 'unreadable') return text.fault.unreadable({ status: fault.status });
  return detailText(fault) ?? fieldsText(fault) ?? codeText(fault, otherwise);
};

/** A newer server may have codes that this page does not know. */
const codeText = ({ error }: FloorRefusal, otherwise: () => string): string =>
  error !== 'unreadable' && KNOWN.has(error) ? text.fault[error]() : otherwise();

const KNOWN: ReadonlySet<FloorRefusal['error']> = new Set([
  ...FLOOR_ERRORS,
  ...(['unreachable', 'answer-lost', 'outcome-unknown'] as const),
]);

/** For forms that do not show faults at their fields. */
const fieldsText = ({ faults }: FloorRefusal): string | null =>
  faults.length === 0
    ? null
    : faults
        .map(({ why }) => fieldFaultText(why))
        .reduce((first, second) => floor.sentences({ first, second }));

/** Why a table was not reached. */
export const outcomeFaultText = ({ error, detail }: TableOutcome): string =>
  faultText(error && new FloorRefusal(error, undefined, { detail }), text.detail['table-unanswered']);

/** The text of the refusal's `detail`; `null` if it has none, or one that only answers to patrons have. */
const detailText = ({ detail, seconds }: FloorRefusal): string | null => {
  if (detail === 'sign-in-tries') return text.detail[detail]({ seconds });
  const known = DETAILS.find((each) => each === detail);
  return known ? text.detail[known]() : null;
};

const DETAILS = [
  ...(['sign-ins', 'session-ended', 'nothing-written', 'perhaps-written'] as const),
  ...(['password-wrong', 'tries-over', 'password-short', 'password-few-characters'] as const),
  ...(['password-common', 'password-own-name', 'password-same'] as const),
  ...(['table-busy', 'table-stopped', 'table-unanswered', 'table-name-taken'] as const),
  ...(['program-unchecked', 'no-dealer', 'no-patron', 'no-member', 'no-round', 'no-name'] as const),
  ...(['no-alarm', 'alarm-noted', 'no-wallet-call'] as const),
  ...(['suspended', 'not-suspended', 'correction-gone', 'correction-of-another'] as const),
  ...(['correction-unseen', 'correction-not-recorded', 'correction-outdated'] as const),
] satisfies readonly FloorDetail[];

/** One sentence without a full stop. */
export const refusalText = (refusal: DutyRefusal): string => {
  switch (refusal.reason) {
    case 'card-not-expected':
      return text.cardNotExpected[refusal.side][PLACE_IDS[refusal.place]]();
    case 'betting-just-opened':
      return bettingJustOpened(refusal.leftMs);
    case 'cut-card-early': {
      const { out, cards, cutIndex } = refusal;
      return text.cutCardEarly({ out, cards, place: cutIndex, early: cutIndex - out });
    }
    case 'shoe-cannot-hold':
      return text.shoeCannotHold({ card: refusal.card });
    case 'table-at-fault':
      return refusal.field === 'name'
        ? text.tableAtFault.name()
        : refusal.field === 'leastBettingMs'
          ? text.tableAtFault.leastBetting()
          : text.tableAtFault.pace();
    case 'limits-at-fault':
      return text.limitsAtFault();
    default:
      return text.duty[refusal.reason]();
  }
};

export const bettingJustOpened = (leftMs: number): string =>
  text.bettingJustOpened({ seconds: Math.ceil(leftMs / 1_000) });

/** Why a table has stopped; follows a colon. */
export const stopText = (reason: FloorEntry['stopReason']): string => text.stop[reason ?? 'unknown']();

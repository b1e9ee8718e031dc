// Texts of failed requests and refused duties, by their codes.
import { texts } from '@punto/language/catalogue';
import type { DutyRefusal, FloorEntry } from '@punto/protocol/floor/message';
import { PLACE_IDS } from '../card-place.ts';
import { type FloorFault, FloorRefusal } from './floor-client.ts';

const text = texts('refusals');
const floor = texts('floor');

/** Codes with a text of their own. For other codes the server's sentence is shown, which has details such as a waiting time. */
const SAID_BY_CODE = [
  ...([
    'unreachable',
    'answer-lost',
    'outcome-unknown',
    'wrong-origin',
    'no-such-table',
    'too-large',
  ] as const),
  ...(['internal', 'code-needed', 'wrong-code', 'locked', 'confirm-first', 'change-password-first'] as const),
  ...(['bad-name', 'name-taken', 'last-manager', 'duty-refused', 'own-request'] as const),
] satisfies readonly FloorFault[];

/** Looked up when it is drawn, so callers keep the fault and not its text. `otherwise`: the text of any other error. */
export const faultText = (fault: unknown, otherwise: () => string): string => {
  if (!(fault instanceof FloorRefusal)) return otherwise();
  if (fault.refusal) return floor.sentence({ words: refusalText(fault.refusal) });
  if (fault.error === 'unreadable') return text.fault.unreadable({ status: fault.status });
  const code = SAID_BY_CODE.find((each) => each === fault.error);
  return code ? text.fault[code]() : fault.message;
};

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

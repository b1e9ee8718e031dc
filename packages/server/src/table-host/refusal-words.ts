// Refused duties and stopped tables in English, for answers over HTTP, the journal and logs. The texts are those of the
// catalogue, which the console shows by the same codes.
import { format } from '@punto/language/format';
import refusals from '@punto/language/texts/en/refusals';
import type { StopReason } from '@punto/protocol/floor/message';
import type { DutyRefusal } from '@punto/table/duty';

const PLACES = ['first', 'second', 'third'] as const;

/** Why a table has stopped; follows a colon. */
export const stopReasonText = (reason: StopReason | null | undefined): string =>
  refusals.stop[reason ?? 'unknown'];

/** One sentence without a full stop. */
export const dutyRefusalText = (refusal: DutyRefusal): string => {
  switch (refusal.reason) {
    case 'card-not-expected':
      return refusals.cardNotExpected[refusal.side][PLACES[refusal.place]];
    case 'betting-just-opened':
      return format('en', refusals.bettingJustOpened, { seconds: Math.ceil(refusal.leftMs / 1_000) });
    case 'cut-card-early': {
      const { out, cards, cutIndex: place } = refusal;
      return format('en', refusals.cutCardEarly, { out, cards, place, early: place - out });
    }
    case 'shoe-cannot-hold':
      return format('en', refusals.shoeCannotHold, { card: refusal.card });
    case 'table-at-fault':
      return faultOfTable(refusal.field);
    case 'limits-at-fault':
      return refusals.limitsAtFault;
    default:
      return refusals.duty[refusal.reason];
  }
};

const faultOfTable = (
  field: Extract<DutyRefusal, { readonly reason: 'table-at-fault' }>['field'],
): string => {
  const { name, leastBetting, pace } = refusals.tableAtFault;
  if (field === 'name') return name;
  return field === 'leastBettingMs' ? leastBetting : pace;
};

// Remarks on a new table that the server accepts, with values that a supervisor may want to change.
import { texts } from '@punto/language/catalogue';
import type { TableRemark } from '@punto/protocol/floor/field-fault';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';

const text = texts('office').newTable.remark;

export const remarkText = ({ code, option }: TableRemark): string => {
  const bet = option ? optionTitle(option, PLAIN_LABELS) : '';
  switch (code) {
    case 'player-limit-vain':
      return text.playerLimit();
    case 'shoe-offer-long':
      return text.shoeOffer();
    case 'payouts-round':
      return text.payouts({ option: bet });
    case 'commission-rounds':
      return text.commission({ option: bet });
    // Also for codes of a newer server.
    default:
      return text.unknown();
  }
};

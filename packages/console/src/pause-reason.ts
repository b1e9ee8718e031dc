// The reason of a pause, as a person wrote it; one that the table gave is shown in the language of the page.
import { texts } from '@punto/language/catalogue';
import { roundOfDealerLeft } from '@punto/protocol/floor/can';

const text = texts('floor');

export const pauseReason = (reason: string): string => {
  const round = roundOfDealerLeft(reason);
  return round === null ? reason : text.dealerLeft({ round });
};

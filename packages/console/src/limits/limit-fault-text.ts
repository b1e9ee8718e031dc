// What to change about one amount of a table's limits, from the server's code: shown at its field, without a full stop.
// [L3] [L4]
import { coins } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { DutyRefusal } from '@punto/protocol/floor/message';

const text = texts('duties').limits.fault;
const ONE = coins(1);
type LimitFault = Extract<DutyRefusal, { readonly reason: 'limits-at-fault' }>['faults'][number];

export const limitFaultText = (fault: LimitFault): string => {
  switch (fault.fault) {
    case 'not-offered':
      return text.notOffered();
    case 'above-the-maximum':
      return text.aboveMaximum();
    case 'not-a-multiple':
      return fault.stepMinor === ONE ? text.multipleOfOne() : text.multiple({ step: fault.stepMinor });
    case 'too-large':
      return fault.mostMinor === ONE ? text.atMostOne() : text.atMost({ most: fault.mostMinor });
    case 'below-the-first-stake':
      return fault.leastMinor === ONE ? text.atLeastOne() : text.atLeast({ least: fault.leastMinor });
    case 'no-chip-fits':
      return text.noChip();
    case 'not-valid':
      return text.notValid();
  }
};

// Texts of failed requests to the server, by their code and detail.
import { texts } from '@punto/language/catalogue';
import { ApiRefusal } from '@punto/protocol/client/api-client';
import { API_DETAILS, type ApiDetail, IDENTITY_DETAILS } from '@punto/protocol/error-detail';
import { LONGEST_NAME, NAME_FAULTS, type NameFault, SHORTEST_NAME } from '@punto/protocol/names/name-fault';
import { requestFaultText } from './request-fault.ts';

const text = texts('shell');
/** Loaded with the form for a name. */
const { nameFault } = texts('people');
/** Loaded with the account page. */
const account = texts('account').fault;

/** Looked up when it is drawn, so callers keep the fault and not its text. */
export const faultText = (fault: unknown): string => {
  if (!(fault instanceof ApiRefusal)) return fault instanceof Error ? fault.message : String(fault);
  const { detail, seconds = 0 } = fault.said;
  // A newer server may have details that this page does not know.
  const known = API_DETAILS.find((each) => each === detail);
  return known ? detailText(known, seconds) : requestFaultText(fault);
};

/** Why a name is refused, and what to change. */
export const nameFaultText = (fault: NameFault): string => {
  if (fault === 'too-short') return nameFault[fault]({ least: SHORTEST_NAME });
  return fault === 'too-long' ? nameFault[fault]({ most: LONGEST_NAME }) : nameFault[fault]();
};

/** The text of a fault of the identity routes; `null`: the fault is of another route. */
const identityText = (detail: ApiDetail): string | null => {
  const known = IDENTITY_DETAILS.find((each) => each === detail);
  return known && known !== 'sign-in-wait' ? account[known]() : null;
};

const detailText = (detail: ApiDetail, seconds: number): string => {
  switch (detail) {
    case 'new-guests':
      return text.faultDetail[detail]({ seconds });
    case 'name-often-changed':
      return nameFault['often-changed']();
    case 'name-removed-before':
      return nameFault['removed-before']();
    case 'proofs':
    case 'no-shoe':
    case 'no-proof-of-shoe':
    case 'no-proof-of-round':
      return text.faultDetail[detail]();
    case 'nothing-written':
    case 'perhaps-written':
      return text.fault[detail]();
    case 'sign-in-wait':
      return account[detail]({ seconds });
    default:
      return (
        identityText(detail) ??
        nameFaultText(NAME_FAULTS.find((fault) => detail === `name-${fault}`) ?? 'character')
      );
  }
};

// Texts of the faults in the shape of a file, by the codes of the engine.
import type { OpeningFault, OpeningFaultCode, OpeningFaultValues } from '@punto/engine/fairness/fault-words';
import { texts } from '@punto/language/catalogue';

const FAULTS: { readonly [C in OpeningFaultCode]: (values: OpeningFaultValues[C]) => string } =
  texts('findings').fault;

export const shapeFaultText = ({ code, values }: OpeningFault): string => textOf(code, values);
const textOf = <C extends OpeningFaultCode>(code: C, values: OpeningFaultValues[C]): string =>
  FAULTS[code](values);

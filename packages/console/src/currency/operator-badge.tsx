// The operator of a patron, beside the name. Patrons of the house itself have none.

import { isKeyedPatron } from '@punto/ledger/patron-key';
import { Show } from 'solid-js';
import './currency.css';
import { Badge } from '../ui/marks.tsx';
import { keyOfPatron } from './patron-money.ts';
import { useBrands } from './use-brands.ts';

export const OperatorBadge = (props: { patron: string }) => {
  const brands = useBrands();
  return (
    <Show when={isKeyedPatron(props.patron)}>
      <Badge>{brands.nameOf(keyOfPatron(props.patron).brand)}</Badge>
    </Show>
  );
};

// The number of cards behind the cut card of the simulated shoes: one setting for curves and counters.
import { texts } from '@punto/language/catalogue';
import { cutFits } from './address.ts';
import { AppliedField } from './applied-field.tsx';
import { wholeNumber } from './lab-state.ts';
import type { Study } from './use-study.ts';

export const CutField = (props: { study: Study }) => (
  <AppliedField
    label={texts('lab').yield.cut()}
    value={String(props.study.sampling().cut)}
    longest={3}
    apply={(text) => {
      const cut = wholeNumber(text, 1, 999);
      if (cut !== null && cutFits(cut, props.study.position().decks))
        props.study.setSampling((before) => ({ ...before, cut }));
    }}
  />
);

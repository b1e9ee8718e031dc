// The difference between the stakes on player and banker and its limit, for the patron and for the table, while bets are
// accepted. The knob moves to the side with more; at either end that side accepts nothing until the other is staked. [L4]

import { texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { For } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { onSlip } from '../../felt/slip/slip.ts';
import { ownNow } from '../../felt/slip/terms.ts';
import { type Difference, differences, matters } from './differences.ts';
import './differential.css';

const text = texts('table').differential;

export const Differential = () => {
  const felt = useFelt();
  const shown = () => {
    const view = felt.view();
    // After the betting the caller's line continues in this place.
    if (view.phase !== 'betting') return [];
    return differences(view.setup, view.totals, ownNow(view, felt.own()), onSlip(felt.slip())).filter(
      matters,
    );
  };
  return (
    <div class="differentials">
      <For each={shown()}>{(difference) => <DifferenceLine difference={difference} />}</For>
    </div>
  );
};

const DifferenceLine = (props: { difference: Difference }) => {
  const felt = useFelt();
  const said = () => {
    const { limit, limitMinor, apartMinor } = props.difference;
    const values = { ...shownLabels(felt.view().setup.labels), apart: apartMinor, limit: limitMinor };
    return limit === 'patron' ? text.patronSpoken(values) : text.tableSpoken(values);
  };
  const at = () => {
    const { ahead, apartMinor, limitMinor } = props.difference;
    const share = Math.min(1, apartMinor / limitMinor) * 49;
    return 50 + (ahead === 'player' ? -share : share);
  };
  return (
    <div class="differential" role="img" aria-label={said()}>
      <span>{text[props.difference.limit]()}</span>
      <div class="differential-bar">
        <i style={{ left: `${at()}%` }} />
      </div>
      <span>
        <Sentence
          parts={text.of.parts({
            apart: props.difference.apartMinor,
            limit: props.difference.limitMinor,
          })}
        />
      </span>
    </div>
  );
};

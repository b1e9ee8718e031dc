// The difference between the stakes on player and banker and its limit, for the patron and for the table. The knob
// moves to the side with more; at either end that side accepts nothing until the other is staked. [L4]

import { money } from '@punto/ui/words/number.ts';
import { For } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { onSlip } from '../../felt/slip/slip.ts';
import { ownNow } from '../../felt/slip/terms.ts';
import { type Difference, differences, matters } from './differences.ts';
import './differential.css';

export const Differential = () => {
  const felt = useFelt();
  const shown = () => {
    const view = felt.view();
    return differences(view.setup, view.totals, ownNow(view, felt.own()), onSlip(felt.slip())).filter(
      matters,
    );
  };
  return <For each={shown()}>{(difference) => <DifferenceLine difference={difference} />}</For>;
};

const DifferenceLine = (props: { difference: Difference }) => {
  const felt = useFelt();
  const said = () => {
    const { player, banker } = felt.view().setup.labels;
    const { limit, limitMinor, apartMinor } = props.difference;
    const whose = limit === 'patron' ? 'Your stakes' : 'All stakes';
    const named = limit === 'patron' ? 'the player limit' : 'the table limit';
    return `${whose} on ${player} and ${banker} are ${money(apartMinor)} apart, ${named} is ${money(limitMinor)}`;
  };
  const at = () => {
    const { ahead, apartMinor, limitMinor } = props.difference;
    const share = Math.min(1, apartMinor / limitMinor) * 49;
    return 50 + (ahead === 'player' ? -share : share);
  };
  return (
    <div class="differential" role="img" aria-label={said()}>
      <span>{props.difference.limit === 'patron' ? 'Your difference' : 'Table difference'}</span>
      <div class="differential-bar">
        <i style={{ left: `${at()}%` }} />
      </div>
      <span>
        <b>{money(props.difference.apartMinor)}</b> of {money(props.difference.limitMinor)}
      </span>
    </div>
  );
};

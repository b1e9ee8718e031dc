// The main bets of one of several tables, with the patron's own stakes: confirmed ones filled, others dashed.
import type { OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import { createMemo, For } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { spotName } from '../felt/spot-name.ts';
import { MainButton } from './main-button.tsx';
import './tile-mains.css';

const text = texts('many').rail;

/** With a longer name or payout all three have the same width, and are printed smaller. */
const LONG = 6;
const LONG_PAYS = 8;
const ORDER: readonly OptionId[] = ['player', 'tie', 'banker'];

export const TileMains = () => {
  const felt = useFelt();
  const offered = createMemo(
    () => ORDER.filter((option) => felt.view().setup.offers.some((each) => each.option === option)),
    [],
    { equals: (a, b) => a.join() === b.join() },
  );
  const isLong = () =>
    offered()
      .map(felt.spot)
      .some(({ label, pays }) => label.length > LONG || pays.length > LONG_PAYS);
  return (
    <div
      class="tile-mains"
      data-open={felt.terms().open ? '' : undefined}
      data-long={isLong() ? '' : undefined}
    >
      <For each={offered()}>{(option) => <Main option={option} />}</For>
    </div>
  );
};

const Main = (props: { option: OptionId }) => {
  const felt = useFelt();
  const spot = () => felt.spot(props.option);
  return (
    <MainButton
      spot={spot()}
      name={spotName({ ...spot(), label: text.bet({ bet: spot().label, table: felt.view().setup.name }) })}
      add={() => felt.add(props.option)}
      takeBack={() => felt.takeBack(props.option)}
    />
  );
};

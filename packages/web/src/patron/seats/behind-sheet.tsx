// The sheet of a seat: a bet behind it with an amount and limits, or at the own seat the switch that allows such bets.
import { type Minor, minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { SeatsView } from '@punto/protocol/message';
import { Chip } from '@punto/ui/chip/chip.tsx';
import { Dialog } from '@punto/ui/dialog.tsx';
import { Switch } from '@punto/ui/switch.tsx';
import { money } from '@punto/ui/words/number.ts';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { useFelt } from '../felt/felt.tsx';
import { amountLimits, firstAmount, ROUNDS, TOTALS, withChip } from './behind-asked.ts';
import type { SeatsInUse } from './use-seats.ts';
import './behind-sheet.css';

const text = texts('behind');

type Opened = { seat: string; seats: SeatsView; inUse: SeatsInUse; onClose: () => void };

export const BehindSheet = (props: Opened) => {
  const mine = () => props.inUse.mine() === props.seat;
  const title = () => (mine() ? text.own.title() : text.sheet.title({ seat: props.seat }));
  return (
    <Portal>
      <Dialog look="sheet" small open onClose={props.onClose} title={title()}>
        <div class="behind-sheet">
          <Show when={mine()} fallback={<BetSheet {...props} />}>
            <OwnSheet {...props} />
          </Show>
        </div>
      </Dialog>
    </Portal>
  );
};

const shownBehind = (props: Opened) => props.seats.seats.find(({ seat }) => seat === props.seat)?.behind;

const WhatIsBehind = (props: Opened) => (
  <Show when={shownBehind(props)}>
    {(all) => <p>{text.sheet.behind({ patrons: all().patrons, amount: all().stakeMinor })}</p>}
  </Show>
);

const OwnSheet = (props: Opened) => (
  <>
    <Switch
      checked={shownBehind(props) !== undefined}
      onChange={(allowed) => void props.inUse.act({ act: 'allow-behind', allowed })}
    >
      {text.own.allow()}
    </Switch>
    <p>{text.own.lead()}</p>
    <WhatIsBehind {...props} />
  </>
);

const BetSheet = (props: Opened) => {
  const felt = useFelt();
  const setup = () => felt.view().setup;
  const own = () => (props.inUse.behind()?.seat === props.seat ? props.inUse.behind() : undefined);
  const [amount, setAmount] = createSignal<Minor>(own()?.stakeMinor ?? firstAmount(felt.chip(), setup()));
  const [rounds, setRounds] = createSignal<number | null>(null);
  const [times, setTimes] = createSignal<number | null>(null);
  const totalOf = (each: number) => minor(amount() * each);
  const begin = async () => {
    const each = times();
    const totalMinor = each === null ? null : totalOf(each);
    const asked = { seat: props.seat, stakeMinor: amount(), mode: felt.mode(), rounds: rounds(), totalMinor };
    if (await props.inUse.act({ act: 'bet-behind', ...asked })) props.onClose();
  };
  return (
    <>
      <p>{text.sheet.lead(shownLabels(setup().labels))}</p>
      <WhatIsBehind {...props} />
      <Amount amount={amount()} setAmount={setAmount} />
      <div class="behind-limits">
        <Limit title={text.sheet.rounds()} value={rounds()} choose={setRounds} of={ROUNDS}>
          {(each) => (each === null ? text.sheet.noRounds() : text.sheet.roundsOf({ rounds: each }))}
        </Limit>
        <Limit title={text.sheet.total()} value={times()} choose={setTimes} of={TOTALS}>
          {(each) => (each === null ? text.sheet.noTotal() : text.sheet.totalOf({ amount: totalOf(each) }))}
        </Limit>
      </div>
      <p class="behind-note">{text.sheet.note()}</p>
      <button
        type="button"
        class="btn behind-begin"
        aria-disabled={props.inUse.busy() || props.inUse.whyNot('bet-behind') !== undefined}
        title={props.inUse.whyNot('bet-behind')}
        onClick={() => void begin()}
      >
        {text.sheet.begin({ amount: amount(), seat: props.seat })}
      </button>
      <Show when={own()}>
        <button
          type="button"
          class="btn quiet"
          onClick={async () => (await props.inUse.act({ act: 'stop-behind' })) && props.onClose()}
        >
          {text.sheet.end({ seat: props.seat })}
        </button>
      </Show>
    </>
  );
};

const Amount = (props: { amount: Minor; setAmount: (amount: Minor) => void }) => {
  const felt = useFelt();
  const setup = () => felt.view().setup;
  return (
    <fieldset class="behind-amount">
      <legend>
        {text.sheet.amount()} <output>{money(props.amount)}</output>
      </legend>
      <button
        type="button"
        class="btn quiet behind-clear"
        onClick={() => props.setAmount(amountLimits(setup()).least)}
      >
        {text.sheet.clear()}
      </button>
      <div class="behind-chips">
        <For each={felt.chips()}>
          {(chip) => (
            <button type="button" onClick={() => props.setAmount(withChip(props.amount, chip, setup()))}>
              <span class="spoken">{text.sheet.add({ amount: chip })}</span>
              <Chip amount={chip} />
            </button>
          )}
        </For>
      </div>
    </fieldset>
  );
};

const Limit = (props: {
  title: string;
  of: readonly (number | null)[];
  value: number | null;
  choose: (value: number | null) => void;
  children: (value: number | null) => JSX.Element;
}) => (
  <label>
    <span>{props.title}</span>
    <select
      class="field"
      onChange={(event) => props.choose(props.of[event.currentTarget.selectedIndex] ?? null)}
    >
      <For each={props.of}>
        {(each) => <option selected={props.value === each}>{props.children(each)}</option>}
      </For>
    </select>
  </label>
);

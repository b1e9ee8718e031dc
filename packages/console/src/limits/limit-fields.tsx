// The fields of a table's limits: minimum and maximum of each option, player limit, table limit and reason. Errors are
// shown at the field, next to the room's configured amount. [L3] [L4]
import type { Minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import { money } from '@punto/ui/words/number.ts';
import { optionTitle } from '@punto/ui/words/option-title.ts';
import { createUniqueId, Index, Show } from 'solid-js';
import { ReasonField, TextField } from '../ui/field.tsx';
import { FaultLine, Line, Refused } from '../ui/marks.tsx';
import { limitKey } from './typed-limits.ts';
import type { LimitsForm } from './use-limits.ts';
import './limits.css';

const REASONS = ['A large player', 'Quiet hours', 'Busy hours', 'By order of the manager'];

export const LimitFields = (props: { form: LimitsForm }) => {
  const labels = () => props.form.setup().labels;
  return (
    <div class="limit-fields">
      <Refused why={props.form.fault()} />
      <Show when={props.form.refusal()}>{(fault) => <FaultLine fault={fault()} />}</Show>
      <table class="limits">
        <caption class="spoken">Limits in coins</caption>
        <thead>
          <tr>
            <th scope="col">Option</th>
            <th scope="col">Minimum</th>
            <th scope="col">Maximum</th>
            <th scope="col">The room’s own</th>
          </tr>
        </thead>
        <tbody>
          <Index each={props.form.typed.offers}>
            {(offer, at) => (
              <LimitRow
                form={props.form}
                at={at}
                option={offer().option}
                title={optionTitle(offer().option, labels())}
              />
            )}
          </Index>
        </tbody>
      </table>
      <Show when={!props.form.setup().solo}>
        <TextField
          label={`Player limit on ${labels().player} and ${labels().banker}`}
          hint={`The largest difference of one patron’s own stakes on the two. Empty: none. The room’s own: ${amountOrNone(
            props.form.configured().patronDifferentialMinor ?? null,
          )}.`}
          inputmode="decimal"
          value={props.form.typed.patronDifferential}
          fault={props.form.faults()['table patron-differential']}
          onInput={props.form.setPatronDifferential}
        />
        <TextField
          label={`Table limit on ${labels().player} and ${labels().banker}`}
          hint={`The largest difference of all stakes on the two. Empty: none. The room’s own: ${amountOrNone(
            props.form.configured().differentialMinor,
          )}.`}
          inputmode="decimal"
          value={props.form.typed.differential}
          fault={props.form.faults()['table differential']}
          onInput={props.form.setDifferential}
        />
      </Show>
      <Show when={props.form.needsApproval()}>
        <Line tone="warn">
          This is far above what the room was configured with: a second supervisor has to approve it.
        </Line>
      </Show>
      <ReasonField
        label="Reason, kept in the journal"
        value={props.form.reason()}
        onInput={props.form.setReason}
        usual={REASONS}
      />
    </div>
  );
};

const amountOrNone = (amountMinor: Minor | null): string =>
  amountMinor === null ? 'none' : money(amountMinor);

const LimitRow = (props: { form: LimitsForm; at: number; option: OptionId; title: string }) => {
  const id = createUniqueId();
  const fault = (field: 'minimum' | 'maximum') =>
    props.form.faults()[limitKey({ option: props.option, field })];
  const own = () => props.form.configured().offers.find(({ option }) => option === props.option);
  const input = (end: 'min' | 'max', field: 'minimum' | 'maximum') => (
    <td>
      <input
        class="form-input"
        inputmode="decimal"
        aria-label={`${props.title}, ${field}`}
        aria-invalid={fault(field) ? true : undefined}
        aria-describedby={fault(field) ? `${id}-${end}` : undefined}
        value={props.form.typed.offers[props.at]?.[end] ?? ''}
        onInput={(event) => props.form.setOffer(props.at, end, event.currentTarget.value)}
      />
      <Show when={fault(field)}>
        <p id={`${id}-${end}`} class="form-fault">
          {fault(field)}
        </p>
      </Show>
    </td>
  );
  return (
    <tr>
      <th scope="row">{props.title}</th>
      {input('min', 'minimum')}
      {input('max', 'maximum')}
      <td class="own-limits">
        <Show when={own()}>{(found) => `${money(found().minMinor)} – ${money(found().maxMinor)}`}</Show>
      </td>
    </tr>
  );
};

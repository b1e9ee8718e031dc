// The fields of a table's limits: minimum and maximum of each option, player limit, table limit and reason. Errors are
// shown at the field, next to the room's configured amount. [L3] [L4]

import { ZERO } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import { optionTitle, shownLabels } from '@punto/ui/words/option-title.ts';
import { createUniqueId, Index, Show } from 'solid-js';
import { ReasonField, TextField } from '../ui/field.tsx';
import { FaultLine, Line, Refused } from '../ui/marks.tsx';
import { limitKey } from './typed-limits.ts';
import type { LimitsForm } from './use-limits.ts';
import './limits.css';

const text = texts('duties').limits;

export const LimitFields = (props: { form: LimitsForm }) => {
  const labels = () => props.form.setup().labels;
  return (
    <div class="limit-fields">
      <Refused why={props.form.fault()} />
      <Show when={props.form.refusal()}>{(fault) => <FaultLine fault={fault()} />}</Show>
      <table class="limits">
        <caption class="spoken">{text.inCoins()}</caption>
        <thead>
          <tr>
            <th scope="col">{text.option()}</th>
            <th scope="col">{text.minimum()}</th>
            <th scope="col">{text.maximum()}</th>
            <th scope="col">{text.own()}</th>
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
        <DifferenceLimits form={props.form} />
      </Show>
      <Show when={props.form.needsApproval()}>
        <Line tone="warn">{text.needsApproval()}</Line>
      </Show>
      <ReasonField
        label={text.reason()}
        value={props.form.reason()}
        onInput={props.form.setReason}
        usual={usualReasons()}
      />
    </div>
  );
};

/** The player limit and the table limit. [L4] */
const DifferenceLimits = (props: { form: LimitsForm }) => {
  const labels = () => props.form.setup().labels;
  const own = {
    patron: () => props.form.configured().patronDifferentialMinor ?? null,
    table: () => props.form.configured().differentialMinor,
  };
  return (
    <>
      <TextField
        label={text.playerLimitOn(shownLabels(labels()))}
        hint={
          own.patron() === null
            ? text.playerLimitHintNone()
            : text.playerLimitHint({ own: own.patron() ?? ZERO })
        }
        inputmode="decimal"
        value={props.form.typed.patronDifferential}
        fault={props.form.faults()['table patron-differential']}
        onInput={props.form.setPatronDifferential}
      />
      <TextField
        label={text.tableLimitOn(shownLabels(labels()))}
        hint={
          own.table() === null ? text.tableLimitHintNone() : text.tableLimitHint({ own: own.table() ?? ZERO })
        }
        inputmode="decimal"
        value={props.form.typed.differential}
        fault={props.form.faults()['table differential']}
        onInput={props.form.setDifferential}
      />
    </>
  );
};

const usualReasons = () => [text.usual.large(), text.usual.quiet(), text.usual.busy(), text.usual.order()];

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
        aria-label={text[`${field}Of`]({ option: props.title })}
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
        <Show when={own()}>
          {(found) => <>{text.range({ from: found().minMinor, to: found().maxMinor })}</>}
        </Show>
      </td>
    </tr>
  );
};

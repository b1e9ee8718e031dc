// One limit: its use, and a small form to set, change or remove it.
import { texts } from '@punto/language/catalogue';
import type { LimitKey, ProtectionView } from '@punto/protocol/protection';
import { createMemo, createSignal, createUniqueId, Show } from 'solid-js';
import { ownBrand } from '../../client/own-brand.ts';
import { amountText, type FrameName, type Kind, parseTyped, typedOf } from './amounts.ts';
import { RiseLine } from './rise-line.tsx';
import type { OwnProtection } from './use-protection.ts';

const { limits: text, operator } = texts('protection');

type RowProps = {
  own: OwnProtection;
  view: ProtectionView;
  kind: Kind;
  frame: FrameName;
  key: LimitKey;
};

export const LimitRow = (props: RowProps) => {
  const [open, setOpen] = createSignal(false);
  const limit = createMemo(() => {
    const found = props.view.limits.find(({ key }) => key === props.key);
    if (!found) throw new Error(`no limit ${props.key}`);
    return found;
  });
  const shown = (amount: number) => amountText(props.kind, Math.max(0, amount));
  const isSet = () => limit().patron !== null;
  return (
    <li class="limit-row">
      <span class="limit-frame">{text.frame[props.frame]()}</span>
      <span class="limit-used">
        {isSet()
          ? text.used({ used: shown(limit().used), limit: shown(limit().patron ?? 0) })
          : `${text.none()} · ${text.usedAlone({ used: shown(limit().used) })}`}
        <Show when={isSet()}>
          <progress
            max={Math.max(1, limit().patron ?? 1)}
            value={Math.max(0, limit().used)}
            aria-hidden="true"
          />
          <small>{text.until({ at: limit().endsAt })}</small>
        </Show>
        <Show when={limit().house !== null}>
          <small>{text.house({ limit: shown(limit().house ?? 0) })}</small>
        </Show>
      </span>
      <button
        type="button"
        class="btn quiet"
        aria-expanded={open()}
        aria-label={`${isSet() ? text.change() : text.set()}: ${text.of({ kind: text.kind[props.kind](), frame: text.frame[props.frame]() })}`}
        onClick={() => setOpen(!open())}
      >
        {isSet() ? text.change() : text.set()}
      </button>
      <RiseLine own={props.own} view={props.view} key={props.key} kind={props.kind} />
      <Show when={open()}>
        <LimitForm {...props} now={limit().patron} onClose={() => setOpen(false)} />
      </Show>
    </li>
  );
};

const LimitForm = (props: RowProps & { now: number | null; onClose: () => void }) => {
  const [typed, setTyped] = createSignal(
    props.now === null ? '' : typedOf(props.kind, props.now, ownBrand()?.currency),
  );
  const [fault, setFault] = createSignal(false);
  const field = createUniqueId();
  const isTime = () => props.kind === 'time';
  const currency = () => ownBrand()?.currency;
  const label = () => {
    if (isTime()) return text.hours();
    return currency()?.code ?? text.coins();
  };
  const faultWords = () => {
    if (isTime()) return text.notATime();
    const { code } = currency() ?? {};
    return code === undefined ? text.notAnAmount() : operator.notAnAmount({ currency: code });
  };
  const set = async (to: number | null) => {
    const waits = props.now !== null && (to === null || to > props.now);
    const done = await props.own.change(
      { change: 'set-limit', key: props.key, to },
      waits ? text.waits : text.saved,
    );
    if (done) props.onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const amount = parseTyped(props.kind, typed(), currency());
    setFault(amount === null);
    if (amount !== null) void set(amount);
  };
  return (
    <form class="limit-form" onSubmit={submit}>
      <label for={field}>{label()}</label>
      <input
        id={field}
        ref={(element) => queueMicrotask(() => element.focus())}
        type="text"
        inputmode={isTime() || currency()?.exponent ? 'decimal' : 'numeric'}
        autocomplete="off"
        value={typed()}
        aria-invalid={fault()}
        aria-describedby={`${field}-fault`}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setFault(false);
        }}
      />
      <div class="limit-acts">
        <button type="submit" class="btn" disabled={props.own.busy()}>
          {text.save()}
        </button>
        <Show when={props.now !== null}>
          <button type="button" class="btn quiet" disabled={props.own.busy()} onClick={() => void set(null)}>
            {text.remove()}
          </button>
        </Show>
        <button type="button" class="btn quiet" onClick={() => props.onClose()}>
          {text.cancel()}
        </button>
      </div>
      <p id={`${field}-fault`} role="alert">
        {fault() ? faultWords() : ''}
      </p>
    </form>
  );
};

// The setting of the patron's own name, which the server keeps: chosen, shown to others or not, removed. Faults are shown while
// it is typed; the server decides.

import { texts } from '@punto/language/catalogue';
import type { ChooseNameRequest, OwnNameAnswer } from '@punto/protocol/api';
import { readDisplayName } from '@punto/protocol/names/display-name';
import { notify } from '@punto/ui/notice.tsx';
import { Switch } from '@punto/ui/switch.tsx';
import { createResource, createSignal, Show } from 'solid-js';
import { api } from '../../client/api.ts';
import { faultText, nameFaultText } from '../../client/fault-text.ts';
import './own-name.css';

const text = texts('people').own;
const { joined } = texts('shared');

const saidOf = ({ name, shown }: OwnNameAnswer): string => {
  if (name === null) return text.removed();
  return shown ? text.saved({ name }) : text.savedHidden({ name });
};

export const OwnName = () => {
  const [own, { mutate }] = createResource(() => api.ownName());
  return (
    <section class="settings-group">
      <h2>{text.title()}</h2>
      <Show when={!own.error} fallback={<p>{text.unread()}</p>}>
        <Show when={own()}>{(known) => <NameForm own={known()} onSaved={mutate} />}</Show>
      </Show>
    </section>
  );
};

const NameForm = (props: { own: OwnNameAnswer; onSaved: (own: OwnNameAnswer) => void }) => {
  const [typed, setTyped] = createSignal(props.own.name ?? '');
  const [fault, setFault] = createSignal<(() => string) | null>(null);
  const [busy, setBusy] = createSignal(false);
  const isNew = () => typed().trim() !== (props.own.name ?? '');

  const save = async (wanted: ChooseNameRequest) => {
    if (busy()) return;
    setBusy(true);
    try {
      const saved = await api.chooseName(wanted);
      setTyped(saved.name ?? '');
      setFault(null);
      props.onSaved(saved);
      notify(() => saidOf(saved), 'good');
    } catch (refused) {
      setFault(() => () => faultText(refused));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const reading = readDisplayName(typed());
    if (!reading.ok) setFault(() => () => nameFaultText(reading.fault));
    // A first name is shown; afterwards it is as the switch has it.
    else void save({ name: reading.name, shown: props.own.name === null || props.own.shown });
  };

  return (
    <>
      <form class="own-name" onSubmit={submit}>
        <label for="own-name">{text.field()}</label>
        <div class="own-name-row">
          <input
            id="own-name"
            type="text"
            dir="auto"
            autocomplete="nickname"
            spellcheck={false}
            maxlength={60}
            value={typed()}
            aria-describedby="own-name-hint own-name-fault"
            aria-invalid={fault() !== null}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setFault(null);
            }}
          />
          <button type="submit" class="btn" disabled={busy() || !isNew() || typed().trim() === ''}>
            {text.save()}
          </button>
          <Show when={props.own.name !== null}>
            <button
              type="button"
              class="btn quiet"
              disabled={busy()}
              onClick={() => save({ name: null, shown: false })}
            >
              {text.remove()}
            </button>
          </Show>
        </div>
        <p id="own-name-fault" class="own-name-fault" role="alert">
          {fault()?.() ?? (props.own.removed ? text.removedByHouse() : '')}
        </p>
        <p id="own-name-hint">
          {joined.two({ first: text.hint(), second: text.left({ n: props.own.changesLeft }) })}
        </p>
      </form>
      <Switch
        checked={props.own.shown}
        disabled={props.own.name === null || busy()}
        onChange={(shown) => save({ name: props.own.name, shown })}
      >
        {text.shown()}
      </Switch>
      <p>{text.about()}</p>
    </>
  );
};

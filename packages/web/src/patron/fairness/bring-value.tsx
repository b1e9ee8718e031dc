// Form for the patron's own value in a cut: a phrase, alone or with fresh random bytes. The resulting value is shown
// before it is used.
import { hexOf } from '@punto/engine/fairness/hash';
import type { Hex32 } from '@punto/engine/fairness/record';
import { texts } from '@punto/language/catalogue';
import type { OwnCut } from '@punto/protocol/client/cuts';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { Hash } from '../../verify/hash.tsx';
import { valueFrom } from './brought-value.ts';

const text = texts('fairness').bring;

/** By table: the value for the next cut, kept while the page is open, as in the protocol client. */
const [waiting, setWaiting] = createSignal<Readonly<Record<string, Hex32>>>({});

const freshBytes = (): Hex32 => hexOf(crypto.getRandomValues(new Uint8Array(32)));

export const BringValue = (props: {
  table: string;
  solo: boolean;
  own: OwnCut | null;
  bring: (value: Hex32) => void;
}) => {
  const [phrase, setPhrase] = createSignal('');
  const [alone, setAlone] = createSignal(false);
  const fresh = freshBytes();
  const value = createMemo(() => valueFrom(phrase(), alone() ? null : fresh));
  const ready = () => phrase() !== '' || !alone();
  const waits = () => {
    const brought = waiting()[props.table];
    return brought && brought !== props.own?.value ? brought : null;
  };
  const cards = () => (props.solo ? 'deck' : 'shoe');
  return (
    <details class="bring">
      <summary>{text.title()}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready()) return;
          props.bring(value());
          setWaiting((all) => ({ ...all, [props.table]: value() }));
        }}
      >
        <label class="bring-phrase">
          <span>{text.phrase()}</span>
          <input
            type="text"
            value={phrase()}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setPhrase(event.currentTarget.value)}
          />
        </label>
        <RandomBytesChoice alone={alone()} setAlone={setAlone} />
        <dl class="seal-values">
          <Show when={!alone()}>
            <NamedHash name={text.bytes()}>
              <Hash of={fresh} />
            </NamedHash>
          </Show>
          <NamedHash name={text.value()}>
            <Show when={ready()} fallback={text.typeFirst()}>
              <Hash of={value()} />
            </Show>
          </NamedHash>
        </dl>
        <button type="submit" class="btn quiet" disabled={!ready()}>
          {text.use[cards()]()}
        </button>
        <p aria-live="polite">
          <Show when={waits()}>
            {(brought) => (
              <Sentence parts={text.waits[cards()].parts()} tags={{ hash: () => <Hash of={brought()} /> }} />
            )}
          </Show>
        </p>
      </form>
    </details>
  );
};

const small = (words: string) => <small>{words}</small>;

/** Whether random bytes are mixed in, or the phrase makes the value alone. */
const RandomBytesChoice = (props: { alone: boolean; setAlone: (alone: boolean) => void }) => (
  <fieldset>
    <legend>{text.made()}</legend>
    <label>
      <input type="radio" name="bring-with" checked={!props.alone} onChange={() => props.setAlone(false)} />
      <span>
        <Sentence parts={text.fresh.parts()} tags={{ small }} />
      </span>
    </label>
    <label>
      <input type="radio" name="bring-with" checked={props.alone} onChange={() => props.setAlone(true)} />
      <span>
        <Sentence parts={text.alone.parts()} tags={{ small }} />
      </span>
    </label>
  </fieldset>
);

const NamedHash = (props: { name: string; children: JSX.Element }) => (
  <div>
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
);

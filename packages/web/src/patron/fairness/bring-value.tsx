// Form for the patron's own value in a cut: a phrase, alone or with fresh random bytes. The resulting value is shown
// before it is used.
import { hexOf } from '@punto/engine/fairness/hash';
import type { Hex32 } from '@punto/engine/fairness/record';
import type { OwnCut } from '@punto/protocol/client/cuts';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { Hash } from '../../verify/hash.tsx';
import { valueFrom } from './brought-value.ts';

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
  const next = () => (props.solo ? 'the next deck' : 'the next shoe');
  return (
    <details class="bring">
      <summary>Bring a value of your own</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready()) return;
          props.bring(value());
          setWaiting((all) => ({ ...all, [props.table]: value() }));
        }}
      >
        <label class="bring-phrase">
          <span>A phrase, anything you like</span>
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
            <NamedHash name="Random bytes">
              <Hash of={fresh} />
            </NamedHash>
          </Show>
          <NamedHash name="The value">
            <Show when={ready()} fallback="Type a phrase first">
              <Hash of={value()} />
            </Show>
          </NamedHash>
        </dl>
        <button type="submit" class="btn quiet" disabled={!ready()}>
          Use it for {next()}
        </button>
        <p aria-live="polite">
          <Show when={waits()}>
            {(brought) => (
              <>
                <Hash of={brought()} /> waits for {next()}.
              </>
            )}
          </Show>
        </p>
      </form>
    </details>
  );
};

/** Whether random bytes are mixed in, or the phrase makes the value alone. */
const RandomBytesChoice = (props: { alone: boolean; setAlone: (alone: boolean) => void }) => (
  <fieldset>
    <legend>Made into 32 bytes by SHA-256</legend>
    <label>
      <input type="radio" name="bring-with" checked={!props.alone} onChange={() => props.setAlone(false)} />
      <span>
        with fresh random bytes <small>nobody can guess it</small>
      </span>
    </label>
    <label>
      <input type="radio" name="bring-with" checked={props.alone} onChange={() => props.setAlone(true)} />
      <span>
        the phrase alone{' '}
        <small>anybody can make it again, and a house that guesses the phrase gains by it</small>
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

// The choice of the bet under study: a list of shipped bets, or a definition of the reader.
import { texts } from '@punto/language/catalogue';
import { For, Show } from 'solid-js';
import type { Study } from '../use-study.ts';
import { DEFINITION_FIELD } from './definition-editor.tsx';
import type { ShippedBet } from './shipped-bets.ts';
import { betTitle, type Lab } from './use-lab.ts';

const text = texts('lab').choice;

const FOLDERS = ['published', 'catalogue'] as const;
/** Not an id, since no shipped bet has a slash in its id. */
const OWN = 'own/bet';

export const BetChoice = (props: { study: Study; lab: Lab }) => {
  const chosen = () => {
    const { bet } = props.study.lab();
    return 'id' in bet ? bet.id : OWN;
  };
  const choose = (value: string) => {
    if (value !== OWN) props.study.changeLab({ bet: { id: value } });
  };
  /** The editor takes the focus, since the button is removed. */
  const write = () => {
    props.lab.writeOwn();
    document.getElementById(DEFINITION_FIELD)?.focus();
  };
  const inFolder = (folder: ShippedBet['of'], all: readonly ShippedBet[]) =>
    all.filter(({ of }) => of === folder);
  return (
    <Show when={props.lab.shipped()} fallback={<p class="panel-note">{texts('lab').loading()}</p>}>
      {(all) => (
        <div class="bet-choice">
          <label>
            <span>{text.label()}</span>
            <select value={chosen()} onChange={(event) => choose(event.currentTarget.value)}>
              <Show when={props.lab.own() !== null}>
                <option value={OWN} selected>
                  {text.own()}
                </option>
              </Show>
              <For each={FOLDERS}>
                {(folder) => (
                  <optgroup label={text[folder]()}>
                    <For each={inFolder(folder, all())}>
                      {({ id, name }) => (
                        <option value={id} selected={id === chosen()}>
                          {betTitle({ id, name: { en: name } })}
                        </option>
                      )}
                    </For>
                  </optgroup>
                )}
              </For>
            </select>
          </label>
          <Show when={props.lab.own() === null}>
            <button type="button" class="btn quiet" onClick={write}>
              {text.write()}
            </button>
          </Show>
        </div>
      )}
    </Show>
  );
};

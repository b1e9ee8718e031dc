// The notice of a table on its tile: why a chip was refused, or what happened to unconfirmed chips. The log says it
// to a screen reader. [T4] [L5]
import { addMinor, ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { createMemo, Match, Switch } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { closingWords } from '../felt/slip/closing.ts';
import { sentenceOf } from '../words/refusal-words.ts';
import './tile-note.css';
import { confirmedStakes } from '../felt/slip/terms.ts';

const { control } = texts('shared');

export const TileNote = () => {
  const felt = useFelt();
  const closing = createMemo(() => {
    const told = felt.closing();
    const stakes = confirmedStakes(felt.terms());
    const stands = { stakeMinor: stakes.reduce(addMinor, ZERO), spots: stakes.length };
    return told && closingWords(told, stands);
  });
  return (
    <Switch>
      <Match when={felt.note()}>{(note) => <p class="tile-note">{sentenceOf(note().text())}</p>}</Match>
      <Match when={closing()}>
        {(words) => (
          <div class="tile-note">
            <p>
              <b>{words()[0]}</b> {words()[1]}
            </p>
            <button
              type="button"
              class="icon-btn"
              aria-label={control.dismiss()}
              onClick={() => felt.dismissClosing()}
            >
              <Icon name="clear" />
            </button>
          </div>
        )}
      </Match>
    </Switch>
  );
};

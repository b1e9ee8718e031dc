// The seed of the random shoes. While it is edited the field shows the typed text; on change a valid seed is
// applied, and an invalid one is replaced by the seed in use.
import { texts } from '@punto/language/catalogue';
import { createSignal } from 'solid-js';
import { MOST_SEED } from '../address.ts';
import type { Study } from '../use-study.ts';

export const SeedField = (props: { study: Study }) => {
  const [draft, setDraft] = createSignal<string | null>(null);
  const apply = (text: string) => {
    setDraft(null);
    const seed = Number(text);
    if (/^\d+$/.test(text) && seed <= MOST_SEED) props.study.setSampling((before) => ({ ...before, seed }));
  };
  return (
    <label class="seed">
      <span>{texts('study').depth.seed()}</span>
      <input
        inputmode="numeric"
        autocomplete="off"
        maxlength="10"
        value={draft() ?? props.study.sampling().seed}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onChange={(event) => {
          apply(event.currentTarget.value);
          event.currentTarget.value = String(props.study.sampling().seed);
        }}
      />
    </label>
  );
};

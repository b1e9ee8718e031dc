// Input of the file: dropped, chosen, pasted, or the sample that Punto provides.
import { texts } from '@punto/language/catalogue';
import { createSignal, createUniqueId, Show } from 'solid-js';
import { MOST_CHARACTERS } from './read-file.ts';
import { SealMark } from './seal/seal-mark.tsx';

const text = texts('verify').file;

type OnChoose = (name: string, text: string) => void;

export const FileChoice = (props: { name: string | null; onChoose: OnChoose; onSample: () => void }) => {
  const [over, setOver] = createSignal(false);
  const id = createUniqueId();
  const take = async (file: File | undefined) => {
    if (!file) return;
    // At most one character over the limit is read, so that a huge file does not fill the memory.
    props.onChoose(file.name, await file.slice(0, MOST_CHARACTERS + 1).text());
  };
  return (
    <section
      class="verify-panel verify-file"
      data-over={over() ? '' : undefined}
      aria-labelledby={`${id}-title`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <SealMark commitment={null} class="verify-place" />
      <h2 id={`${id}-title`}>{text.title()}</h2>
      <p>{props.name ?? text.ways()}</p>
      <div class="verify-ways">
        <input
          id={id}
          class="verify-input"
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            // Reset, so that the same file can be chosen again after it was changed.
            event.currentTarget.value = '';
          }}
        />
        <label class="btn" for={id}>
          {text.choose()}
        </label>
        <button type="button" class="btn quiet" onClick={() => props.onSample()}>
          {text.sample()}
        </button>
      </div>
      <PastedText onChoose={props.onChoose} />
      <Show when={over()}>
        <p class="verify-drop" aria-hidden="true">
          {text.drop()}
        </p>
      </Show>
    </section>
  );
};

const PastedText = (props: { onChoose: OnChoose }) => {
  const [pasted, setPasted] = createSignal('');
  return (
    <details>
      <summary>{text.paste()}</summary>
      <textarea
        aria-label={text.pasted()}
        rows="4"
        spellcheck={false}
        onInput={(event) => setPasted(event.currentTarget.value)}
      />
      <button
        type="button"
        class="btn quiet"
        disabled={pasted().trim() === ''}
        onClick={() => props.onChoose(text.pastedName(), pasted())}
      >
        {text.check()}
      </button>
    </details>
  );
};

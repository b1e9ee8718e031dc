// Verifies a revealed shoe or round, or a play record, on the patron's own device, step by step. It needs no server once it is
// loaded; only a file named in the address is fetched. [F2] [T8]
import { texts } from '@punto/language/catalogue';
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createSignal, Show } from 'solid-js';
import { FileChoice } from './file-choice.tsx';
import { Findings } from './findings.tsx';
import { KnownFields } from './known-fields.tsx';
import { RecordFindings } from './record-findings.tsx';
import sample from './sample-shoe.json';
import { type Known, NOTHING_KNOWN, parseKnown } from './source.ts';
import { type ChosenFile, type FileCheck, useFileCheck } from './use-file-check.ts';
import { type PublishedFile, usePublishedFile } from './use-published-file.ts';
import './verify.css';

const text = texts('verify');

export default function VerifyPage() {
  usePageTitle(text.title);
  const [known, setKnown] = createSignal<Known>(parseKnown(location.hash));
  const check = useFileCheck(known);
  const choose = (file: ChosenFile) => {
    published.forgetFault();
    check.choose(file);
  };
  const published = usePublishedFile(choose);
  return (
    <main id="main" class="page verify">
      <div class="page-head">
        <h1>{text.title()}</h1>
        <p>{text.lead()}</p>
      </div>
      <div class="verify-desk">
        <FileChoice
          name={check.chosen()?.name ?? null}
          onChoose={(name, text) => choose({ name, text })}
          onSample={() => {
            setKnown(NOTHING_KNOWN);
            choose({ name: text.file.sampleName(), text: JSON.stringify(sample) });
          }}
        />
        <KnownFields
          known={known()}
          change={(field, text) => setKnown((all) => ({ ...all, [field]: text }))}
        />
      </div>
      <Notes published={published} check={check} />
      <Show when={check.checkedRecord()}>
        {(now) => (
          <RecordFindings
            name={check.chosen()?.name ?? ''}
            file={now().file}
            verification={now().verification}
          />
        )}
      </Show>
      <Show when={check.checked()}>
        {(now) => (
          <Findings
            name={check.chosen()?.name ?? ''}
            text={check.chosen()?.text ?? ''}
            file={now().file}
            expected={now().expected}
            verification={now().verification}
          />
        )}
      </Show>
    </main>
  );
}

/** Why there is nothing to check: not fetched yet, not published, or not readable. */
const Notes = (props: { published: PublishedFile; check: FileCheck }) => (
  <div aria-live="polite">
    <Show when={props.published.fetching()}>
      <p class="verify-note">{text.note.fetching()}</p>
    </Show>
    <Show when={props.published.fault()}>
      {(why) => (
        <p class="verify-note" data-tone="warn">
          {text.note.fault({ why: why() })}
        </p>
      )}
    </Show>
    <Show when={props.check.refused()}>
      {(why) => (
        <p class="verify-note" data-tone="warn">
          <Sentence parts={text.note.refused.parts({ file: props.check.chosen()?.name ?? '', why: why() })} />
        </p>
      )}
    </Show>
  </div>
);

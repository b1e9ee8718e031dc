// Verifies a revealed shoe or round on the patron's own device, step by step. It needs no server once it is loaded;
// only a file named in the address is fetched. [F2]
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { createSignal, Show } from 'solid-js';
import { FileChoice } from './file-choice.tsx';
import { Findings } from './findings.tsx';
import { KnownFields } from './known-fields.tsx';
import sample from './sample-shoe.json';
import { type Known, NOTHING_KNOWN, parseKnown } from './source.ts';
import { type ChosenFile, type FileCheck, useFileCheck } from './use-file-check.ts';
import { type PublishedFile, usePublishedFile } from './use-published-file.ts';
import './verify.css';

export default function VerifyPage() {
  usePageTitle(() => 'Check a shuffle');
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
        <h1>Check a shuffle</h1>
        <p>
          Give it a shoe that has ended, or a round that is over, as the table publishes them. Everything is
          computed on this device, and the file goes nowhere.
        </p>
      </div>
      <div class="verify-desk">
        <FileChoice
          name={check.chosen()?.name ?? null}
          onChoose={(name, text) => choose({ name, text })}
          onSample={() => {
            setKnown(NOTHING_KNOWN);
            choose({ name: 'shoe.json, a sample', text: JSON.stringify(sample) });
          }}
        />
        <KnownFields
          known={known()}
          change={(field, text) => setKnown((all) => ({ ...all, [field]: text }))}
        />
      </div>
      <Notes published={published} check={check} />
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
      <p class="verify-note">Fetching it from the house …</p>
    </Show>
    <Show when={props.published.fault()}>
      {(why) => (
        <p class="verify-note" data-tone="warn">
          The house did not give it: {why()} A file you have kept can be checked all the same.
        </p>
      )}
    </Show>
    <Show when={props.check.refused()}>
      {(why) => (
        <p class="verify-note" data-tone="warn">
          <b>{props.check.chosen()?.name} is nothing that can be checked.</b> {why()}
        </p>
      )}
    </Show>
  </div>
);

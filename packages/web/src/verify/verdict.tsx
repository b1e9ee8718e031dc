// The verdict of a verification: what the file is, and either the headline with what is proved, or the first failed step with the
// advice and a button that saves the file.
import { texts } from '@punto/language/catalogue';
import { downloadJson } from '@punto/ui/download-json.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { inSmall } from '@punto/ui/words/option-title.ts';
import { For, type JSX, Show } from 'solid-js';
import type { FoundStep } from './found-step.ts';
import { WithHashes } from './hash.tsx';
import type { Proof } from './proof-statements.ts';

const text = texts('verify');

export const Verdict = (props: {
  ok: boolean;
  what: string;
  headline: string;
  proofs: readonly Proof[];
  /** The first failed step; `null`: none. */
  failed: Pick<FoundStep, 'title' | 'says'> | null;
  advice: string;
  file: object;
  /** Name of the saved file. */
  fileName: string;
  class?: string;
  /** Drawn before the words. */
  mark?: JSX.Element;
}) => (
  <section class={`verify-panel verify-verdict ${props.class ?? ''}`} data-ok={props.ok} role="status">
    {props.mark}
    <div>
      <p class="verify-what">{props.what}</p>
      <Show when={props.failed} fallback={<Proved headline={props.headline} proofs={props.proofs} />}>
        {(failed) => (
          <>
            <h2>{text.failed.title({ step: inSmall(failed().title) })}</h2>
            <p>
              <WithHashes text={failed().says} />
            </p>
            <p>{props.advice}</p>
            <button type="button" class="btn" onClick={() => downloadJson(props.file, props.fileName)}>
              <Icon name="download" /> {text.failed.save()}
            </button>
          </>
        )}
      </Show>
    </div>
  </section>
);

const Proved = (props: { headline: string; proofs: readonly Proof[] }) => (
  <>
    <h2>{props.headline}</h2>
    <ul class="verify-proofs">
      <For each={props.proofs}>
        {({ is, says }) => (
          <li data-is={is}>
            <Icon name={is === 'proved' ? 'check' : 'dash'} />
            <span>
              <Show when={is !== 'proved' && is}>{(kind) => <b>{text.proof[kind()]()} </b>}</Show>
              {says}
            </span>
          </li>
        )}
      </For>
    </ul>
  </>
);

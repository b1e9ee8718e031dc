// What a check found, step by step, each with its mark and a sentence; after them what was not asked, which is neither
// for the file nor against it. Under a step may stand what was compared.

import { Icon } from '@punto/ui/icon.tsx';
import { For, type JSX, Show } from 'solid-js';
import { WithHashes } from './hash.tsx';
import './steps.css';

/** A step of the verifier, or one of the page's own. */
export type FoundStep = {
  readonly id: string;
  readonly title: string;
  readonly ok: boolean;
  readonly says: string;
};

export const Steps = (props: {
  steps: readonly FoundStep[];
  unasked?: readonly Omit<FoundStep, 'ok'>[];
  evidence?: (step: FoundStep) => JSX.Element;
}) => (
  <ol class="found-steps">
    <For each={props.steps}>
      {(step) => (
        <li data-ok={step.ok}>
          <Icon name={step.ok ? 'check' : 'warn'} />
          <div>
            <h4>
              {step.title}
              <Show when={step.ok} fallback={<b> does not hold</b>}>
                <span class="spoken"> holds</span>
              </Show>
            </h4>
            <p>
              <WithHashes text={step.says} />
            </p>
            {props.evidence?.(step)}
          </div>
        </li>
      )}
    </For>
    <For each={props.unasked ?? []}>
      {({ title, says }) => (
        <li data-ok="unasked">
          <Icon name="dash" />
          <div>
            <h4>
              {title} <span class="found-unasked">not asked</span>
            </h4>
            <p>{says}</p>
          </div>
        </li>
      )}
    </For>
  </ol>
);

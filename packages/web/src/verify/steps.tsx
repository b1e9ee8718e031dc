// The steps of a verification, each with its mark and a sentence; then what was not checked, which counts neither for
// nor against the file. A step may show what it compared.

import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { FoundStep } from './found-step.ts';
import { WithHashes } from './hash.tsx';
import './steps.css';

const text = texts('verify').steps;

export const Steps = (props: {
  /** One level below the title of the section. */
  heading: 'h3' | 'h4';
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
            <Dynamic component={props.heading}>
              {step.title}{' '}
              <Show when={step.ok} fallback={<b>{text.fails()}</b>}>
                <span class="spoken">{text.holds()}</span>
              </Show>
            </Dynamic>
            <p>
              <WithHashes text={step.says} />
            </p>
            {props.evidence?.(step)}
          </div>
        </li>
      )}
    </For>
    <For each={props.unasked ?? []}>
      {(step) => (
        <li data-ok="unasked">
          <Icon name="dash" />
          <div>
            <Dynamic component={props.heading}>
              {step.title} <span class="found-unasked">{text.unasked()}</span>
            </Dynamic>
            <p>{step.says}</p>
          </div>
        </li>
      )}
    </For>
  </ol>
);

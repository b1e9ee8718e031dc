// The steps of a verification, each with its mark and a sentence; then what was not checked, which counts neither for
// nor against the file. A step may show what it compared.

import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { For, type JSX, Show } from 'solid-js';
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
            <Heading is={props.heading}>
              {step.title}{' '}
              <Show when={step.ok} fallback={<b>{text.fails()}</b>}>
                <span class="spoken">{text.holds()}</span>
              </Show>
            </Heading>
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
            <Heading is={props.heading}>
              {step.title} <span class="found-unasked">{text.unasked()}</span>
            </Heading>
            <p>{step.says}</p>
          </div>
        </li>
      )}
    </For>
  </ol>
);

const Heading = (props: { is: 'h3' | 'h4'; children: JSX.Element }) => (
  <Show when={props.is === 'h3'} fallback={<h4>{props.children}</h4>}>
    <h3>{props.children}</h3>
  </Show>
);

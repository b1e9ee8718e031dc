// Small shared components: a badge, an error line, a meter. Colour is never the only cue.

import { texts } from '@punto/language/catalogue';
import { Icon, type IconName } from '@punto/ui/icon.tsx';
import { type JSX, Show } from 'solid-js';
import { faultText } from '../client/fault-text.ts';
import './marks.css';

const text = texts('floor').part;

export type Tone = 'good' | 'warn' | 'bad' | 'info';
const ICONS: Readonly<Record<Tone, IconName>> = { good: 'check', warn: 'warn', bad: 'warn', info: 'record' };

/** A word in a box: a role, a status, the abbreviation of a room. */
export const Badge = (props: { tone?: Tone; title?: string; children: JSX.Element }) => (
  <span class="badge" data-tone={props.tone} title={props.title}>
    {props.children}
  </span>
);

/** One important line; `spoken` if it is the response to what the user just did. */
export const Line = (props: { tone: Tone; spoken?: boolean; children: JSX.Element }) => (
  <p class="line" data-tone={props.tone} role={props.spoken ? 'alert' : undefined}>
    <Icon name={ICONS[props.tone]} />
    <span>{props.children}</span>
  </p>
);

/** Why something was refused, at the place where it was requested. */
export const Refused = (props: { why: string | undefined }) => (
  <Show when={props.why}>
    <Line tone="bad" spoken>
      {props.why}
    </Line>
  </Show>
);

/** A bar for a share from 0 to 1; a text next to it gives the number. */
export const Meter = (props: { share: number; tone?: 'warn' | 'bad' | undefined }) => (
  <div class="meter" data-tone={props.tone} aria-hidden="true">
    <i style={{ width: `${Math.min(100, Math.max(0, props.share * 100))}%` }} />
  </div>
);

/** Placeholder while data is loading. */
export const Waiting = (props: { what: string }) => (
  <p class="nothing" role="status" aria-busy="true">
    {props.what}
  </p>
);

/** A named value, in a `<dl>`. */
export const Fact = (props: { name: string; children: JSX.Element; figures?: boolean }) => (
  <div class="fact" classList={{ figures: props.figures ?? false }}>
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
);

/** An error message with a button to try again. */
export const FaultLine = (props: { fault: unknown; onAgain?: () => void }) => (
  <div class="fault-line">
    <Line tone="bad" spoken>
      {faultText(props.fault, text.notRead)}
    </Line>
    <Show when={props.onAgain}>
      <button type="button" class="link" onClick={() => props.onAgain?.()}>
        {text.again()}
      </button>
    </Show>
  </div>
);

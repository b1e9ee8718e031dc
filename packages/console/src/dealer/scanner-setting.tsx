// The prefix that this desk's scanner sends before each card, if any; stored in this browser.

import { texts } from '@punto/language/catalogue';
import { localStore } from '@punto/ui/client/browser-store.ts';
import { createSignal } from 'solid-js';
import { TextField } from '../ui/field.tsx';

const text = texts('dealer').keys;

const KEY = 'punto.scanner-prefix';
const [prefix, setPrefix] = createSignal((localStore.read(KEY) ?? '').slice(0, 12));
export const scannerPrefix = prefix;

export const ScannerSetting = () => (
  <details class="scanner-setting">
    <summary>{text.title()}</summary>
    <TextField
      label={text.prefix()}
      hint={text.prefixHint()}
      maxlength={12}
      value={prefix()}
      onInput={(typed) => {
        setPrefix(typed);
        localStore.write(KEY, typed);
      }}
    />
    <dl class="key-list">
      <dt>
        <kbd>8</kbd> <kbd>D</kbd>
      </dt>
      <dd>{text.card()}</dd>
      <dt>
        <kbd>Enter</kbd>
      </dt>
      <dd>{text.enter()}</dd>
      <dt>
        <kbd>Backspace</kbd>
      </dt>
      <dd>{text.backspace()}</dd>
      <dt>
        <kbd>M</kbd>
      </dt>
      <dd>{text.m()}</dd>
      <dt>
        <kbd>X</kbd>
      </dt>
      <dd>{text.x()}</dd>
      <dt>
        <kbd>B</kbd>
      </dt>
      <dd>{text.b()}</dd>
      <dt>
        <kbd>P</kbd>
      </dt>
      <dd>{text.p()}</dd>
    </dl>
  </details>
);

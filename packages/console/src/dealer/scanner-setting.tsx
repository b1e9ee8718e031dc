// The prefix that this desk's scanner sends before each card, if any; stored in this browser.

import { localStore } from '@punto/ui/client/browser-store.ts';
import { createSignal } from 'solid-js';
import { TextField } from '../ui/field.tsx';

const KEY = 'punto.scanner-prefix';
const [prefix, setPrefix] = createSignal((localStore.read(KEY) ?? '').slice(0, 12));
export const scannerPrefix = prefix;

export const ScannerSetting = () => (
  <details class="scanner-setting">
    <summary>Scanner and keys</summary>
    <TextField
      label="Prefix of this scanner"
      hint="What it sends before each card, such as ]C1. Most send nothing."
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
      <dd>Rank, then suit: the card is recorded. A ten is 0, 10 or T.</dd>
      <dt>
        <kbd>Enter</kbd>
      </dt>
      <dd>The next thing: open betting, no more bets, confirm.</dd>
      <dt>
        <kbd>Backspace</kbd>
      </dt>
      <dd>Take the last card back.</dd>
      <dt>
        <kbd>M</kbd>
      </dt>
      <dd>Correct the last card; again for the one before.</dd>
      <dt>
        <kbd>X</kbd>
      </dt>
      <dd>The cut card is out.</dd>
      <dt>
        <kbd>B</kbd>
      </dt>
      <dd>Open betting again, before the first card.</dd>
      <dt>
        <kbd>P</kbd>
      </dt>
      <dd>Pause and call the supervisor, at once; why is asked after it.</dd>
    </dl>
  </details>
);

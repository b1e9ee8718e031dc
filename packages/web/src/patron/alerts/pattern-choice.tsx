// The choice of the patterns that are marked, in the settings. [D5]
import { PATTERNS, type Pattern } from '@punto/ui/client/pattern-alerts.ts';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { For } from 'solid-js';
import { fromLength, PATTERN_TITLES, PATTERNS_MEAN } from './pattern-words.ts';
import './pattern-choice.css';

const LENGTHS: Readonly<Record<Pattern, readonly number[]>> = {
  streak: [3, 4, 5, 6, 7, 8, 10, 12],
  chop: [4, 5, 6, 7, 8, 10, 12],
  twos: [2, 3, 4, 5, 6],
  'no-tie': [10, 15, 20, 25, 30, 40, 50],
};

export const PatternChoice = () => (
  <>
    <For each={PATTERNS}>
      {(pattern) => (
        <label class="pattern-choice">
          <span>{PATTERN_TITLES[pattern]}</span>
          <select
            class="field"
            onChange={({ currentTarget: { value } }) =>
              setSettings({ alerts: { ...settings.alerts, [pattern]: value === '' ? null : Number(value) } })
            }
          >
            <option value="" selected={settings.alerts[pattern] === null}>
              Not marked
            </option>
            <For each={LENGTHS[pattern]}>
              {(length) => (
                <option value={length} selected={settings.alerts[pattern] === length}>
                  {fromLength(length)}
                </option>
              )}
            </For>
          </select>
        </label>
      )}
    </For>
    <p>{PATTERNS_MEAN}</p>
  </>
);

// The choice of the patterns that are marked, in the settings. [D5]
import { texts } from '@punto/language/catalogue';
import { PATTERNS, type Pattern } from '@punto/ui/client/pattern-alerts.ts';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { For } from 'solid-js';
import './pattern-choice.css';

const { patterns: text } = texts('settings');

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
          <span>{text.name[pattern]()}</span>
          <select
            onChange={({ currentTarget: { value } }) =>
              setSettings({ alerts: { ...settings.alerts, [pattern]: value === '' ? null : Number(value) } })
            }
          >
            <option value="" selected={settings.alerts[pattern] === null}>
              {text.notMarked()}
            </option>
            <For each={LENGTHS[pattern]}>
              {(length) => (
                <option value={length} selected={settings.alerts[pattern] === length}>
                  {text.from({ length })}
                </option>
              )}
            </For>
          </select>
        </label>
      )}
    </For>
    <p>{text.mean()}</p>
  </>
);

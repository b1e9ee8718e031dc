// The choice of the caller's language; shown when there is more than one.
import { texts } from '@punto/language/catalogue';
import { COMPLETE, isLanguage, LANGUAGES } from '@punto/language/languages';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { For, Show } from 'solid-js';
import { playVoiceSample } from './voice-sample.ts';

const { caller: text } = texts('settings');

export const VoiceLanguageChoice = () => {
  const choose = (chosen: string) => {
    setSettings({ voiceLanguage: isLanguage(chosen) ? chosen : 'auto' });
    if (settings.voice !== 'off') void playVoiceSample();
  };
  return (
    <Show when={COMPLETE.length > 1}>
      <label class="voice-language">
        <span>{text.language()}</span>
        <select value={settings.voiceLanguage} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="auto">{text.asPage()}</option>
          <For each={COMPLETE}>
            {(language) => (
              <option value={language} lang={language}>
                {LANGUAGES[language]}
              </option>
            )}
          </For>
        </select>
      </label>
    </Show>
  );
};

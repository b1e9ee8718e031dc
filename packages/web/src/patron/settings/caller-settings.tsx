// Settings of the caller: which lines it speaks.
import { texts } from '@punto/language/catalogue';
import { type AnyLanguage, isTestLanguage, LANGUAGES } from '@punto/language/languages';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { VOICE_LEVELS, type VoiceLevel } from '@punto/ui/client/stored-settings.ts';
import { createEffect, Show } from 'solid-js';
import { loadVoice, voice } from '../felt/caller/voice-in-use.ts';
import { voiceLanguage } from '../felt/caller/voice-language.ts';
import { Choice } from './choice.tsx';
import { VoiceLanguageChoice } from './voice-language-choice.tsx';
import { playVoiceSample } from './voice-sample.ts';

const { caller: text } = texts('settings');

export const CallerSettings = () => {
  createEffect(() => settings.voice !== 'off' && void loadVoice());
  const choose = (level: VoiceLevel) => {
    setSettings({ voice: level, voiceOffered: true });
    if (level !== 'off') void playVoiceSample();
  };
  return (
    <>
      <Choice
        title={text.voice()}
        of={VOICE_LEVELS}
        words={text.voiceIs}
        chosen={settings.voice}
        choose={choose}
      />
      <Show when={settings.voice !== 'off'}>
        <VoiceLanguageChoice />
      </Show>
      <p>{text.means()}</p>
      <p>{text.screenReader()}</p>
      <Show when={settings.voice !== 'off' && voice()?.hasWords() === false}>
        <p>{text.noVoice({ language: nameOf(voiceLanguage()) })}</p>
      </Show>
    </>
  );
};

const nameOf = (language: AnyLanguage): string => LANGUAGES[isTestLanguage(language) ? 'en' : language];

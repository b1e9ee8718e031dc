// How much the caller says aloud.
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { VOICE_LEVELS, type VoiceLevel } from '@punto/ui/client/stored-settings.ts';
import { createEffect, Show } from 'solid-js';
import { loadVoice, voice } from '../felt/caller/voice-in-use.ts';
import { Choice } from './choice.tsx';
import { playVoiceSample } from './voice-sample.ts';

const WORDS: Record<VoiceLevel, string> = {
  off: 'Silent',
  low: 'Bets and results',
  full: 'Everything',
};

export const CallerSettings = () => {
  createEffect(() => settings.voice !== 'off' && void loadVoice());
  const choose = (level: VoiceLevel) => {
    setSettings({ voice: level, voiceOffered: true });
    if (level !== 'off') void playVoiceSample();
  };
  return (
    <>
      <Choice title="Voice" of={VOICE_LEVELS} words={WORDS} chosen={settings.voice} choose={choose} />
      <p>
        The caller of the table says when bets open and close and who wins; with everything, also the points
        of each hand, who draws and who stands. What the caller says is always written on the cloth.
      </p>
      <p>
        If you use a screen reader, it says all of this while the caller is silent. With the voice on, the
        screen reader leaves out what the caller says.
      </p>
      <Show when={settings.voice !== 'off' && voice()?.hasWords() === false}>
        <p>This device has no voice for English: short sounds take its place.</p>
      </Show>
    </>
  );
};

// The sign at the caller's line: turns the voice on and off. A patron who has never been asked sees it with words, once;
// after a round it is a sign alone.
import { texts } from '@punto/language/catalogue';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import type { VoiceLevel } from '@punto/ui/client/stored-settings.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { createEffect, createSignal, on, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import './speaker-sign.css';

const text = texts('table').call;

/** The level to come back to. */
const [level, setLevel] = createSignal<Exclude<VoiceLevel, 'off'>>('full');

export const SpeakerSign = () => {
  const felt = useFelt();
  const isOn = () => settings.voice !== 'off' && !settings.muted;
  const isOffer = () => settings.voice === 'off' && !settings.voiceOffered && 'speechSynthesis' in globalThis;
  const press = () => {
    if (settings.voice !== 'off') setLevel(settings.voice);
    if (isOn()) setSettings({ voice: 'off' });
    else setSettings({ voice: level(), voiceOffered: true, muted: false });
  };
  let isResultSeen = false;
  createEffect(
    on(felt.moments, (moments) => {
      if (!isOffer()) return;
      isResultSeen ||= moments.some(({ type }) => type === 'result');
      if (isResultSeen && moments.some(({ type }) => type === 'betting-opened'))
        setSettings({ voiceOffered: true });
    }),
  );
  return (
    <span class="speaker-place" classList={{ offered: isOffer() }}>
      <button
        type="button"
        class="speaker-sign"
        classList={{ offer: isOffer() }}
        aria-pressed={isOn()}
        aria-label={text.hear()}
        title={isOn() ? text.voiceOn() : text.voiceOff()}
        onClick={press}
      >
        <Icon name={isOn() ? 'sound' : 'mute'} />
        <Show when={isOffer()}>
          <span class="offer-words">{text.hear()}</span>
        </Show>
      </button>
      <Show when={isOffer()}>
        <button
          type="button"
          class="speaker-sign"
          aria-label={text.leaveSilent()}
          onClick={() => setSettings({ voiceOffered: true })}
        >
          <Icon name="clear" />
        </button>
      </Show>
    </span>
  );
};

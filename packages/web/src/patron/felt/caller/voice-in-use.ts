// The voice of this page, once loaded. Only the patrons who turn the caller on load it.
import { settings } from '@punto/ui/client/settings.ts';
import { createSignal } from 'solid-js';
import { type CallerLine, isInLevel } from './line.ts';
import type { Voice } from './voice.ts';

const [voice, setVoice] = createSignal<Voice | null>(null);

/** `null`: not loaded. */
export { voice };

let loading: Promise<void> | null = null;

/** Without a connection it is tried again when it is next wanted. */
export const loadVoice = (): Promise<void> => {
  loading ??= import('./voice.ts')
    .then(async ({ createVoice }) => void setVoice(await createVoice()))
    .catch(() => {
      loading = null;
    });
  return loading;
};

/** The voice says this line in words, so that the log of a screen reader does not. */
export const saysAloud = (line: CallerLine): boolean =>
  isInLevel(line, settings.voice) && voice()?.speaks() === true;

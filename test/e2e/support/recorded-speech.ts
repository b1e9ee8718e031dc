// A browser with a recorded voice: headless Chromium has no speech output.
import type { Page } from '@playwright/test';

type Recorder = { readonly said: string[] };

/** Call before the page is opened. Returns the spoken lines so far, in order. */
export const recordSpeech = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voice = { name: 'Recorder', lang: 'en-GB', localService: true, default: true };
    const fake = {
      said,
      getVoices: () => [voice],
      addEventListener: () => {},
      cancel: () => {},
      speak: (utterance: { text: string; onend: ((event: null) => void) | null }) => {
        if (utterance.text !== '') said.push(utterance.text);
        setTimeout(() => utterance.onend?.(null), 0);
      },
    };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: fake });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
      value: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { speechSynthesis: Recorder }).speechSynthesis.said);
};

// The voice of the caller: speech in the language of the settings, or sound pictures on a device without such a voice.
// Silent while the page is hidden or muted. Loaded when a patron turns the caller on.
import { textsIn } from '@punto/language/catalogue';
import type { AnyLanguage } from '@punto/language/languages';
import { settings } from '@punto/ui/client/settings.ts';
import { createEffect, createRoot, createSignal, on, untrack } from 'solid-js';
import { PAN } from '../../../client/sound/pan.ts';
import { play } from '../../../client/sound/strike.ts';
import { lengthOf } from '../../../client/sound/strokes.ts';
import { bestVoice } from './best-voice.ts';
import type { CallerLine, LineRank } from './line.ts';
import { createLineQueue, type Saying } from './line-queue.ts';
import type { CallerTexts } from './line-text.ts';
import { sideOf } from './lines-of.ts';
import { motifOf } from './motifs.ts';
import { speechOutput } from './speech-output.ts';
import { voiceLanguage } from './voice-language.ts';

/** Lines of one moment. */
export type Called = {
  readonly lines: readonly CallerLine[];
  readonly texts: readonly string[];
  readonly rank: LineRank;
  /** Milliseconds until the page shows the moment. */
  readonly afterMs: number;
  /** Called if they were not said. */
  readonly leftOut?: () => void;
};

export type Voice = {
  /** The words of its language. */
  readonly words: () => CallerTexts;
  /** Returns when it speaks the language of the settings. */
  readonly languageLoaded: () => Promise<void>;
  /** The device has a voice for the language. */
  readonly hasWords: () => boolean;
  /** Lines called now are said in words, so that a screen reader need not say them. */
  readonly speaks: () => boolean;
  readonly call: (called: Called) => void;
  readonly hold: (ms: number) => void;
  readonly clear: () => void;
};

/** A little quicker than reading aloud, as calls are. */
const RATE = 1.1;

/** Throws if its words cannot be loaded. */
export const createVoice = async (): Promise<Voice> => {
  const first = await readWords(voiceLanguage());
  return createRoot(() => buildVoice(first));
};

type Words = { readonly language: AnyLanguage; readonly texts: CallerTexts };

const readWords = async (language: AnyLanguage): Promise<Words> => ({
  language,
  texts: await textsIn(language, 'caller'),
});

const buildVoice = (first: Words): Voice => {
  const speech = speechOutput();
  const [chosen, choose] = createSignal<SpeechSynthesisVoice | null>(null);
  const { words, languageLoaded } = useWords(first);
  const chooseVoice = () => choose(bestVoice(speech?.voices() ?? [], words().language, navigator.languages));
  speech?.onVoices(chooseVoice);
  createEffect(on(words, chooseVoice));
  chooseVoice();

  let isTouched = navigator.userActivation?.hasBeenActive ?? false;
  const onTouch = () => {
    isTouched = true;
    speech?.unlock();
    removeEventListener('pointerup', onTouch);
    removeEventListener('keydown', onTouch);
  };
  addEventListener('pointerup', onTouch);
  addEventListener('keydown', onTouch);

  type Item = Saying & Called;
  const queue = createLineQueue<Item>({
    now: () => performance.now(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    say: ({ lines, texts }, done) => {
      const volume = settings.volumes.voice;
      const voice = chosen();
      if (speech && voice) speech.say(texts, { voice, volume, rate: RATE }, done);
      else setTimeout(done, playMotifs(lines, volume) * 1_000);
    },
    stop: () => speech?.stop(),
  });

  const isAudible = () => !settings.muted && settings.volumes.voice > 0 && !document.hidden;
  createEffect(() => {
    if (settings.muted || settings.voice === 'off') queue.clear();
  });
  document.addEventListener('visibilitychange', () => document.hidden && queue.clear());

  return {
    words: () => words().texts,
    languageLoaded,
    hasWords: () => chosen() !== null,
    speaks: () => {
      // Browsers without the event of new voices.
      if (!chosen()) chooseVoice();
      return chosen() !== null && isTouched && isAudible();
    },
    call: (called) => {
      if (isAudible() && called.lines.length > 0)
        queue.add({ ...called, at: performance.now() + called.afterMs });
    },
    hold: queue.hold,
    clear: queue.clear,
  };
};

/** The words in the language of the settings; those of the former language until they are loaded. */
const useWords = (first: Words) => {
  const [words, setWords] = createSignal(first);
  let loading = Promise.resolve();
  const change = async (language: AnyLanguage) => {
    const next = await readWords(language);
    if (language === untrack(voiceLanguage)) setWords(next);
  };
  createEffect(
    on(voiceLanguage, (language) => {
      loading = change(language).catch((error) =>
        console.warn('The words of the caller cannot be loaded', error),
      );
    }),
  );
  return { words, languageLoaded: () => loading };
};

/** Returns how long they last, in seconds. */
const playMotifs = (lines: readonly CallerLine[], volume: number): number => {
  let lasts = 0;
  for (const line of lines) {
    const side = sideOf(line);
    const begins = lasts;
    const strokes = motifOf(line).map((stroke) => ({ ...stroke, at: stroke.at + begins }));
    if (strokes.length === 0) continue;
    play(strokes, volume, side ? PAN[side] : 0);
    lasts = lengthOf(strokes) + 0.08;
  }
  return lasts;
};

// The speech of the browser: speaks texts one after another and reports the end. Nothing is decided here.

/** The longest a text may take; engines lose the event of an end now and then, and the table must not fall silent. */
const MOST_MS = 4_000;

type How = { readonly voice: SpeechSynthesisVoice; readonly volume: number; readonly rate: number };

export type SpeechOutput = {
  readonly voices: () => readonly SpeechSynthesisVoice[];
  readonly onVoices: (changed: () => void) => void;
  /** Some browsers allow speech only if it begins in a touch. */
  readonly unlock: () => void;
  readonly say: (texts: readonly string[], how: How, done: () => void) => void;
  readonly stop: () => void;
};

/** `null`: this browser has no speech output. */
export const speechOutput = (): SpeechOutput | null => {
  if (!('speechSynthesis' in globalThis)) return null;
  const { speechSynthesis } = globalThis;
  /** Kept, since a browser may forget an utterance with its events while it is being said. */
  let held: readonly SpeechSynthesisUtterance[] = [];
  return {
    voices: () => speechSynthesis.getVoices(),
    // Some browsers know the voices only after a while; older ones have no event.
    onVoices: (changed) => speechSynthesis.addEventListener?.('voiceschanged', changed),
    unlock: () => speechSynthesis.speak(new SpeechSynthesisUtterance('')),
    say: (texts, { voice, volume, rate }, done) => {
      let left = texts.length;
      const finish = () => {
        clearTimeout(limit);
        left = 0;
        done();
      };
      const limit = setTimeout(finish, MOST_MS * texts.length);
      const onEnd = () => {
        left -= 1;
        if (left === 0) finish();
      };
      held = texts.map((text) =>
        Object.assign(new SpeechSynthesisUtterance(text), {
          ...{ voice, lang: voice.lang, volume, rate },
          ...{ onend: onEnd, onerror: onEnd },
        }),
      );
      for (const utterance of held) speechSynthesis.speak(utterance);
    },
    stop: () => {
      for (const utterance of held) Object.assign(utterance, { onend: null, onerror: null });
      speechSynthesis.cancel();
    },
  };
};

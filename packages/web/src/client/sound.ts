// Sounds of the table, synthesised: filtered noise for felt, chips and paper, tones for calls and results. Silent until
// the first touch or key, as browsers require. Each group has its own volume.
import { settings } from '@punto/ui/client/settings.ts';
import { createSpeaker } from '@punto/ui/client/speaker.ts';
import type { SoundGroup } from '@punto/ui/client/stored-settings.ts';

export type SoundName =
  | 'chip-down'
  | 'chip-up'
  | 'betting-opens'
  | 'last-seconds'
  | 'no-more-bets'
  | 'card-slide'
  | 'card-turn'
  | 'result-player'
  | 'result-banker'
  | 'result-tie'
  | 'payout';

/** One component of a sound: start, duration, pitch in Hz, peak volume. */
type Stroke = {
  readonly kind: 'noise' | 'tone';
  readonly at: number;
  readonly rings: number;
  readonly pitch: number;
  readonly peak: number;
  /** For noise only: Q of the band-pass filter around the pitch; higher is narrower. */
  readonly narrow?: number;
};
type Sound = { readonly group: SoundGroup; readonly strokes: readonly Stroke[] };

const noise = (at: number, rings: number, pitch: number, peak: number, narrow = 1): Stroke => ({
  kind: 'noise',
  at,
  rings,
  pitch,
  peak,
  narrow,
});
const tone = (at: number, rings: number, pitch: number, peak: number): Stroke => ({
  kind: 'tone',
  at,
  rings,
  pitch,
  peak,
});
const click = (at: number, peak: number): readonly Stroke[] => [
  noise(at, 0.03, 3400, peak, 4),
  tone(at, 0.05, 2100, peak * 0.22),
];

const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  'chip-down': { group: 'chips', strokes: [...click(0, 0.5), noise(0.01, 0.06, 420, 0.4)] },
  'chip-up': { group: 'chips', strokes: click(0, 0.3) },
  'betting-opens': { group: 'calls', strokes: [noise(0, 0.12, 180, 0.9), noise(0.16, 0.14, 150, 0.7)] },
  'last-seconds': { group: 'calls', strokes: [tone(0, 0.06, 880, 0.16)] },
  'no-more-bets': {
    group: 'calls',
    strokes: [tone(0, 1.1, 294, 0.32), tone(0, 0.8, 588, 0.1), tone(0, 0.5, 885, 0.05)],
  },
  'card-slide': { group: 'cards', strokes: [noise(0, 0.16, 2600, 0.3, 0.6)] },
  'card-turn': { group: 'cards', strokes: [noise(0, 0.05, 1800, 0.35, 0.8), noise(0.06, 0.04, 700, 0.5)] },
  'result-player': { group: 'results', strokes: [tone(0, 0.7, 392, 0.26), tone(0, 0.4, 784, 0.07)] },
  'result-banker': { group: 'results', strokes: [tone(0, 0.7, 330, 0.26), tone(0, 0.4, 660, 0.07)] },
  'result-tie': { group: 'results', strokes: [tone(0, 0.7, 349, 0.2), tone(0, 0.7, 523, 0.16)] },
  payout: { group: 'results', strokes: [0, 0.07, 0.13, 0.18].flatMap((at) => click(at, 0.4)) },
};

const speaker = createSpeaker();
let hiss: AudioBuffer | null = null;

/** Call once; a touch or key then enables sound. */
export const allowSoundOnTouch = speaker.allowOnTouch;

/** Plays a sound, unless sound is muted, its group has volume zero, or the page was not touched yet. */
export const sound = (name: SoundName): void => {
  const { group, strokes } = SOUNDS[name];
  const volume = settings.muted ? 0 : settings.volumes[group];
  if (volume === 0) return;
  const lasts = Math.max(...strokes.map(({ at, rings }) => at + rings));
  speaker.play(lasts * 1_000, (context) => {
    hiss ??= hissOf(context);
    for (const stroke of strokes) strike(context, hiss, stroke, volume);
  });
};

const strike = (context: AudioContext, hiss: AudioBuffer, stroke: Stroke, volume: number) => {
  const start = context.currentTime + stroke.at;
  const end = start + stroke.rings;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(stroke.peak * volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  const source = stroke.kind === 'tone' ? toneOf(context, stroke) : noiseOf(context, hiss, stroke);
  source.last.connect(gain);
  source.first.start(start);
  source.first.stop(end);
};

const toneOf = (context: AudioContext, { pitch }: Stroke) => {
  const first = context.createOscillator();
  first.frequency.value = pitch;
  return { first, last: first };
};

const noiseOf = (context: AudioContext, hiss: AudioBuffer, { pitch, narrow }: Stroke) => {
  const first = context.createBufferSource();
  first.buffer = hiss;
  const last = context.createBiquadFilter();
  last.type = 'bandpass';
  last.frequency.value = pitch;
  last.Q.value = narrow ?? 1;
  first.connect(last);
  return { first, last };
};

/** Half a second of white noise, which all noises share. */
const hissOf = (context: AudioContext): AudioBuffer => {
  const hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return hiss;
};

// Sounds of the table, synthesised. Each group has its own volume; what happens on one side of the cloth sounds from
// that side.
import { settings } from '@punto/ui/client/settings.ts';
import type { SoundGroup } from '@punto/ui/client/stored-settings.ts';
import { play } from './strike.ts';
import { click, noise, type Stroke, tone } from './strokes.ts';

export type SoundName =
  | 'chip-down'
  | 'chip-up'
  | 'confirmed'
  | 'refused'
  | 'came-back'
  | 'betting-opens'
  | 'last-seconds'
  | 'no-more-bets'
  | 'card-slide'
  | 'card-turn'
  | 'result-player'
  | 'result-banker'
  | 'result-tie'
  | 'payout';

type Sound = { readonly group: SoundGroup; readonly strokes: readonly Stroke[] };

const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  'chip-down': { group: 'chips', strokes: [...click(0, 0.5), noise(0.01, 0.06, 420, 0.4)] },
  'chip-up': { group: 'chips', strokes: click(0, 0.3) },
  // The pile is set straight: two clicks and the felt below it.
  confirmed: {
    group: 'chips',
    strokes: [
      ...click(0, 0.35),
      ...click(0.05, 0.4),
      noise(0.06, 0.09, 300, 0.5),
      tone(0.06, 0.16, 587, 0.07),
    ],
  },
  // A knuckle on wood, low and dull: unlike any chip.
  refused: { group: 'calls', strokes: [noise(0, 0.07, 240, 0.7, 2), tone(0.01, 0.14, 147, 0.28)] },
  // Chips slide over the felt and arrive one after another.
  'came-back': {
    group: 'calls',
    strokes: [
      noise(0, 0.3, 900, 0.3, 0.5),
      ...click(0.26, 0.3),
      ...click(0.33, 0.22),
      tone(0.3, 0.22, 196, 0.16),
    ],
  },
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

/**
 * Plays a sound, unless sound is muted, its group has volume zero, or the page was not touched yet.
 * @param pan from −1, left, to 1, right
 */
export const playSound = (name: SoundName, pan: number): void => {
  const { group, strokes } = SOUNDS[name];
  const volume = settings.muted ? 0 : settings.volumes[group];
  if (volume > 0) play(strokes, volume, pan);
};

// Sound pictures in place of the voice, where the device has none for the language: one for each kind of line. Player
// sounds a step above banker, as in the sounds of results; a drawn card rises, standing stays level, and points are as
// high as they count. Betting and results have their own sounds already.
import type { Side } from '@punto/engine/side';
import { click, noise, type Stroke, tone } from '../../../client/sound/strokes.ts';
import type { CallerLine } from './line.ts';
import { sideOf } from './lines-of.ts';

const PITCH: Readonly<Record<Side, number>> = { player: 392, banker: 330 };
const SEMITONE = 2 ** (1 / 12);
const PEAK = 0.14;

/** Short tones one after another, `steps` semitones above the pitch. */
const tones = (pitch: number, steps: readonly number[], rings = 0.22): readonly Stroke[] =>
  steps.map((step, place) => tone(place * 0.14, rings, pitch * SEMITONE ** step, PEAK));

/** Empty where the table has a sound for the moment itself. */
export const motifOf = (line: CallerLine): readonly Stroke[] => {
  const side = sideOf(line);
  const pitch = side ? PITCH[side] : PITCH.player;
  switch (line.id) {
    case 'player-points':
    case 'banker-points':
      return tones(pitch, [line.points ?? 0], 0.3);
    case 'player-draws':
    case 'banker-draws':
      return tones(pitch, [0, 5]);
    case 'player-stands':
    case 'banker-stands-on':
      return tones(pitch, [0, 0]);
    case 'both-stand':
      return [...tones(PITCH.player, [0, 0]), ...tones(PITCH.banker, [0, 0])];
    case 'player-natural':
    case 'banker-natural':
    case 'two-naturals':
      return tones(pitch, [0, 7, 12]);
    case 'last-bets':
      return [...click(0, 0.35), ...click(0.16, 0.35)];
    case 'next-round-last':
    case 'last-round':
      return tones(pitch, [7, 4, 0], 0.4);
    case 'new-shoe':
      return [0, 0.06, 0.12, 0.18, 0.24, 0.3].map((at) => noise(at, 0.05, 2_400, 0.22, 0.7));
    default:
      return [];
  }
};

// Plays strokes: filtered noise for felt, chips and paper, oscillators for tones. Silent until the first touch or key, as
// browsers require.

import { lengthOf, type Stroke, varied } from './strokes.ts';
import { speaker } from './touched-speaker.ts';

let hiss: AudioBuffer | null = null;

/** `pan`: from −1, left, to 1, right. */
export const play = (strokes: readonly Stroke[], volume: number, pan: number): void => {
  const performed = varied(strokes, Math.random);
  speaker.play(lengthOf(performed) * 1_000, (context) => {
    hiss ??= hissOf(context);
    const out = placed(context, pan);
    for (const stroke of performed) strike(context, out, hiss, stroke, volume);
  });
};

const placed = (context: AudioContext, pan: number): AudioNode => {
  if (pan === 0) return context.destination;
  const panner = context.createStereoPanner();
  panner.pan.value = pan;
  panner.connect(context.destination);
  return panner;
};

const strike = (context: AudioContext, out: AudioNode, hiss: AudioBuffer, stroke: Stroke, volume: number) => {
  const start = context.currentTime + stroke.at;
  const end = start + stroke.rings;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(stroke.peak * volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out);
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

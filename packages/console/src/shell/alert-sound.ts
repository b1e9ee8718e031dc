// The call of the floor: two tones that are heard across a room and belong to nothing else. Silent until the first
// touch, as browsers ask.
import { deskSettings } from '../desk-settings.ts';

let context: AudioContext | null = null;

const wake = (): void => {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Refused, it stays silent until the next touch.
  if (context.state !== 'running') context.resume().catch(() => {});
};

/** To be called once: a touch or key allows sound from then on. */
export const allowAlertsOnTouch = (): void => {
  addEventListener('pointerup', wake);
  addEventListener('keydown', wake);
};

export const ring = (): void => {
  if (context?.state !== 'running' || deskSettings.muted) return;
  for (const [at, pitch] of [
    [0, 784],
    [0.22, 588],
    [0.6, 784],
    [0.82, 588],
  ] as const) {
    tone(context, at, pitch);
  }
};

const tone = (desk: AudioContext, at: number, pitch: number): void => {
  const start = desk.currentTime + at;
  const source = desk.createOscillator();
  const gain = desk.createGain();
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.22, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.34);
  source.connect(gain).connect(desk.destination);
  source.start(start);
  source.stop(start + 0.36);
};

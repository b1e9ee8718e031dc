// The alert sound: two tones that are audible across a room and used for nothing else. Browsers permit sound only after
// the first touch or key.
import { createSpeaker } from '@punto/ui/client/speaker.ts';
import { deskSettings } from '../desk-settings.ts';

const LASTS_MS = 1_200;
/** A late alert is better than none. */
const LATE_MS = 10_000;
const speaker = createSpeaker(LATE_MS);

/** Call once; a touch or key then enables sound. */
export const allowAlertsOnTouch = speaker.allowOnTouch;

export const ring = (): void => {
  if (deskSettings.muted) return;
  speaker.play(LASTS_MS, (context) => {
    for (const [at, pitch] of [
      [0, 784],
      [0.22, 588],
      [0.6, 784],
      [0.82, 588],
    ] as const) {
      tone(context, at, pitch);
    }
  });
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

// The strokes of which sounds consist: short noises and tones. The strokes differ a little each time a sound is played,
// since a chip that always sounds the same is heard as a machine.

/** One component of a sound: start, duration, pitch in Hz, peak volume. */
export type Stroke = {
  readonly kind: 'noise' | 'tone';
  readonly at: number;
  readonly rings: number;
  readonly pitch: number;
  readonly peak: number;
  /** For noise only: Q of the band-pass filter around the pitch; higher is narrower. */
  readonly narrow?: number;
};

export const noise = (at: number, rings: number, pitch: number, peak: number, narrow = 1): Stroke => ({
  kind: 'noise',
  at,
  rings,
  pitch,
  peak,
  narrow,
});

export const tone = (at: number, rings: number, pitch: number, peak: number): Stroke => ({
  kind: 'tone',
  at,
  rings,
  pitch,
  peak,
});

export const click = (at: number, peak: number): readonly Stroke[] => [
  noise(at, 0.03, 3400, peak, 4),
  tone(at, 0.05, 2100, peak * 0.22),
];

/** Largest deviation of each measure, as a share of it. */
export const SPREAD = { tone: 0.008, noise: 0.08, rings: 0.12, peak: 0.15 } as const;

/**
 * The strokes of one performance. Tones of one sound keep their intervals and are detuned together, by less than is
 * heard as another note.
 * @param random uniform from 0 to 1
 */
export const varied = (strokes: readonly Stroke[], random: () => number): readonly Stroke[] => {
  const around = (spread: number) => 1 + spread * (2 * random() - 1);
  const tuning = around(SPREAD.tone);
  return strokes.map((stroke) => ({
    ...stroke,
    pitch: stroke.pitch * (stroke.kind === 'tone' ? tuning : around(SPREAD.noise)),
    rings: stroke.rings * around(SPREAD.rings),
    peak: stroke.peak * around(SPREAD.peak),
  }));
};

/** Seconds until the last stroke has ended. */
export const lengthOf = (strokes: readonly Stroke[]): number =>
  Math.max(0, ...strokes.map(({ at, rings }) => at + rings));

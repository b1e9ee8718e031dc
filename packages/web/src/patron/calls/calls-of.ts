// The lines of one update, each at the time at which the page shows its moment: cards fly in and turn one after another,
// and the result follows the last of them.
import type { TableView } from '@punto/protocol/message';
import type { VoiceLevel } from '@punto/ui/client/stored-settings.ts';
import { labelsIn } from '@punto/ui/words/room-words.ts';
import { type CallerLine, isInLevel, rankOf } from '../felt/caller/line.ts';
import { lineText } from '../felt/caller/line-text.ts';
import { linesOf } from '../felt/caller/lines-of.ts';
import type { Called } from '../felt/caller/voice.ts';
import { voice } from '../felt/caller/voice-in-use.ts';
import { voiceLanguage } from '../felt/caller/voice-language.ts';
import { FLIP_MS, NEXT_CARD_MS, REVEAL_MS } from '../felt/card-motion.ts';
import type { Moment } from '../felt/moments.ts';
import { RESULT_MS } from '../felt/result-steps.ts';

export type Calls = readonly Omit<Called, 'leftOut'>[];

export const callsOf = (
  moments: readonly Moment[],
  view: TableView,
  level: VoiceLevel,
  lessMotion: boolean,
): Calls => {
  const times = shownAfter(moments, lessMotion);
  const calls = new Map<number, CallerLine[]>();
  for (const [place, moment] of moments.entries()) {
    const lines = linesOf(moment, view).filter((line) => isInLevel(line, level));
    const at = times[place] ?? 0;
    if (lines.length > 0) calls.set(at, [...(calls.get(at) ?? []), ...lines]);
  }
  return [...calls].map(([afterMs, lines]) => ({ afterMs, ...called(lines, view) }));
};

export const called = (lines: readonly CallerLine[], { setup }: TableView) => ({
  lines,
  texts: lines.map((line) => lineText(line, labelsIn(setup, voiceLanguage()), voice()?.words())),
  rank: lines.map(rankOf).reduce((a, b) => (a > b ? a : b)),
});

/** Milliseconds until each moment is shown. */
export const shownAfter = (moments: readonly Moment[], lessMotion: boolean): readonly number[] => {
  let dealt = 0;
  let latest = 0;
  return moments.map((moment) => {
    if (moment.type === 'result') return latest + (lessMotion ? 0 : RESULT_MS.ring);
    if (moment.type !== 'card' && moment.type !== 'laid') return latest;
    const turns = lessMotion ? 0 : revealMs(moment);
    latest = Math.max(latest, turns + (isInPlace(moment) ? 0 : dealt * NEXT_CARD_MS));
    dealt += 1;
    return latest;
  });
};

const isInPlace = (moment: Moment): boolean => moment.type === 'card' && moment.turned;
const revealMs = (moment: Moment): number => (isInPlace(moment) ? FLIP_MS / 2 : REVEAL_MS);

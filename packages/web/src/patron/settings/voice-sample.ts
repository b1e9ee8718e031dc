// One line of the caller, to hear the volume.
import { RANKS } from '../felt/caller/line.ts';
import { EN } from '../felt/caller/lines/en.ts';
import { loadVoice, voice } from '../felt/caller/voice-in-use.ts';

export const playVoiceSample = async (): Promise<void> => {
  await loadVoice();
  voice()?.clear();
  const id = 'last-bets';
  voice()?.call({ lines: [{ id }], texts: [EN.lines[id]], rank: RANKS.betting, afterMs: 0 });
};

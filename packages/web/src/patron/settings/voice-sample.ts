// One line of the caller, as a sample of volume and language.
import { RANKS } from '../felt/caller/line.ts';
import { loadVoice, voice } from '../felt/caller/voice-in-use.ts';

export const playVoiceSample = async (): Promise<void> => {
  await loadVoice();
  const loaded = voice();
  if (!loaded) return;
  await loaded.languageLoaded();
  loaded.clear();
  const id = 'last-bets';
  const texts = [loaded.words().line[id]()];
  loaded.call({ lines: [{ id }], texts, rank: RANKS.betting, afterMs: 0 });
};

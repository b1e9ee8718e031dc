// Texts of a tile: past results and facts about the table, never a reason to bet. [D5]
import type { LobbyEntry } from '@punto/protocol/message';

const PHASES: Readonly<Record<LobbyEntry['phase'], string>> = {
  shuffling: 'Shuffling',
  betting: 'Betting',
  closed: 'No more bets',
  dealing: 'Dealing',
  squeezing: 'Squeezing',
  result: 'Result',
  settled: 'Result',
};

/** A solo table in the lobby stands for all of its kind, so it has no phase. [V5] */
export const phaseWords = ({
  phase,
  solo,
  service,
  stopped,
}: Pick<LobbyEntry, 'phase' | 'solo' | 'service' | 'stopped'>): string => {
  if (stopped) return 'Out of service';
  if (service === 'shut') return 'Closed';
  return solo ? 'Waits for you' : PHASES[phase];
};

/** Added to the title of the room. */
export const placeWords = ({ seats, solo }: Pick<LobbyEntry, 'seats' | 'solo'>): string | null => {
  if (solo) return 'Your own table';
  return seats && `${seats.taken} of ${seats.of} seated`;
};

/** Shown where there is no road. */
export const emptyWords = ({
  phase,
  solo,
  service,
  stopped,
}: Pick<LobbyEntry, 'phase' | 'solo' | 'service' | 'stopped'>): string => {
  if (stopped) return 'Nothing is dealt until it plays again';
  if (service === 'shut') return 'Nothing is dealt until it opens again';
  if (solo) return 'A fresh deck for every coup, dealt when you say so';
  return phase === 'shuffling' ? 'A new shoe is being shuffled' : 'First round of a new shoe';
};

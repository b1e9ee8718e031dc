// What a tile says of a table besides its road. Facts of the past and of the house, never a reason to bet. [D5]
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

type Tag = LobbyEntry['tags'][number];

/** `Banker 7 in a row`, `Banco 7 in a row`, `Chop of 8`. */
export const tagWords = (tag: Tag, labels: LobbyEntry['labels']): string =>
  tag.tag === 'streak' ? `${labels[tag.side]} ${tag.length} in a row` : `Chop of ${tag.length}`;

/** Where one plays alone the table in the lobby stands for all: it has no phase of its own. [V5] */
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

/** Behind the room's title. */
export const placeWords = ({ seats, solo }: Pick<LobbyEntry, 'seats' | 'solo'>): string | null => {
  if (solo) return 'Your own table';
  return seats && `${seats.taken} of ${seats.of} seated`;
};

/** Where no road can be drawn. */
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

// Texts of a tile: past results and facts about the table, never a reason to bet. [D5]
import { texts } from '@punto/language/catalogue';
import type { LobbyEntry } from '@punto/protocol/message';

const { tile: text } = texts('lobby');

/** A solo table in the lobby stands for all of its kind, so it has no phase. [V5] */
export const phaseWords = ({
  phase,
  solo,
  service,
  stopped,
}: Pick<LobbyEntry, 'phase' | 'solo' | 'service' | 'stopped'>): string => {
  if (stopped) return text.stopped();
  if (service === 'shut') return text.shut();
  return solo ? text.waits() : text.phase[phase]();
};

/** Added to the title of the room. */
export const placeWords = ({ seats, solo }: Pick<LobbyEntry, 'seats' | 'solo'>): string | null => {
  if (solo) return text.ownTable();
  return seats && text.seated({ taken: seats.taken, seats: seats.of });
};

/** Shown where there is no road. */
export const emptyWords = ({
  phase,
  solo,
  service,
  stopped,
}: Pick<LobbyEntry, 'phase' | 'solo' | 'service' | 'stopped'>): string => {
  if (stopped) return text.empty.stopped();
  if (service === 'shut') return text.empty.shut();
  if (solo) return text.empty.solo();
  return phase === 'shuffling' ? text.empty.shuffling() : text.empty.newShoe();
};

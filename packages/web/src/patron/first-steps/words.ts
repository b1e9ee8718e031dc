// The sentences of the first steps.
import type { RoadLabels } from '@punto/ui/road/road-words.ts';

export const takeAChip = ({ player, banker, tie }: RoadLabels): string =>
  `Take a chip here, then press ${player}, ${banker} or ${tie}.`;

export const OF_THE_RING =
  'After the cards the ring shows one number: what the round brought you, or what it cost.';

export const I_KNOW = 'I know the game';

export const I_SEE = 'I see';

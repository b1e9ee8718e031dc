// Texts for when a shoe was played and for its results.
import type { ShoeAnswer, ShoesAnswer } from '@punto/protocol/api';
import type { RoadLabels } from '@punto/ui/road/road-words.ts';
import { count } from '@punto/ui/words/number.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** `20 Nov 2026, 14:03 – 15:10`, in the local time zone, with the day on which it began. */
export const whenPlayed = ({ shuffledAt, endedAt }: Pick<ShoeAnswer, 'shuffledAt' | 'endedAt'>): string =>
  `${DAY.format(shuffledAt)}, ${TIME.format(shuffledAt)} – ${TIME.format(endedAt)}`;

export const outcomeWords = (outcomes: ShoesAnswer['items'][number]['outcomes'], labels: RoadLabels) =>
  (['player', 'tie', 'banker'] as const).map((outcome) => ({
    outcome,
    says: `${labels[outcome]} ${count(outcomes[outcome])}`,
  }));

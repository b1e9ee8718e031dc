// Texts for when a shoe was played and for its results.
import { texts } from '@punto/language/catalogue';
import type { ShoeAnswer, ShoesAnswer } from '@punto/protocol/api';
import type { RoadLabels } from '@punto/ui/road/road-words.ts';
import { shownLabels } from '@punto/ui/words/option-title.ts';

const text = texts('record').shoe;

/** `20 Nov 2026, 14:03 – 15:10`, in the local time zone, with the day on which it began. */
export const whenPlayed = ({ shuffledAt, endedAt }: Pick<ShoeAnswer, 'shuffledAt' | 'endedAt'>): string =>
  text.played({ day: shuffledAt, from: shuffledAt, until: endedAt });

export const outcomeWords = (outcomes: ShoesAnswer['items'][number]['outcomes'], labels: RoadLabels) =>
  (['player', 'tie', 'banker'] as const).map((outcome) => ({
    outcome,
    says: text.outcome({ outcome: shownLabels(labels)[outcome], times: outcomes[outcome] }),
  }));

// Option titles in a room's own names: its labels for the three outcomes are used in every title and sentence, so that
// a room with the label Punto has a "Punto pair". Labels are names only; the English terms are binding. [V3] [T10]
import { OPTIONS } from '@punto/engine/option';
import type { OptionId } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import type { Outcome } from '@punto/engine/side';

export type Labels = Room['labels'];

export const PLAIN_LABELS: Labels = { player: 'Player', banker: 'Banker', tie: 'Tie' };

/** `Punto`, `Punto pair`, `Any pair`. */
export const optionTitle = (option: OptionId, labels: Labels): string =>
  isOutcome(option)
    ? labels[option]
    : OPTIONS[option].title.replace(/^Player\b/, labels.player).replace(/^Banker\b/, labels.banker);

/** Replaces player and banker in a sentence by the room's names; tie stays tie. */
export const inLabels = (sentence: string, labels: Labels): string =>
  sentence.replaceAll(/\bplayer\b/g, labels.player).replaceAll(/\bbanker\b/g, labels.banker);

/** `Punto (player)` where the room has its own name, so that the meaning is clear. */
export const labelWithEnglish = (outcome: Outcome, labels: Labels): string =>
  isPlain(outcome, labels) ? labels[outcome] : `${labels[outcome]} (${outcome})`;

/** The English title of the option, `player pair`; `null` if the room uses that. */
export const plainTitle = (option: OptionId, labels: Labels): string | null => {
  const { title } = OPTIONS[option];
  return title === optionTitle(option, labels) ? null : title.toLowerCase();
};

/** Whether the room uses the English names for all three outcomes. */
export const isPlainRoom = (labels: Labels): boolean =>
  (['player', 'banker', 'tie'] as const).every((outcome) => isPlain(outcome, labels));

const isPlain = (outcome: Outcome, labels: Labels): boolean => labels[outcome].toLowerCase() === outcome;

const isOutcome = (option: OptionId): option is OptionId & Outcome =>
  option === 'player' || option === 'banker' || option === 'tie';

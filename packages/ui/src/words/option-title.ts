// What a room calls its options: the labels of the three outcomes go through every name and sentence, so that a
// room that says Punto says Punto pair. Labels are names only; the English words are what counts. [V3] [T10]
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

/** A sentence about player and banker in the room's own names; a tie stays a tie. */
export const inLabels = (sentence: string, labels: Labels): string =>
  sentence.replaceAll(/\bplayer\b/g, labels.player).replaceAll(/\bbanker\b/g, labels.banker);

/** `Punto (player)` where the room has names of its own, so that nobody is lost. */
export const explained = (outcome: Outcome, labels: Labels): string =>
  isPlain(outcome, labels) ? labels[outcome] : `${labels[outcome]} (${outcome})`;

/** The option's English name, `player pair`; `null` where the room says just that. */
export const plainTitle = (option: OptionId, labels: Labels): string | null => {
  const { title } = OPTIONS[option];
  return title === optionTitle(option, labels) ? null : title.toLowerCase();
};

/** The room calls all three by their English names. */
export const isPlainRoom = (labels: Labels): boolean =>
  (['player', 'banker', 'tie'] as const).every((outcome) => isPlain(outcome, labels));

const isPlain = (outcome: Outcome, labels: Labels): boolean => labels[outcome].toLowerCase() === outcome;

const isOutcome = (option: OptionId): option is OptionId & Outcome =>
  option === 'player' || option === 'banker' || option === 'tie';

// Option titles in a room's own names: its labels for the three outcomes are used in every title and sentence, so that
// a room with the label Punto has a "Punto pair". A room without names of its own has those of the language. Labels are
// names only; the English terms are binding. [V3] [T10]
import { OUTCOME_TITLES } from '@punto/engine/option/option-place';
import { isKnownOption, type KnownOptionId, type OptionId } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import type { Outcome } from '@punto/engine/side';
import { language, texts } from '@punto/language/catalogue';
import { localeOf } from '@punto/language/languages';
import { ownBetName } from './own-bets.ts';

const { option: text, outcome: plain } = texts('shared');
const { wins } = texts('paytable');

export type Labels = Room['labels'];

/** The names in the language of the page, looked up when they are read. */
export const PLAIN_LABELS: Labels = {
  get player() {
    return plain.player();
  },
  get banker() {
    return plain.banker();
  },
  get tie() {
    return plain.tie();
  },
};

/** The labels of a room as they are shown: its own names, and in place of the English ones those of the language. */
export const shownLabels = (labels: Labels): Labels => ({
  player: shownLabel('player', labels),
  banker: shownLabel('banker', labels),
  tie: shownLabel('tie', labels),
});

const shownLabel = (outcome: Outcome, labels: Labels): string =>
  labels[outcome] === OUTCOME_TITLES[outcome] ? plain[outcome]() : labels[outcome];

/** `Punto`, `Punto pair`, `Any pair`. */
export const optionTitle = (option: OptionId, labels: Labels): string =>
  isKnownOption(option) ? text.title[option](shownLabels(labels)) : ownBetName(option);

/** When an option of the rules wins: `Wins when Punto is higher; a tie pushes.` */
export const optionWins = (option: KnownOptionId, labels: Labels): string =>
  wins[option](shownLabels(labels));

/** `Punto (player)` where the room has its own name, so that the meaning is clear. */
export const labelWithPlain = (outcome: Outcome, labels: Labels): string => {
  const label = shownLabel(outcome, labels);
  return isPlain(outcome, labels) ? label : text.withPlainName({ label, name: inSmall(plain[outcome]()) });
};

/** The plain title of the option, `player pair`; `null` if the room uses that. */
export const plainTitle = (option: OptionId, labels: Labels): string | null => {
  const title = optionTitle(option, PLAIN_LABELS);
  return title === optionTitle(option, labels) ? null : inSmall(title);
};

/** In small letters, for a name within a sentence or after another. */
export const inSmall = (name: string): string => name.toLocaleLowerCase(localeOf(language()));

/** Whether the room uses the plain names for all three outcomes. */
export const isPlainRoom = (labels: Labels): boolean =>
  (['player', 'banker', 'tie'] as const).every((outcome) => isPlain(outcome, labels));

/** Whether the room uses the plain name for this outcome. */
export const isPlain = (outcome: Outcome, labels: Labels): boolean =>
  labels[outcome].toLowerCase() === outcome || labels[outcome] === plain[outcome]();

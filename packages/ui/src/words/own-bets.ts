// The bets of rooms that this page has seen. A setup brings its definitions; records and reports name a bet by id, and the page
// that shows them loads unknown definitions.
import type { BetGroup } from '@punto/engine/bet/bet-group';
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import { OPTION_PLACES, type OptionPlace } from '@punto/engine/option/option-place';
import { isKnownOption, type OptionId } from '@punto/engine/option-id';
import { language } from '@punto/language/catalogue';
import { createSignal } from 'solid-js';
import { loadOwnWords, ownWords } from './own-words.ts';

const known = new Map<string, WrittenBet>();
const [learnt, setLearnt] = createSignal(0);

/** Call for each setup that is shown, before it is drawn. */
export const learnBets = (bets: readonly WrittenBet[] = []): void => {
  for (const bet of bets) known.set(bet.id, bet);
  // Deferred, since drawing must not change a signal.
  if (bets.length > 0) queueMicrotask(() => void loadOwnWords());
};

/** For definitions that arrive after their ids were drawn: the names are drawn again. */
export const learnBetsLater = (bets: readonly WrittenBet[]): void => {
  learnBets(bets);
  setLearnt((times) => times + 1);
};

/** `null`: no setup that this page has seen defines the bet. */
export const ownBet = (option: OptionId): WrittenBet | null => {
  learnt();
  return known.get(option) ?? null;
};

/** The name in the language of the page, else in English; the id of an unknown bet. */
export const ownBetName = (option: OptionId): string => {
  const bet = ownBet(option);
  return bet?.name[language()] ?? bet?.name.en ?? option;
};

export type OptionGroup = OptionPlace['group'] | BetGroup;
export type OptionLook = { readonly group: OptionGroup; readonly wing: OptionPlace['wing'] };

/** The group and side of an option: from the rules, or from the conditions of a room's bet, once their words are loaded. */
export const lookOf = (option: OptionId): OptionLook => {
  if (isKnownOption(option)) return OPTION_PLACES[option];
  const [bet, words] = [ownBet(option), ownWords()];
  return bet && words
    ? { group: words.betGroup(bet), wing: words.betWing(bet) }
    : { group: 'scores', wing: 'shared' };
};

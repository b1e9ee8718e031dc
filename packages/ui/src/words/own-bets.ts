// The bets that rooms define, as far as this page has seen them. A setup brings its definitions; records and reports name a
// bet by its id, and the page that shows them fetches what it has not seen.
import { type BetGroup, betGroup, betWing } from '@punto/engine/bet/bet-group';
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import { OPTIONS, type OptionType } from '@punto/engine/option';
import { isKnownOption, type OptionId } from '@punto/engine/option-id';
import { language } from '@punto/language/catalogue';
import { createSignal } from 'solid-js';
import { loadOwnWords } from './own-words.ts';

const known = new Map<string, WrittenBet>();
const [learnt, setLearnt] = createSignal(0);

/** Called for each setup that is shown, before anything of it is drawn. */
export const learnBets = (bets: readonly WrittenBet[] = []): void => {
  for (const bet of bets) known.set(bet.id, bet);
  // After what is being drawn now, which a signal must not change.
  if (bets.length > 0) queueMicrotask(() => void loadOwnWords());
};

/** For bets that come after their ids were drawn: what names them is drawn again. */
export const learnBetsLater = (bets: readonly WrittenBet[]): void => {
  learnBets(bets);
  setLearnt((times) => times + 1);
};

/** `null`: no setup that this page has seen defines it. */
export const ownBet = (option: OptionId): WrittenBet | null => {
  learnt();
  return known.get(option) ?? null;
};

/** In the language of the page, else in English; the id of a bet that the page has not seen. */
export const ownBetName = (option: OptionId): string => {
  const bet = ownBet(option);
  return bet?.name[language()] ?? bet?.name.en ?? option;
};

export type OptionGroup = OptionType['group'] | BetGroup;
export type OptionLook = { readonly group: OptionGroup; readonly wing: OptionType['wing'] };

/** Where an option lies: as the rules have it, or by what its conditions ask. */
export const lookOf = (option: OptionId): OptionLook => {
  if (isKnownOption(option)) return OPTIONS[option];
  const bet = ownBet(option);
  return bet === null ? { group: 'scores', wing: 'shared' } : { group: betGroup(bet), wing: betWing(bet) };
};

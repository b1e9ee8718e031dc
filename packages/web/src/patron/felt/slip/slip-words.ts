// Why Rebet, Double or a favourite laid nothing, or not everything: the required amount and the available one. [L5] [L6]
import type { OptionId } from '@punto/engine/option-id';
import { language, texts } from '@punto/language/catalogue';
import { localeOf } from '@punto/language/languages';
import { refusalText } from '../../words/refusal-words.ts';
import type { SlipAct } from './slip.ts';

const text = texts('felt').whole;

export type WholeAct = 'rebet' | 'double' | 'favourite';

/** Without a full stop, like every note at a spot, and looked up where it is drawn; `null` if everything was laid. */
export const wholeActWords = (
  act: WholeAct,
  { bound, neededMinor, leftOut }: Pick<SlipAct, 'bound' | 'neededMinor' | 'leftOut'>,
  label: (option: OptionId) => string,
): (() => string) | null => {
  if (bound?.reason === 'not-enough-balance')
    return () => text[act].takes({ needed: neededMinor, available: bound.availableMinor });
  if (bound) return () => text[act].nothing({ why: lowered(refusalText(bound, label), label) });
  if (leftOut.length === 0) return null;
  return () => text[act].without({ spots: leftOut.map(label) });
};

/** Starts in lower case, unless it begins with the name of an option. */
const lowered = (words: string, label: (option: OptionId) => string): string =>
  NAMED.some((option) => words.startsWith(label(option)))
    ? words
    : `${words.charAt(0).toLocaleLowerCase(localeOf(language()))}${words.slice(1)}`;
const NAMED: readonly OptionId[] = ['player', 'banker', 'tie'];

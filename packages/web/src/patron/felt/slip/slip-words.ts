// Why Rebet, Double or a favourite laid nothing, or not everything: the required amount and the available one. [L5] [L6]
import type { OptionId } from '@punto/engine/option-id';
import { refusalText } from '@punto/protocol/words';
import { money } from '@punto/ui/words/number.ts';
import type { SlipAct } from './slip.ts';

export type WholeAct = 'Rebet' | 'Double' | 'This favourite';

/** Without a full stop, like every note at a spot; `null` if everything was laid. */
export const wholeActWords = (
  name: WholeAct,
  { bound, neededMinor, leftOut }: Pick<SlipAct, 'bound' | 'neededMinor' | 'leftOut'>,
  label: (option: OptionId) => string,
): string | null => {
  if (bound?.reason === 'not-enough-balance')
    return `${name} takes ${money(neededMinor)}: you have ${money(bound.availableMinor)} left to stake`;
  if (bound) return `${name} lays nothing: ${lowered(refusalText(bound, label), label)}`;
  if (leftOut.length === 0) return null;
  return `${name} without ${leftOut.map(label).join(', ')}: closed until the next shoe`;
};

/** Starts in lower case, unless it begins with the name of an option. */
const lowered = (text: string, label: (option: OptionId) => string): string =>
  NAMED.some((option) => text.startsWith(label(option)))
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const NAMED: readonly OptionId[] = ['player', 'banker', 'tie'];

// Why Rebet or Double laid nothing, or not all: what it takes and what is there. Never a silent part of it. [L5] [L6]
import type { OptionId } from '@punto/engine/option-id';
import { refusalText } from '@punto/protocol/words';
import { money } from '@punto/ui/words/number.ts';
import type { SlipAct } from './slip.ts';

export type WholeAct = 'Rebet' | 'Double';

/** Without a full stop, as every word at a spot; `null`: all of it was laid. */
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

/** A name of the table keeps its capital. */
const lowered = (text: string, label: (option: OptionId) => string): string =>
  NAMED.some((option) => text.startsWith(label(option)))
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const NAMED: readonly OptionId[] = ['player', 'banker', 'tie'];

// Sentences of the journal about limits and breaks of a patron: what was set, and from when on it holds.
import { fieldOf } from '@punto/engine/object-keys';
import { texts } from '@punto/language/catalogue';
import { span } from '@punto/ui/words/number.ts';
import { currencyOfPatron } from '../../currency/patron-money.ts';
import { isLimitKey, limitAmount, limitName } from '../patrons/limit-words.ts';

const text = texts('journal').protect;
const { check, staff } = texts('protection');

/** `null`: no change of a protection that this release knows. */
export const protectionWords = ({
  at,
  after,
  patron,
}: {
  readonly at: number;
  readonly after: unknown;
  readonly patron?: string | null;
}): string | null => {
  const change = fieldOf(after, 'protection');
  const from = fieldOf(after, 'from');
  const waitsUntil = typeof from === 'number' && from > at ? from : null;
  const key = fieldOf(change, 'key');
  switch (fieldOf(change, 'change')) {
    case 'set-limit':
      return isLimitKey(key)
        ? limitWords(
            limitName(key),
            amountOf(key, fieldOf(change, 'to'), currencyOfPatron(patron ?? '')),
            waitsUntil,
          )
        : null;
    case 'set-reality-check': {
      const everyMs = fieldOf(change, 'everyMs');
      return typeof everyMs === 'number' ? limitWords(check.title(), span(everyMs), waitsUntil) : null;
    }
    case 'confirm-rise':
      return text.confirmed({ limit: isLimitKey(key) ? limitName(key) : check.title() });
    case 'withdraw-rise':
      return text.withdrawn({ limit: isLimitKey(key) ? limitName(key) : check.title() });
    case 'take-time-out':
      return endWords(staff.breakUntil, at, fieldOf(change, 'forMs'));
    case 'exclude':
      return endWords(staff.excludedUntil, at, fieldOf(change, 'forMs'));
    default:
      return null;
  }
};

/** `to: null`: no limit. */
const limitWords = (limit: string, to: string | null, waitsUntil: number | null): string => {
  if (waitsUntil === null) return to === null ? text.none({ limit }) : text.limit({ limit, to });
  return to === null ? text.noneLater({ limit, at: waitsUntil }) : text.later({ limit, to, at: waitsUntil });
};

const amountOf = (key: Parameters<typeof limitAmount>[0], to: unknown, currency: string): string | null =>
  typeof to === 'number' ? limitAmount(key, to, currency) : null;

const endWords = (words: typeof staff.excludedUntil, at: number, forMs: unknown): string =>
  typeof forMs === 'number' ? words({ at: at + forMs }) : staff.excludedForGood();

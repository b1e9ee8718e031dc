// The fields that calls and answers of the wallet share. Amounts are integers in minor units of the currency; times are
// milliseconds since 1970.
import { COMMISSION_MODES } from '@punto/engine/option-id';
import { OUTCOMES } from '@punto/engine/side';
import { type TArrayOptions, type TSchema, Type } from 'typebox';

export const CLOSED = { additionalProperties: false };

/** An answer may have more fields than Punto reads. */
export const OPEN = { additionalProperties: true };

export const listOf = <T extends TSchema>(item: T, options: TArrayOptions = {}) =>
  Type.Immutable(Type.Array(item, options));

const LONGEST_ID = 128;

/** Excludes the full stop, which separates the parts of a signed message, and characters that need escaping in a header or a path. */
export const TransactionId = Type.String({
  pattern: `^[A-Za-z0-9:/_-]{1,${LONGEST_ID}}$`,
  description: `Id of a movement of money, chosen by Punto and unique for the brand for ever. 1 to ${LONGEST_ID} characters.`,
});

/** Ids of the operator: any text without control characters. */
const operatorsId = (description: string) =>
  Type.String({ pattern: `^[^\\u0000-\\u001f\\u007f]{1,${LONGEST_ID}}$`, description });

export const PatronRef = operatorsId(
  "The patron's id at the operator: any Unicode text, compared character by character.",
);
export const SessionRef = operatorsId('The session, as opened by the call session.');
export const LaunchRef = operatorsId('The one-time word with which the operator launched the game.');
export const BrandRef = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$', description: 'The brand.' });

export const CurrencyCode = Type.String({
  pattern: '^[A-Z]{3}$',
  description: 'ISO 4217. Its exponent gives the minor unit: JPY 0, EUR 2, KWD 3.',
});

export const Amount = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Minor units of the currency.',
});
export const Stake = Type.Integer({
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Minor units of the currency, 1 at least.',
});
export const Balance = Type.Integer({
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'What the patron can stake after this call, in minor units.',
});

export const TableRef = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$', description: 'The table.' });
export const Counted = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const TicketRef = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'The ticket of the patron.',
});
export const Mode = Type.Enum([...COMMISSION_MODES], { description: 'How the banker bet is paid.' });
export const OptionRef = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'What was bet on: player, banker, tie …',
});
export const ScheduleRef = Type.String({ minLength: 1, maxLength: 80, description: 'How the bet is paid.' });
export const Moment = Type.Integer({ minimum: 0, description: 'Milliseconds since 1970.' });
export const LanguageTag = Type.String({
  pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$',
  maxLength: 35,
  description: 'The language of `say` by BCP 47; left out: that of the session.',
  examples: ['pt-BR'],
});
export const Words = (description: string) => Type.String({ minLength: 1, maxLength: 500, description });

const Cards = listOf(Type.String({ pattern: '^[A23456789TJQK][SHDC]$' }), { maxItems: 3 });

export const RoundResult = Type.Union(
  [
    Type.Object(
      {
        outcome: Type.Enum([...OUTCOMES]),
        player: Cards,
        banker: Cards,
      },
      CLOSED,
    ),
    Type.Null(),
  ],
  { description: 'The cards of the round, null where it was cancelled.' },
);

// Shared parts of the floor's lists: pages, file formats, table names and days.
import { type Static, type TSchema, Type } from 'typebox';
import { closed, listOf, orNull } from '../setup-schema.ts';

export const FILE_FORMATS = ['csv', 'json'] as const;
export const FormatSchema = Type.Enum([...FILE_FORMATS], {
  description: 'csv: everything asked for, whole and as a file. Left out, json.',
});

/** Newest first; `before` is the `next` of the previous page. */
export const paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  before: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
};

/** The schema of one page of a list: `items`, newest first, and `next`, which is `null` on the last page. */
export const pageOf = <T extends TSchema>(item: T) =>
  Type.Object(
    { items: listOf(item), next: orNull(Type.String({ description: 'Where the next page starts.' })) },
    closed,
  );

const OWN_ID = '[a-z0-9][a-z0-9-]{0,63}';
/** Before the own part of an operator's patron: brand and currency. */
const OF_BRAND = '([a-z][a-z0-9-]{1,31}\\.([A-Z]{3}|COIN)\\.)?';

/** A patron of the house, or of an operator, as `acme.EUR.7f3a`. */
export const PatronIdSchema = Type.String({ pattern: `^${OF_BRAND}${OWN_ID}$` });
/** The longest id of a patron, or more than a name. */
export const MOST_PATRON_TEXT = 128;

/** A brand by its id; of the house itself `house`. */
export const BrandId = Type.String({ pattern: '^[a-z][a-z0-9-]{1,31}$' });
/** The code of a currency; that of play coins is `COIN`. */
export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$', description: 'By ISO 4217.' });
export const BrandFilter = Type.Optional({
  ...BrandId,
  description: 'Only what concerns patrons of this brand; house: those of the house itself.',
});

/** A private table is named after its room's table and its patron. [V5] */
export const AnyTable = Type.String({ pattern: `^${OWN_ID}(\\.${OF_BRAND}${OWN_ID})?$` });
export const StaffSchema = Type.Object({ id: Type.String(), name: Type.String() }, closed);
export const ReasonSchema = Type.String({
  minLength: 3,
  maxLength: 300,
  description: 'Why, in words; kept in the journal.',
});

export const DAY_PATTERN = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
const Day = Type.String({ pattern: DAY_PATTERN, description: 'A day of UTC.' });
/** Both days inclusive. */
export const days = { from: Day, to: Day };
export const DaysSchema = Type.Object(days, closed);
export type Days = Static<typeof DaysSchema>;

// The setup of the checked wallet: test patrons, with launches that can be used repeatedly. A file replaces the default names.
// Cases that need an optional patron are skipped when it is left out.

import { exponentOf } from '@punto/engine/currency';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import {
  BrandRef,
  CLOSED,
  CurrencyCode,
  LaunchRef,
  PatronRef,
  SessionRef,
  Stake,
} from '../contract/shapes.ts';

const CheckPatronSchema = Type.Object(
  { patron: PatronRef, launch: LaunchRef, currency: CurrencyCode },
  CLOSED,
);
const LimitedPatronSchema = Type.Object(
  { patron: PatronRef, launch: LaunchRef, currency: CurrencyCode, stake: Stake },
  CLOSED,
);

const SetupSchema = Type.Object(
  {
    brand: BrandRef,
    patrons: Type.Object(
      {
        main: CheckPatronSchema,
        second: CheckPatronSchema,
        exponent0: Type.Optional(CheckPatronSchema),
        exponent3: Type.Optional(CheckPatronSchema),
        unicode: Type.Optional(CheckPatronSchema),
        blocked: Type.Optional(CheckPatronSchema),
        limitStake: Type.Optional(LimitedPatronSchema),
        limitLoss: Type.Optional(LimitedPatronSchema),
        limitTime: Type.Optional(LimitedPatronSchema),
        limitTurnover: Type.Optional(LimitedPatronSchema),
      },
      CLOSED,
    ),
    endedSession: Type.Optional(SessionRef),
    /** The wallet has the optional call `promo`. */
    promo: Type.Optional(Type.Boolean()),
  },
  CLOSED,
);

export type CheckPatron = Static<typeof CheckPatronSchema>;
export type LimitedPatron = Static<typeof LimitedPatronSchema>;
export type CheckSetup = Static<typeof SetupSchema>;

const eur = (patron: string): CheckPatron => ({ patron, launch: patron, currency: 'EUR' });
const LIMIT = 1_000;
const limited = (patron: string): LimitedPatron => ({ ...eur(patron), stake: LIMIT + 1 });

/** The test patrons of the reference operator. */
export const DEFAULT_SETUP: CheckSetup = {
  brand: 'check',
  patrons: {
    main: eur('check-main'),
    second: eur('check-second'),
    exponent0: { patron: 'check-jpy', launch: 'check-jpy', currency: 'JPY' },
    exponent3: { patron: 'check-kwd', launch: 'check-kwd', currency: 'KWD' },
    unicode: eur('check-Ünal 花子 🂡'),
    blocked: eur('check-blocked'),
    limitStake: limited('check-limit-stake'),
    limitLoss: limited('check-limit-loss'),
    limitTime: limited('check-limit-time'),
    limitTurnover: limited('check-limit-turnover'),
  },
  endedSession: 'check-ended',
  promo: true,
};

const schema = Compile(SetupSchema);

/** Throws with the change to make. */
export const parseSetup = (text: string): CheckSetup => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`it is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!schema.Check(value)) {
    const [first] = schema.Errors(value);
    throw new Error(`${first?.instancePath || 'the file'} ${first?.message ?? 'does not fit'}`);
  }
  for (const [name, { currency }] of Object.entries(value.patrons))
    if (exponentOf(currency) === null)
      throw new Error(`patrons/${name}: ${currency} is no currency of ISO 4217`);
  const { main, second, exponent0, exponent3 } = value.patrons;
  if (main.currency !== second.currency || main.patron === second.patron)
    throw new Error('patrons/main and patrons/second are two patrons of one currency');
  if (exponent0 && exponentOf(exponent0.currency) !== 0)
    throw new Error('patrons/exponent0 has a currency without minor unit, such as JPY');
  if (exponent3 && exponentOf(exponent3.currency) !== 3)
    throw new Error('patrons/exponent3 has a currency of three decimals, such as KWD');
  return value;
};

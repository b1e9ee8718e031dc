// Schemas of launches: the operator's signed call, the exchange of a launch token by the page, and the brand as the page receives it.
import { type Static, Type } from 'typebox';
import { closed, MinorSchema } from './setup-schema.ts';

export const OPERATOR_PATHS = {
  /** The operator's call, signed with the keys of the brand. */
  launches: '/api/operator/v1/:brand/launches',
  /** The launch URL; the token is in its fragment. */
  page: '/launch/:brand',
  /** The call by which the page exchanges the token. */
  exchange: '/api/launch',
} as const;

export const BrandParamsSchema = Type.Object(
  { brand: Type.String({ pattern: '^[a-z][a-z0-9-]{1,31}$' }) },
  closed,
);

const operatorsId = (description: string) =>
  Type.String({ pattern: '^[^\\u0000-\\u001f\\u007f]{1,128}$', description });

export const LaunchSchema = Type.Object(
  {
    launch: operatorsId(
      'A one-time token of the operator; Punto sends it to the wallet in the call `session`.',
    ),
    patron: operatorsId("The patron's id at the operator."),
    currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'A currency of the brand, by ISO 4217.' }),
    language: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
        description: 'A language of the brand, by BCP 47. Default: the first language of the brand.',
      }),
    ),
    table: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9][a-z0-9-]{0,63}$',
        description: 'The table to open. Default: the lobby.',
      }),
    ),
  },
  closed,
);
export type LaunchRequest = Static<typeof LaunchSchema>;

export const LaunchAnswerSchema = Type.Object(
  {
    url: Type.String({
      description: 'The launch URL, to be opened once and before `expiresAt`. The token is in the fragment.',
    }),
    expiresAt: Type.Integer({ description: 'Milliseconds since 1970.' }),
  },
  closed,
);

export const ExchangeSchema = Type.Object(
  {
    token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
    brand: Type.String({ pattern: '^[a-z][a-z0-9-]{1,31}$' }),
  },
  closed,
);

const Shades = Type.Object({ light: Type.String(), dark: Type.String() }, closed);

/** The part of its brand that the page of a launched patron receives. */
export const OwnBrandSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    skin: Type.Object(
      { accent: Type.Optional(Shades), felt: Type.Optional(Shades), rail: Type.Optional(Shades) },
      closed,
    ),
    links: Type.Object(
      {
        account: Type.Optional(Type.String()),
        limits: Type.Optional(Type.String()),
        exit: Type.Optional(Type.String()),
      },
      {
        ...closed,
        description: "Pages of the operator: the patron's account, limits there, and the way out.",
      },
    ),
    languages: Type.Immutable(Type.Array(Type.String())),
    confirmByHand: Type.Boolean({
      description: 'Stakes count once the patron confirms them, at every table.',
    }),
    currency: Type.Object(
      {
        code: Type.String(),
        exponent: Type.Integer({ description: 'Digits after the point, by ISO 4217.' }),
        rate: Type.Unsafe<readonly [number, number]>(
          Type.Array(Type.Integer(), {
            minItems: 2,
            maxItems: 2,
            description: 'Minor units of the currency to minor units of the setup of a table.',
          }),
        ),
        stepMinor: MinorSchema,
        chipsMinor: Type.Immutable(Type.Array(MinorSchema)),
        limits: Type.Record(
          Type.String(),
          Type.Object({ minMinor: MinorSchema, maxMinor: MinorSchema }, closed),
        ),
      },
      closed,
    ),
  },
  closed,
);
export type OwnBrand = Static<typeof OwnBrandSchema>;

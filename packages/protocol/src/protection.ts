// Schemas of a patron's protection: limits with their use, pending rises, the session; and the changes. [P1]–[P6]
import { LIMIT_KEYS } from '@punto/ledger/protection/limit';
import { type Static, Type } from 'typebox';
import { ReasonSchema } from './floor/page-schema.ts';
import { closed, InstantSchema, listOf, MinorSchema, orNull } from './setup-schema.ts';

export { LIMIT_KEYS, type LimitKey } from '@punto/ledger/protection/limit';

const MOST = Number.MAX_SAFE_INTEGER;
const LimitKeySchema = Type.Enum([...LIMIT_KEYS]);
const RiseKeySchema = Type.Enum([...LIMIT_KEYS, 'reality-check']);
const SetterSchema = Type.Enum(['patron', 'house']);
const Amount = Type.Integer({ minimum: 0, maximum: MOST });
const Milliseconds = Type.Integer({ minimum: 0, maximum: MOST });

const LaunchLimitSchema = Type.Object(
  {
    limit: Amount,
    used: Type.Integer({ description: 'In this session so far; of a loss, negative is a gain.' }),
  },
  closed,
);

export const ProtectionSchema = Type.Object(
  {
    zone: Type.String({ description: 'The IANA time zone whose days, weeks and months count.' }),
    limits: listOf(
      Type.Object(
        {
          key: LimitKeySchema,
          patron: orNull(Amount),
          house: orNull(Amount),
          used: Type.Integer({ description: 'In this frame so far; of a loss, negative is a gain.' }),
          endsAt: InstantSchema,
        },
        {
          ...closed,
          description: 'Amounts in minor units, of time in milliseconds; null: no limit.',
        },
      ),
    ),
    rises: listOf(
      Type.Object(
        {
          key: RiseKeySchema,
          by: SetterSchema,
          to: orNull(Amount),
          askedAt: InstantSchema,
          confirmableAt: InstantSchema,
        },
        closed,
      ),
    ),
    realityCheckMs: Milliseconds,
    timeOutUntil: orNull(InstantSchema),
    exclusion: orNull(
      Type.Object({ from: InstantSchema, until: orNull(InstantSchema), by: SetterSchema }, closed),
    ),
    checkDue: Type.Boolean({ description: 'Betting waits for the answer to a reality check.' }),
    promptDue: Type.Boolean({ description: 'The patron is to be asked about limits.' }),
    operator: orNull(
      Type.Object(
        {
          stakeMinor: orNull(Amount),
          loss: orNull(LaunchLimitSchema),
          time: orNull(LaunchLimitSchema),
          realityCheckMs: orNull(Milliseconds),
        },
        {
          ...closed,
          description:
            'What the operator of a launched patron sets for the session, with what is used. Held together with the limits of the patron and of the house: the lower one decides. null: nothing.',
        },
      ),
    ),
    session: Type.Object(
      { startedAt: InstantSchema, playedMs: Milliseconds, netMinor: MinorSchema, stakedMinor: MinorSchema },
      closed,
    ),
  },
  closed,
);
export type ProtectionView = Static<typeof ProtectionSchema>;

const named = <C extends string>(change: C) => ({ change: Type.Literal(change) });
const ExcludeSchema = Type.Object({ ...named('exclude'), forMs: orNull(Milliseconds) }, closed);
const SetLimitSchema = Type.Object(
  { ...named('set-limit'), key: LimitKeySchema, to: orNull(Amount) },
  closed,
);
const ConfirmRiseSchema = Type.Object({ ...named('confirm-rise'), key: RiseKeySchema }, closed);
const WithdrawRiseSchema = Type.Object({ ...named('withdraw-rise'), key: RiseKeySchema }, closed);
export const ProtectionChangeSchema = Type.Union([
  SetLimitSchema,
  Type.Object({ ...named('set-reality-check'), everyMs: Milliseconds }, closed),
  ConfirmRiseSchema,
  WithdrawRiseSchema,
  Type.Object({ ...named('take-time-out'), forMs: Milliseconds }, closed),
  ExcludeSchema,
  Type.Object(named('answer-reality-check'), closed),
  Type.Object(named('answer-prompt'), closed),
]);

/** `zone`: the time zone of the patron's device; it becomes the account's with the first limit. */
export const ChangeProtectionSchema = Type.Object(
  { zone: Type.String({ minLength: 1, maxLength: 64 }), change: ProtectionChangeSchema },
  closed,
);
export type ChangeProtectionRequest = Static<typeof ChangeProtectionSchema>;

/** Changes that the staff make for a patron: limits of the house, and exclusion. */
export const ProtectPatronSchema = Type.Object(
  {
    reason: ReasonSchema,
    change: Type.Union([SetLimitSchema, ConfirmRiseSchema, WithdrawRiseSchema, ExcludeSchema]),
  },
  closed,
);

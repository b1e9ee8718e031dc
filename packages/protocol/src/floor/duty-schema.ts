// Duties as a console sends them. The server adds the staff member, the new shoe and the approver.
import { DECK } from '@punto/engine/card';
import type { Minor } from '@punto/engine/minor';
import { MOST_OPTIONS } from '@punto/engine/option-id';
import { SIDES } from '@punto/engine/side';
import { type Static, Type } from 'typebox';
import { OptionSchema } from '../bet-schema.ts';

const closed = { additionalProperties: false };
const CardName = Type.Enum([...DECK]);
const Reason = Type.String({
  minLength: 3,
  maxLength: 300,
  description: 'Why, in words; kept in the journal.',
});
const Place = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]);
const RoundNumber = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const named = <D extends string>(duty: D) => Type.Object({ duty: Type.Literal(duty) }, closed);
const card = <D extends string>(duty: D) =>
  Type.Object(
    { duty: Type.Literal(duty), side: Type.Enum([...SIDES]), place: Place, card: CardName },
    closed,
  );

const Amount = Type.Unsafe<Minor>(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));
const range = { minMinor: Amount, maxMinor: Amount };

/** Absent fields stay unchanged. [L3] [L4] */
export const LimitsChangeSchema = Type.Object(
  {
    limits: Type.Optional(
      Type.Object(range, {
        ...closed,
        description: 'Of player and banker; the other options keep the share of them they have.',
      }),
    ),
    offers: Type.Optional(
      Type.Array(Type.Object({ option: OptionSchema, ...range }, closed), {
        minItems: 1,
        maxItems: MOST_OPTIONS,
      }),
    ),
    differentialMinor: Type.Optional(
      Type.Union([Amount, Type.Null()], {
        description:
          'The table limit: the largest difference of all player and all banker stakes; null: none.',
      }),
    ),
    patronDifferentialMinor: Type.Optional(
      Type.Union([Amount, Type.Null()], {
        description:
          'The player limit: the largest difference of one patron’s player and banker stakes; null: none.',
      }),
    ),
  },
  { ...closed, minProperties: 1 },
);

const Ms = Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000, description: 'Milliseconds.' }));

/** The pace of a table; absent fields keep the value of the room or table. [T1] */
export const PaceChangeSchema = Type.Object(
  {
    shufflingMs: Ms,
    bettingMs: Ms,
    leastBettingMs: Ms,
    closedMs: Ms,
    cardMs: Ms,
    thirdCardMs: Ms,
    resultMs: Ms,
  },
  closed,
);

/** For tables made by the staff; absent fields stay unchanged. */
export const TableChangeSchema = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'As patrons read it.' })),
    pace: Type.Optional(PaceChangeSchema),
  },
  { ...closed, minProperties: 1 },
);

const at = <D extends string>(duty: D) =>
  Type.Object({ duty: Type.Literal(duty), side: Type.Enum([...SIDES]), place: Place }, closed);

export const DutySchema = Type.Union([
  Type.Object({ duty: Type.Literal('pause'), reason: Type.Union([Reason, Type.Null()]) }, closed),
  Type.Object({ duty: Type.Literal('explain-pause'), reason: Reason }, closed),
  named('resume'),
  Type.Object({ duty: Type.Literal('cancel-round'), reason: Reason }, closed),
  Type.Object(
    { duty: Type.Literal('void-round'), shoe: RoundNumber, round: RoundNumber, reason: Reason },
    closed,
  ),
  Type.Object(
    {
      duty: Type.Literal('resettle-round'),
      shoe: RoundNumber,
      round: RoundNumber,
      player: Type.Array(CardName, { minItems: 2, maxItems: 3 }),
      banker: Type.Array(CardName, { minItems: 2, maxItems: 3 }),
      reason: Reason,
    },
    closed,
  ),
  Type.Object({ duty: Type.Literal('change-limits'), change: LimitsChangeSchema, reason: Reason }, closed),
  Type.Object({ duty: Type.Literal('change-table'), change: TableChangeSchema, reason: Reason }, closed),
  Type.Object({ duty: Type.Literal('retire-table'), reason: Reason }, closed),
  Type.Object(
    {
      duty: Type.Literal('close-table'),
      after: Type.Enum(['round', 'shoe']),
      reason: Type.Optional(Reason),
    },
    closed,
  ),
  Type.Object({ duty: Type.Literal('reopen-table'), reason: Type.Optional(Reason) }, closed),
  Type.Object({ duty: Type.Literal('set-manual'), manual: Type.Boolean() }, closed),
  Type.Object(
    { duty: Type.Literal('take-post'), relieves: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]) },
    closed,
  ),
  Type.Object({ duty: Type.Literal('leave-post'), pausing: Type.Optional(Type.Boolean()) }, closed),
  Type.Object({ duty: Type.Literal('offer-post'), offered: Type.Boolean() }, closed),
  Type.Object(
    {
      duty: Type.Literal('assign-dealer'),
      dealer: Type.String({ maxLength: 64, description: 'The name or id of a dealer, or one’s own id.' }),
      relieves: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
    },
    closed,
  ),
  Type.Object({ duty: Type.Literal('release-dealer'), dealer: Type.String({ maxLength: 64 }) }, closed),
  Type.Object(
    {
      duty: Type.Literal('new-shoe'),
      burn: Type.Union([CardName, Type.Null()]),
      // The table itself checks the allowed depth and explains a refusal.
      cutDepth: Type.Union([Type.Integer(), Type.Null()]),
    },
    closed,
  ),
  named('open-betting'),
  named('close-betting'),
  named('reopen-betting'),
  card('enter-card'),
  at('open-card'),
  at('reveal-early'),
  card('correct-card'),
  named('take-back'),
  Type.Object({ duty: Type.Literal('cut-card'), sure: Type.Optional(Type.Boolean()) }, closed),
  named('take-back-cut-card'),
  Type.Object({ duty: Type.Literal('correct-cut-card'), cutDepth: Type.Integer() }, closed),
  named('confirm-result'),
]);
export type DutyRequest = Static<typeof DutySchema>;

/** All duties. */
export const DUTY_NAMES: readonly DutyRequest['duty'][] = DutySchema.anyOf.map(
  ({ properties }) => properties.duty.const,
);

// Schemas of the ids of bets and of the definition of a bet that a room has. The grammar of conditions is checked where a room is
// read and described in `bets/bet.schema.json`; here a condition is any value. [B]
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import type { Hex32 } from '@punto/engine/fairness/record';
import { BET_ID, type OptionId, type ScheduleId } from '@punto/engine/option-id';
import { Type } from 'typebox';

const LONGEST_ID = 129;

export const OptionSchema = Type.Unsafe<OptionId>(
  Type.String({
    pattern: BET_ID.source,
    maxLength: LONGEST_ID,
    description:
      'One of the eighteen options of the rules, or the id of a bet that the room defines: house/dragon-7.',
  }),
);

export const ScheduleSchema = Type.Unsafe<ScheduleId>(
  Type.String({
    pattern: BET_ID.source,
    maxLength: LONGEST_ID,
    description: 'One of the twenty schedules of the rules, or the id of a bet that the room defines.',
  }),
);

export const BetHashSchema = Type.Unsafe<Hex32>(
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'The SHA-256 of the definition of a bet, where a room defined it.',
  }),
);

const closed = { additionalProperties: false };
const Condition = Type.Unknown({ description: 'A condition, as bets/bet.schema.json describes it.' });

/** A bet in the form of its file. */
export const WrittenBetSchema = Type.Unsafe<WrittenBet>(
  Type.Object(
    {
      id: Type.String({ pattern: BET_ID.source, maxLength: LONGEST_ID }),
      name: Type.Record(Type.String(), Type.String(), {
        description: 'By language tag; en is always there.',
      }),
      source: Type.String(),
      rows: Type.Array(
        Type.Object(
          { when: Condition, pays: Type.String({ description: 'To one, in lowest terms: 40:1.' }) },
          closed,
        ),
        { minItems: 1 },
      ),
      push: Type.Optional(Type.Array(Condition)),
      commission: Type.Optional(Type.String({ description: 'Of the winnings: 5 %.' })),
      until: Type.Optional(Type.Integer({ minimum: 1 })),
    },
    {
      ...closed,
      description: 'The definition of a bet, as in its file. The first row that holds wins.',
    },
  ),
);

export const BetParamsSchema = Type.Object({ hash: BetHashSchema }, closed);

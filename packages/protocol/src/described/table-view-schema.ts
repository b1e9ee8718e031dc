// Schema of the public view of a table. The table package makes the view; here it is described for programs of others, and compared
// with its type.
import type { TableSetup } from '@punto/engine/room';
import { OUTCOMES, SIDES } from '@punto/engine/side';
import type { SeatsView, TableView } from '@punto/table';
import type { Totals } from '@punto/table/state';
import { PHASES, SERVICES } from '@punto/table/state';
import { Type } from 'typebox';
import { OptionSchema } from '../bet-schema.ts';
import {
  CardSchema,
  closed,
  InstantSchema,
  listOf,
  MinorSchema,
  orNull,
  TableSetupSchema,
} from '../setup-schema.ts';
import { exactly } from './exactly.ts';

export const Hex32Schema = Type.String({ pattern: '^[0-9a-f]{64}$', description: '32 bytes.' });
export const SideSchema = Type.Enum([...SIDES]);
export const PlaceSchema = Type.Enum([0, 1, 2], { description: 'First, second or third card of a hand.' });
/** Amounts by option, or another value by option. */
export const byOption = <T>(value: object) =>
  Type.Unsafe<T>({
    type: 'object',
    additionalProperties: value,
    propertyNames: OptionSchema,
  });

const Count = Type.Integer({ minimum: 0 });
const Begun = Type.Integer({ minimum: 1 });
const Hands = {
  player: listOf(CardSchema),
  banker: listOf(CardSchema),
  playerScore: Type.Integer({ minimum: 0, maximum: 9 }),
  bankerScore: Type.Integer({ minimum: 0, maximum: 9 }),
};
const bySide = <T extends typeof MinorSchema | typeof Count>(value: T) =>
  Type.Object({ player: value, banker: value }, closed);

const CutSchema = Type.Object(
  {
    seed: Hex32Schema,
    values: Type.Integer({ minimum: 0, description: 'Values of patrons in it.' }),
    failed: Type.Integer({ minimum: 0, description: 'Attempts at which a patron withheld a value.' }),
    beacon: Type.Boolean({ description: 'A beacon decided.' }),
    awaited: Type.Boolean({ description: 'A beacon was awaited in vain.' }),
    missed: Type.Integer({ minimum: 0, description: 'Patrons who came too late or found no place.' }),
  },
  closed,
);

export const ShoeViewSchema = exactly<NonNullable<TableView['shoe']>>()(
  Type.Object(
    {
      number: Begun,
      cards: Count,
      dealt: Type.Integer({ minimum: 0, description: 'Cards out of the shoe, burnt ones included.' }),
      cutIndex: orNull(Count),
      cutOut: Type.Optional(Type.Literal(true, { description: 'The cut card has come out.' })),
      lastRound: Type.Optional(
        Type.Integer({ minimum: 1, description: 'The number of the last round, once it is known.' }),
      ),
      burn: orNull(Type.Object({ faceUp: CardSchema, count: Count }, closed)),
      commitment: orNull(Hex32Schema),
      cut: orNull(CutSchema),
    },
    closed,
  ),
);

export const CuttingViewSchema = exactly<NonNullable<TableView['cutting']>>()(
  Type.Object(
    {
      stage: Type.Enum(['committing', 'revealing', 'awaiting']),
      open: Type.Boolean({ description: 'Values are sent directly, since a beacon decides.' }),
      beacon: orNull(Type.Object({ name: Type.String(), round: Type.Integer() }, closed)),
      attempt: Begun,
      committed: Count,
      revealed: Count,
      root: orNull(Hex32Schema),
      commits: listOf(Hex32Schema),
    },
    closed,
  ),
);

export const RoundViewSchema = exactly<NonNullable<TableView['round']>>()(
  Type.Object(
    {
      number: Begun,
      openedAt: InstantSchema,
      closesAt: orNull(InstantSchema),
      last: Type.Boolean({ description: 'The round is known to be the last of the shoe.' }),
      cancelled: Type.Optional(Type.Literal(true, { description: 'Every stake of it went back.' })),
    },
    closed,
  ),
);

export const HandsViewSchema = exactly<TableView['hands']>()(Type.Object(Hands, closed));

export const CoupViewSchema = exactly<NonNullable<TableView['coup']>>()(
  Type.Object(
    {
      ...Hands,
      outcome: Type.Enum([...OUTCOMES]),
      playerNatural: Type.Boolean(),
      bankerNatural: Type.Boolean(),
      won: listOf(OptionSchema),
      pushed: listOf(OptionSchema),
    },
    closed,
  ),
);

const SeatViewSchema = Type.Object(
  {
    seat: Type.String(),
    taken: Type.Boolean(),
    declines: Type.Boolean({ description: 'Sits, and does not want to deal.' }),
    behind: Type.Optional(Type.Object({ patrons: Count, stakeMinor: MinorSchema }, closed)),
    bets: byOption<SeatsView['seats'][number]['bets']>(MinorSchema),
  },
  closed,
);

export const SeatsViewSchema = exactly<SeatsView>()(
  Type.Object(
    {
      seats: listOf(SeatViewSchema),
      holder: orNull(Type.String({ description: 'The seat that has the shoe; null: the house deals.' })),
      offered: orNull(Type.Object({ seat: Type.String(), until: InstantSchema }, closed)),
      dealCalled: Type.Optional(Type.Literal(true)),
    },
    closed,
  ),
);

export const SqueezeViewSchema = exactly<NonNullable<TableView['squeeze']>>()(
  Type.Object({ side: SideSchema, place: PlaceSchema, endsAt: InstantSchema }, closed),
);

export const LimitsSchema = exactly<NonNullable<TableView['nextLimits']>>()(
  Type.Object(
    {
      offers: listOf(
        Type.Object({ option: OptionSchema, minMinor: MinorSchema, maxMinor: MinorSchema }, closed),
      ),
      differentialMinor: orNull(MinorSchema),
      patronDifferentialMinor: Type.Optional(orNull(MinorSchema)),
    },
    closed,
  ),
);

const RateSchema = Type.Unsafe<readonly [number, number]>(
  Type.Array(Type.Integer(), {
    minItems: 2,
    maxItems: 2,
    description: 'Minor units of the currency to minor units of the room.',
  }),
);

export const TermsSchema = exactly<NonNullable<TableView['terms']>>()(
  Type.Object(
    {
      rate: RateSchema,
      stepMinor: MinorSchema,
      chipsMinor: listOf(MinorSchema),
      limits: Type.Record(
        Type.String(),
        Type.Object({ minMinor: MinorSchema, maxMinor: MinorSchema }, closed),
      ),
    },
    closed,
  ),
);

export const TotalsSchema = byOption<Totals>(
  Type.Object({ stakeMinor: MinorSchema, patrons: Count }, closed),
);

const SetupSchema = exactly<TableSetup>()(TableSetupSchema);

export const TableViewSchema = exactly<TableView>()(
  Type.Object(
    {
      setup: SetupSchema,
      phase: Type.Enum([...PHASES]),
      deadline: orNull(
        Type.Integer({ description: 'When the phase ends; null while it waits for something else.' }),
      ),
      shoe: orNull(ShoeViewSchema),
      cutting: orNull(CuttingViewSchema),
      round: orNull(RoundViewSchema),
      hands: HandsViewSchema,
      coup: orNull(CoupViewSchema),
      totals: TotalsSchema,
      openMinor: orNull(bySide(MinorSchema)),
      history: listOf(Type.String({ description: 'A result: B6, P9np, T8.' })),
      down: bySide(Count),
      squeeze: orNull(SqueezeViewSchema),
      revealed: Type.Optional(
        listOf(Type.Object({ side: SideSchema, place: PlaceSchema, card: CardSchema }, closed)),
      ),
      largestMinor: orNull(bySide(MinorSchema)),
      seats: orNull(SeatsViewSchema),
      pausedAt: orNull(InstantSchema),
      service: Type.Enum([...SERVICES]),
      nextLimits: orNull(LimitsSchema),
      manual: Type.Boolean({ description: 'Cards are typed and not scanned.' }),
      retired: Type.Optional(Type.Literal(true)),
      dealerAway: Type.Optional(Type.Boolean()),
      terms: Type.Optional(TermsSchema),
    },
    closed,
  ),
);

/** The fields of a view that changed. */
export const ChangedViewSchema = Type.Partial(TableViewSchema, closed);

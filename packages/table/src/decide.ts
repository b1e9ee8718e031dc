// Commands in, events out. `decide` reads the state and never changes it; time and cards are arguments. The decision
// takes effect when it is on disk.
import { cutIndexOf } from '@punto/engine/shoe';
import { advance } from './advance.ts';
import type { CommandOf, CommandType } from './command.ts';
import type { Context } from './context.ts';
import { type Accepted, type Decision, facts, type Misfit, type Refused } from './decision.ts';
import { doAct, missPatron } from './do-act.ts';
import { doDuty, resumeStopped } from './do-duty.ts';
import { loseShoe } from './lost-shoe.ts';
import { placeTicket } from './place-ticket.ts';
import { nextShoeNumber } from './shoe-and-round.ts';
import { missDealer } from './staffing.ts';
import type { OpenTable, TableState } from './state.ts';

type Deciders = {
  readonly [T in CommandType]: (table: OpenTable, command: CommandOf<T>, context: Context) => Decision<T>;
};

const DECIDERS: Deciders = {
  OpenTable: () => misfit('already-open'),
  ChangeSetup: (_, command, { now }) =>
    facts([{ type: 'SetupChanged', ...setupAndAuthor(command), at: now }]),
  SetCurrencies: (_, { currencies }, { now }) => facts([{ type: 'CurrenciesSet', currencies, at: now }]),
  TakeShoe: (table, command, context) =>
    wantsShoe(table) ? takeShoe(table, command, context) : misfit('not-waiting-for-a-shoe'),
  LoseShoe: (table, { reason }, { now }) =>
    table.shoe ? loseShoe(table, table.shoe, reason, now) : misfit('no-shoe-to-lose'),
  PlaceTicket: (table, { ticket }, context) => placeTicket(table, ticket, context),
  DoAct: doAct,
  DoDuty: doDuty,
  ResumeStopped: (table, command, { now }) => resumeStopped(table, command, now),
  MissPatron: (table, { patron }, context) => missPatron(table, patron, context),
  MissDealer: (table, { dealer, why }, { now }) => missDealer(table, dealer, why, now),
  Advance: (table, _, context) =>
    table.deadline === null || context.now < table.deadline ? misfit('not-due') : advance(table, context),
};

/**
 * The events, transfers and records the command leads to, or why it leads to none: a value, typed by the command. The state is
 * not changed. A table that was never opened takes `OpenTable` alone; anything else is the caller's mistake, `not-open`.
 */
export function decide<T extends CommandType>(
  state: OpenTable,
  command: CommandOf<T>,
  context: Context,
): Decision<T>;
export function decide<T extends CommandType>(
  state: TableState,
  command: CommandOf<T>,
  context: Context,
): Decision<T> | Accepted | Refused<Misfit<'not-open'>>;
export function decide<T extends CommandType>(
  state: TableState,
  command: CommandOf<T>,
  context: Context,
): Decision<T> | Accepted | Refused<Misfit<'not-open'>> {
  if (state) return DECIDERS[command.type](state, command, context);
  return isOpening(command)
    ? facts([{ type: 'TableOpened', ...setupAndAuthor(command), at: context.now }])
    : misfit('not-open');
}

const isOpening = (command: { readonly type: CommandType }): command is CommandOf<'OpenTable'> =>
  command.type === 'OpenTable';

const takeShoe = (
  table: OpenTable,
  { shoe, cards, seal }: CommandOf<'TakeShoe'>,
  { now: at, spentShoes }: Context,
): Accepted => {
  const rules = shoeRules(table);
  const number = nextShoeNumber(table, spentShoes);
  if (seal && seal.number !== number) throw new Error(`shoe ${number} is sealed as shoe ${seal.number}`);
  return facts([
    {
      type: 'ShoeShuffled',
      ...{ shoe, number, cards, cutIndex: cutIndexOf(rules), rules },
      ...(seal ? { seal } : {}),
      at,
    },
  ]);
};

/** Whether the machine is to shuffle the next shoe. */
export const wantsShoe = ({ phase, shoe, service, setup, nextSetup }: OpenTable): boolean =>
  phase === 'shuffling' && shoe === null && service !== 'shut' && (nextSetup ?? setup).dealing !== 'person';

/** The rules of the shoe that is shuffled next. */
export const shoeRules = (state: NonNullable<TableState>) => (state.nextSetup ?? state.setup).shoe;

const setupAndAuthor = ({ setup, by }: CommandOf<'OpenTable' | 'ChangeSetup'>) =>
  by ? { setup, by } : { setup };

const misfit = <const R extends string>(reason: R) => ({ ok: false, refusal: { reason } }) as const;

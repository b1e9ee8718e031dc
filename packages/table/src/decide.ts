// Commands in, facts out. `decide` looks at the state and never changes it; time and cards come in as
// arguments. What it answers becomes true when it is on disk.
import { cutIndexOf } from '@punto/engine/shoe';
import { advance } from './advance.ts';
import type { Command } from './command.ts';
import type { Context } from './context.ts';
import { type Decision, facts, type Misfit, type Refused } from './decision.ts';
import { doAct, missPatron } from './do-act.ts';
import { doDuty, resumeStopped } from './do-duty.ts';
import { loseShoe } from './lost-shoe.ts';
import { placeTicket } from './place-ticket.ts';
import { missDealer } from './posts.ts';
import type { OpenTable, TableState } from './state.ts';

/** The events, transfers and records the command leads to, or why it leads to none. */
export const decide = (state: TableState, command: Command, context: Context): Decision => {
  const { now } = context;
  if (command.type === 'OpenTable') {
    if (state) return misfit('already-open');
    return facts([{ type: 'TableOpened', ...told(command), at: now }]);
  }
  if (!state) return misfit('not-open');
  switch (command.type) {
    case 'ChangeSetup':
      return facts([{ type: 'SetupChanged', ...told(command), at: now }]);
    case 'TakeShoe':
      if (!wantsShoe(state)) return misfit('not-waiting-for-a-shoe');
      return facts([
        {
          type: 'ShoeShuffled',
          shoe: command.shoe,
          number: state.shoes + 1,
          cards: command.cards,
          cutIndex: cutIndexOf(shoeRules(state)),
          rules: shoeRules(state),
          ...(command.seal ? { seal: command.seal } : {}),
          at: now,
        },
      ]);
    case 'LoseShoe':
      return state.shoe ? loseShoe(state, state.shoe, command.reason, now) : misfit('no-shoe-to-lose');
    case 'PlaceTicket':
      return placeTicket(state, command.ticket, context);
    case 'DoAct':
      return doAct(state, command, context);
    case 'DoDuty':
      return doDuty(state, command, context);
    case 'ResumeStopped':
      return resumeStopped(state, command, now);
    case 'MissPatron':
      return missPatron(state, command.patron, context);
    case 'MissDealer':
      return missDealer(state, command.dealer, command.why, now);
    case 'Advance':
      if (state.deadline === null || now < state.deadline) return misfit('not-due');
      return advance(state, context);
  }
};

/** Whether the machine is to shuffle the next shoe. */
export const wantsShoe = ({ phase, shoe, service, setup, nextSetup }: OpenTable): boolean =>
  phase === 'shuffling' && shoe === null && service !== 'shut' && (nextSetup ?? setup).dealing !== 'person';

/** The rules of the shoe that is shuffled next. */
export const shoeRules = (state: NonNullable<TableState>) => (state.nextSetup ?? state.setup).shoe;

const told = ({ setup, by }: Extract<Command, { readonly setup: unknown }>) =>
  by ? { setup, by } : { setup };

const misfit = (reason: Misfit['reason']): Refused<Misfit> => ({ ok: false, refusal: { reason } });

// Cancels: Punto sends one for every debit whose answer it did not get.
import type { CheckCase } from '../check-case.ts';
import { fieldOf, must, requireSame } from '../kit.ts';
import type { Exchange } from '../wallet-link.ts';

const outcomeIs = (exchange: Exchange, outcome: string): void =>
  must(exchange, fieldOf(exchange.json, 'outcome') === outcome, `outcome ${outcome}`);

export const CANCEL_CASES: readonly CheckCase[] = [
  {
    id: 'cancel-returns',
    title: 'A cancel gives the debit back',
    why: 'The ticket was refused: the patron has lost its money otherwise.',
    run: async ({ setup, owner, balance, debit, cancel, done, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 900);
      await done('debit', taken, before - 900);
      outcomeIs(await done('cancel', cancel(who, taken.transaction), before), 'returned');
      await holds(who, before, 'the debit was given back');
    },
  },
  {
    id: 'cancel-again',
    title: 'The same cancel again gets the same answer and gives nothing more',
    why: 'Punto repeats a cancel until it is answered: the patron would be paid each time.',
    run: async ({ setup, owner, balance, debit, cancel, done, ask, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 900);
      await done('debit', taken, before - 900);
      const back = cancel(who, taken.transaction);
      requireSame(await done('cancel', back, before), await ask('cancel', back));
      await holds(who, before, 'the debit was given back once');
    },
  },
  {
    id: 'cancel-twice',
    title: 'A second cancel of a debit, with an id of its own, is 200 and gives nothing more',
    why: 'Two nodes may both have to cancel a debit when a table moves.',
    run: async ({ setup, owner, balance, debit, cancel, done, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 900);
      await done('debit', taken, before - 900);
      await done('cancel', cancel(who, taken.transaction), before);
      outcomeIs(await done('cancel', cancel(who, taken.transaction), before), 'cancelled-before');
      await holds(who, before, 'the debit was given back once');
    },
  },
  {
    id: 'cancel-unknown',
    title: 'A cancel of an unknown debit is 200 and moves nothing',
    why: 'The debit was lost on its way. Punto repeats the cancel for ever until it is 200.',
    run: async ({ setup, owner, balance, cancel, done, ask, id, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const unknown = cancel(who, id('debit'));
      const first = await done('cancel', unknown, before);
      outcomeIs(first, 'not-taken');
      requireSame(first, await ask('cancel', unknown));
      await holds(who, before, 'nothing moved');
    },
  },
  {
    id: 'cancel-before-debit',
    title: 'A debit that comes after its cancel is refused with cancelled',
    why: 'A cancel can overtake its debit: the money would be taken for a ticket that was refused.',
    run: async ({ setup, owner, balance, debit, cancel, done, refused, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const late = debit(who, 900);
      await done('cancel', cancel(who, late.transaction), before);
      await refused('debit', late, ['cancelled']);
      await holds(who, before, 'nothing was taken');
    },
  },
  {
    id: 'debit-after-cancel',
    title: 'A debit that was cancelled is refused with cancelled when it comes again',
    why: 'A late copy of the debit would take money, or be told that money is held.',
    run: async ({ setup, owner, balance, debit, cancel, done, refused, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 900);
      await done('debit', taken, before - 900);
      await done('cancel', cancel(who, taken.transaction), before);
      await refused('debit', taken, ['cancelled']);
      await holds(who, before, 'nothing was taken again');
    },
  },
  {
    id: 'cancel-refused',
    title: 'A cancel of a debit that was refused is 200 and moves nothing',
    why: 'The refusal may have been lost on its way.',
    run: async ({ setup, owner, balance, debit, cancel, done, refused, holds }) => {
      const who = await owner(setup.patrons.second);
      const before = await balance(who);
      const tooMuch = debit(who, before + 1);
      await refused('debit', tooMuch, ['funds']);
      outcomeIs(await done('cancel', cancel(who, tooMuch.transaction), before), 'not-taken');
      await holds(who, before, 'nothing moved');
    },
  },
  {
    id: 'cancel-settled',
    title: 'A cancel of a debit that a credit has settled is 200 and moves nothing',
    why: 'The patron would get stake and winnings.',
    run: async ({ setup, owner, balance, debit, cancel, credit, done, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 900);
      await done('debit', taken, before - 900);
      await done('credit', credit(who, [taken.transaction], 900), before);
      outcomeIs(await done('cancel', cancel(who, taken.transaction), before), 'already-settled');
      await holds(who, before, 'nothing moved');
    },
  },
  {
    id: 'cancel-other-body',
    title: 'A cancel with a known id for another debit is refused with id-reused',
    why: 'One of two debits would not be given back, without a notice.',
    run: async ({ setup, owner, balance, debit, cancel, done, refused }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const [one, two] = [debit(who, 100), debit(who, 200)];
      await done('debit', one);
      await done('debit', two, before - 300);
      const first = cancel(who, one.transaction);
      await done('cancel', first, before - 200);
      await refused('cancel', { ...first, debit: two.transaction }, ['id-reused']);
      await done('cancel', cancel(who, two.transaction), before);
    },
  },
  {
    id: 'cancel-without-session',
    title: 'A cancel is accepted in any state of the session',
    why: 'Patrons leave before the cancel comes.',
    run: async ({ setup, owner, balance, debit, cancel, done, id }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 100);
      await done('debit', taken, before - 100);
      await done('cancel', cancel({ ...who, session: id('never') }, taken.transaction), before);
    },
  },
];

// Sessions, balances and debits.
import type { CheckCase } from '../check-case.ts';
import { balanceIn, fieldOf, must, requireSame } from '../kit.ts';

const UNKNOWN = 'check-nobody-has-this-name';

export const SESSION_CASES: readonly CheckCase[] = [
  {
    id: 'session-opens',
    title: 'A session of a launch is answered with patron, currency and balance',
    why: 'Otherwise no patron can come to a table.',
    run: async ({ setup, done, id, balance }) => {
      const { patron, launch, currency } = setup.patrons.main;
      const session = id('session');
      const opened = await done('session', { launch, session, patron, brand: setup.brand });
      must(opened, fieldOf(opened.json, 'patron') === patron, `patron ${patron}`);
      must(opened, fieldOf(opened.json, 'currency') === currency, `currency ${currency}`);
      const now = await balance({ session, patron, brand: setup.brand, currency });
      must(opened, balanceIn(opened) === now, `the balance that the call balance has, ${now}`);
    },
  },
  {
    id: 'session-of-another',
    title: 'A launch of one patron opens no session for another',
    why: 'A patron could play with the money of another.',
    run: async ({ setup, refused, id }) => {
      const { main, second } = setup.patrons;
      await refused(
        'session',
        { launch: second.launch, session: id('session'), patron: main.patron, brand: setup.brand },
        ['session-expired', 'unknown-patron', 'patron-blocked'],
      );
    },
  },
  {
    id: 'unknown-patron',
    title: 'Calls for an unknown patron are refused with unknown-patron',
    why: 'Money would be booked without an owner.',
    run: async ({ setup, refused, owner, debit, credit }) => {
      const nobody = { ...(await owner(setup.patrons.main)), patron: UNKNOWN };
      await refused('balance', nobody, ['unknown-patron']);
      await refused('debit', debit(nobody, 100), ['unknown-patron']);
      await refused('credit', credit(nobody, ['debit:unknown'], 100), ['unknown-patron']);
    },
  },
];

export const DEBIT_CASES: readonly CheckCase[] = [
  {
    id: 'debit-takes',
    title: 'A debit takes its amount, to the minor unit, and answers with the balance after it',
    why: 'Patrons see this balance.',
    run: async ({ setup, owner, balance, debit, cancel, done, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 1_237);
      const answered = await done('debit', taken, before - 1_237);
      must(
        answered,
        fieldOf(answered.json, 'transaction') === taken.transaction,
        'the transaction of the call',
      );
      must(answered, fieldOf(answered.json, 'currency') === who.currency, `currency ${who.currency}`);
      await holds(who, before - 1_237, 'the debit was taken once');
      await done('cancel', cancel(who, taken.transaction), before);
    },
  },
  {
    id: 'debit-again',
    title: 'The same debit again gets the same answer and takes nothing more',
    why: 'Networks deliver twice: the patron would pay twice for one ticket.',
    run: async ({ setup, owner, balance, debit, cancel, done, ask, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 500);
      const other = debit(who, 70);
      const first = await done('debit', taken, before - 500);
      await done('debit', other, before - 570);
      requireSame(first, await ask('debit', taken));
      await holds(who, before - 570, 'each debit was taken once');
      await done('cancel', cancel(who, taken.transaction));
      await done('cancel', cancel(who, other.transaction), before);
    },
  },
  {
    id: 'debit-other-body',
    title: 'A debit with a known id and another body is refused with id-reused',
    why: 'One of two tickets would have no money behind it.',
    run: async ({ setup, owner, balance, debit, cancel, done, refused, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 500);
      await done('debit', taken, before - 500);
      const { transaction } = taken;
      await refused('debit', debit(who, 501, { transaction }), ['id-reused']);
      await refused('debit', { ...taken, ticket: 'another' }, ['id-reused']);
      await holds(who, before - 500, 'the first debit counts, once');
      await done('cancel', cancel(who, transaction), before);
    },
  },
  {
    id: 'debit-lines',
    title: 'A debit of several bets takes their sum once',
    why: 'A ticket has up to twenty bets.',
    run: async ({ setup, owner, balance, debit, cancel, done }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const lines = ['player', 'tie', 'player-pair', 'big', 'small'].map((option, n) => ({
        option,
        stake: 100 + n,
        schedule: option,
      }));
      const amount = lines.reduce((sum, { stake }) => sum + stake, 0);
      const taken = debit(who, amount, { lines });
      await done('debit', taken, before - amount);
      await done('cancel', cancel(who, taken.transaction), before);
    },
  },
  {
    id: 'debit-funds',
    title: 'A debit above the balance is refused with funds and the balance, and takes nothing',
    why: 'A balance would go below zero.',
    run: async ({ setup, owner, balance, debit, cancel, done, refused, holds }) => {
      const who = await owner(setup.patrons.second);
      const before = await balance(who);
      const answered = await refused('debit', debit(who, before + 1), ['funds']);
      must(answered, balanceIn(answered) === before, `the balance ${before} in the refusal`);
      await holds(who, before, 'nothing was taken');
      if (before === 0) return;
      const all = debit(who, before);
      await done('debit', all, 0);
      await refused('debit', debit(who, 1), ['funds']);
      await done('cancel', cancel(who, all.transaction), before);
    },
  },
  {
    id: 'debit-refusal-kept',
    title: 'A refused debit is refused when it comes again, also after money came in',
    why: 'A late copy would take money for a ticket that was refused.',
    run: async ({ setup, owner, balance, debit, adjust, done, refused, ask, holds }) => {
      const who = await owner(setup.patrons.second);
      const before = await balance(who);
      const tooMuch = debit(who, before + 300);
      const first = await refused('debit', tooMuch, ['funds']);
      await done('adjust', adjust(who, 300), before + 300);
      requireSame(first, await ask('debit', tooMuch));
      await holds(who, before + 300, 'the refused debit takes nothing');
      await done('debit', debit(who, 300), before);
    },
  },
  {
    id: 'debit-no-session',
    title: 'A debit of a session that was never opened is refused with session-expired',
    why: 'The bet would belong to no patron.',
    run: async ({ setup, owner, debit, refused, balance, holds, id }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      await refused('debit', debit({ ...who, session: id('never') }, 100), ['session-expired']);
      await holds(who, before, 'nothing was taken');
    },
  },
  {
    id: 'debit-ended-session',
    title: 'A debit of an ended session is refused with session-expired',
    why: 'A patron who signed out at the operator must not bet.',
    lacks: ({ setup }) => (setup.endedSession === undefined ? 'the setup names no endedSession' : null),
    run: async ({ setup, owner, debit, refused }) => {
      const who = await owner(setup.patrons.main);
      await refused('debit', debit({ ...who, session: setup.endedSession ?? '' }, 100), ['session-expired']);
    },
  },
  {
    id: 'debit-session-of-another',
    title: "A debit of another patron's session is refused",
    why: 'A patron could bet with the money of another.',
    run: async ({ setup, owner, debit, refused }) => {
      const { session } = await owner(setup.patrons.second);
      const who = await owner(setup.patrons.main);
      await refused('debit', debit({ ...who, session }, 100), ['session-expired', 'unknown-patron']);
    },
  },
  {
    id: 'debit-currency',
    title: 'A debit in another currency than that of the patron is refused with currency',
    why: 'An amount of 1000 yen would become 1000 cents.',
    run: async ({ setup, owner, debit, refused, balance, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const currency = who.currency === 'CHF' ? 'SEK' : 'CHF';
      await refused('debit', debit({ ...who, currency }, 100), ['currency']);
      await refused('balance', { ...who, currency }, ['currency']);
      await holds(who, before, 'nothing was taken');
    },
  },
];

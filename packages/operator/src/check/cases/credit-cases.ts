// Credits, corrections and vouchers.
import type { CheckCase } from '../check-case.ts';
import { balanceIn, fieldOf, must, requireSame } from '../kit.ts';

export const CREDIT_CASES: readonly CheckCase[] = [
  {
    id: 'credit-pays',
    title: 'A credit adds its amount, and answers with the balance after it',
    why: 'Winnings.',
    run: async ({ setup, owner, balance, debit, credit, done, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 1_000);
      await done('debit', taken, before - 1_000);
      await done('credit', credit(who, [taken.transaction], 1_000), before);
      await holds(who, before, 'stake out, stake and winnings in');
    },
  },
  {
    id: 'credit-zero',
    title: 'A credit of 0 is taken: the bets lost',
    why: 'The operator would not know that the round is over, and Punto repeats the credit for ever.',
    run: async ({ setup, owner, balance, debit, credit, adjust, done }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 10);
      await done('debit', taken, before - 10);
      await done('credit', credit(who, [taken.transaction], 0), before - 10);
      await done('adjust', adjust(who, 10), before);
    },
  },
  {
    id: 'credit-again',
    title: 'The same credit again gets the same answer and pays nothing more',
    why: 'Punto repeats a credit until it is answered: the patron would be paid each time.',
    run: async ({ setup, owner, balance, debit, credit, done, ask, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 400);
      await done('debit', taken, before - 400);
      const paid = credit(who, [taken.transaction], 400);
      requireSame(await done('credit', paid, before), await ask('credit', paid));
      await holds(who, before, 'the credit was paid once');
    },
  },
  {
    id: 'credit-other-body',
    title: 'A credit with a known id and another amount is refused with id-reused',
    why: 'A fault of either side would become money.',
    run: async ({ setup, owner, balance, debit, credit, done, refused, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 400);
      await done('debit', taken, before - 400);
      const paid = credit(who, [taken.transaction], 400);
      await done('credit', paid, before);
      const { transaction } = paid;
      await refused('credit', credit(who, [taken.transaction], 401, { transaction }), ['id-reused']);
      await holds(who, before, 'the first credit counts, once');
    },
  },
  {
    id: 'credit-after-session',
    title: 'A credit is taken after the session has ended',
    why: 'Patrons leave while the round is dealt, and have won all the same.',
    run: async ({ setup, owner, balance, debit, credit, done, id, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 400);
      await done('debit', taken, before - 400);
      const session = setup.endedSession ?? id('never');
      await done('credit', credit({ ...who, session }, [taken.transaction], 400), before);
      await holds(who, before, 'the credit was paid');
    },
  },
  {
    id: 'credit-several-debits',
    title: 'A credit settles every debit that it names',
    why: 'A patron places several tickets in a round, and one credit answers all of them.',
    run: async ({ setup, owner, balance, debit, credit, cancel, done, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const debits = [debit(who, 100), debit(who, 200), debit(who, 300)];
      for (const one of debits) await done('debit', one);
      const ids = debits.map(({ transaction }) => transaction);
      await done('credit', credit(who, ids, 600), before);
      for (const one of ids) {
        const late = await done('cancel', cancel(who, one), before);
        must(late, fieldOf(late.json, 'outcome') === 'already-settled', 'outcome already-settled');
      }
      await holds(who, before, 'no debit that was settled is given back');
    },
  },
  {
    id: 'credit-unknown-debit',
    title: 'A credit is taken although the debit that it names is not known or was cancelled',
    why: 'What Punto owes by its own book is paid; differences are found in reconciliation.',
    run: async ({ setup, owner, balance, debit, credit, cancel, done, id }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 200);
      await done('debit', taken, before - 200);
      await done('cancel', cancel(who, taken.transaction), before);
      await done('credit', credit(who, [id('debit'), taken.transaction], 50), before + 50);
      await done('debit', debit(who, 50), before);
    },
  },
];

export const ADJUST_CASES: readonly CheckCase[] = [
  {
    id: 'adjust-both-ways',
    title: 'A correction adds and takes',
    why: 'The floor corrects rounds that were settled wrongly.',
    run: async ({ setup, owner, balance, adjust, done, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      await done('adjust', adjust(who, 250), before + 250);
      await done('adjust', adjust(who, -250), before);
      await holds(who, before, 'both corrections were made');
    },
  },
  {
    id: 'adjust-funds',
    title: 'A correction that the balance does not cover is refused with funds, and takes nothing',
    why: 'Punto lists it as money to be received.',
    run: async ({ setup, owner, balance, adjust, refused, holds }) => {
      const who = await owner(setup.patrons.second);
      const before = await balance(who);
      const answered = await refused('adjust', adjust(who, -(before + 1)), ['funds']);
      must(answered, balanceIn(answered) === before, `the balance ${before} in the refusal`);
      await holds(who, before, 'nothing was taken');
    },
  },
  {
    id: 'adjust-again',
    title: 'The same correction again gets the same answer and moves nothing more',
    why: 'Punto repeats it until it is answered.',
    run: async ({ setup, owner, balance, adjust, done, ask, holds, refused }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const up = adjust(who, 40);
      requireSame(await done('adjust', up, before + 40), await ask('adjust', up));
      await refused('adjust', { ...up, delta: 41 }, ['id-reused']);
      await holds(who, before + 40, 'the correction was made once');
      await done('adjust', adjust(who, -40), before);
    },
  },
  {
    id: 'promo-pays',
    title: 'A voucher is paid, once',
    why: 'A house that pays vouchers repeats the call until it is answered.',
    lacks: ({ setup }) => (setup.promo === true ? null : 'the setup does not have "promo": true'),
    run: async ({ setup, owner, balance, promo, debit, done, ask, holds, refused }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const paid = promo(who, 60);
      requireSame(await done('promo', paid, before + 60), await ask('promo', paid));
      await refused('promo', { ...paid, amount: 61 }, ['id-reused']);
      await holds(who, before + 60, 'the voucher was paid once');
      await done('debit', debit(who, 60), before);
    },
  },
];

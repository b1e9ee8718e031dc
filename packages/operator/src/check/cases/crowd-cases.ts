// Many calls at once, and their duration.
import type { CheckCase } from '../check-case.ts';
import { fieldOf, must, requireSame } from '../kit.ts';
import { TIMEOUT_MS } from '../wallet-link.ts';

const COPIES = 20;
const CROWD = 100;
const PARTS = 10;

export const CROWD_CASES: readonly CheckCase[] = [
  {
    id: 'same-debit-at-once',
    title: `The same debit ${COPIES} times at once is taken once, and answered the same each time`,
    why: 'Copies arrive at several servers of the operator in the same millisecond.',
    run: async ({ setup, owner, balance, debit, cancel, ask, done, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 70);
      const all = await Promise.all(Array.from({ length: COPIES }, () => ask('debit', taken)));
      for (const one of all) {
        must(one, one.status === 200, '200, as for the first');
        if (all[0] !== undefined) requireSame(all[0], one);
      }
      await holds(who, before - 70, 'the debit was taken once');
      await done('cancel', cancel(who, taken.transaction), before);
    },
  },
  {
    id: 'same-credit-at-once',
    title: `The same credit ${COPIES} times at once is paid once`,
    why: 'A table that moves to another server may repeat a credit while the first is on its way.',
    run: async ({ setup, owner, balance, debit, credit, ask, done, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const taken = debit(who, 70);
      await done('debit', taken);
      const paid = credit(who, [taken.transaction], 70);
      const all = await Promise.all(Array.from({ length: COPIES }, () => ask('credit', paid)));
      for (const one of all) must(one, one.status === 200, '200, as for the first');
      await holds(who, before, 'the credit was paid once');
    },
  },
  {
    id: 'never-below-zero',
    title: 'Of debits at once that the balance does not cover together, those that it covers are taken',
    why: 'A wallet that reads the balance and writes it back later lets a patron bet money that does not exist.',
    run: async ({ setup, owner, balance, debit, cancel, ask, done, holds }) => {
      const who = await owner(setup.patrons.second);
      const before = await balance(who);
      if (before < PARTS) return;
      const each = Math.floor(before / PARTS);
      const debits = Array.from({ length: 2 * PARTS }, () => debit(who, each));
      const all = await Promise.all(debits.map((one) => ask('debit', one)));
      for (const one of all) {
        const left = fieldOf(one.json, 'balance');
        must(one, typeof left !== 'number' || left >= 0, 'a balance that is not below zero');
        must(
          one,
          one.status === 200 || fieldOf(one.json, 'code') === 'funds',
          '200, or a refusal with funds',
        );
      }
      const taken = debits.filter((_, n) => all[n]?.status === 200);
      const covered = Math.floor(before / each);
      const sent = {
        sent: `${debits.length} debits of ${each} at once, at a balance of ${before}`,
        came: `${taken.length} were taken`,
      };
      must(sent, taken.length === covered, `${covered} are taken`);
      await holds(who, before - covered * each, 'what was taken, once each');
      for (const { transaction } of taken) await done('cancel', cancel(who, transaction));
      await holds(who, before, 'all of it given back');
    },
  },
  {
    id: 'debit-and-cancel-at-once',
    title: 'A debit and its cancel at once leave no money held',
    why: 'A cancel is sent when no answer came in time: the debit may be on its way still.',
    run: async ({ setup, owner, balance, debit, cancel, ask, done, refused, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const debits = Array.from({ length: COPIES }, () => debit(who, 10));
      await Promise.all(
        debits.flatMap((one) => [ask('debit', one), done('cancel', cancel(who, one.transaction))]),
      );
      await holds(who, before, 'each debit was given back or never taken');
      for (const one of debits) await refused('debit', one, ['cancelled']);
    },
  },
  {
    id: 'hundred-at-once',
    title: `Of ${CROWD} calls at once all are answered, and the balance is right to the minor unit`,
    why: 'Tickets come in the last second of betting.',
    run: async ({ setup, owner, balance, debit, credit, done, holds }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const debits = Array.from({ length: CROWD }, (_, n) => debit(who, n + 1));
      await Promise.all(debits.map((one) => done('debit', one)));
      const sum = (CROWD * (CROWD + 1)) / 2;
      await holds(who, before - sum, `${CROWD} debits were taken`);
      await Promise.all(
        debits.map(({ transaction, amount }) => done('credit', credit(who, [transaction], amount))),
      );
      await holds(who, before, `${CROWD} credits were paid`);
    },
  },
  {
    id: 'patrons-apart',
    title: 'The calls of one patron leave the balance of another as it is',
    why: 'Each has a balance of its own.',
    run: async ({ setup, owner, balance, debit, cancel, done, holds }) => {
      const [main, second] = [await owner(setup.patrons.main), await owner(setup.patrons.second)];
      const [one, two] = [await balance(main), await balance(second)];
      const taken = debit(main, 33);
      await done('debit', taken, one - 33);
      await holds(second, two, 'the debit was of another patron');
      await done('cancel', cancel(main, taken.transaction), one);
      await holds(second, two, 'the cancel was of another patron');
    },
  },
  {
    id: 'in-time',
    title: `Every answer of this run came within ${TIMEOUT_MS / 1_000} seconds`,
    why: 'A debit that is not answered by then is cancelled, and its ticket refused.',
    run: async ({ link }) => {
      const slowest = Math.max(...link.latencies);
      const ran = {
        sent: `${link.latencies.length} calls`,
        came: `the slowest took ${Math.round(slowest)} ms`,
      };
      must(ran, slowest < TIMEOUT_MS, `each answered within ${TIMEOUT_MS} ms`);
    },
  },
];

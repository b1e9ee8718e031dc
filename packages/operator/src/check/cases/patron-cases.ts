// Blocked patrons, currencies, and the characters of ids and names.
import type { WalletCode } from '../../contract/code.ts';
import type { CheckCase } from '../check-case.ts';
import { fieldOf, must } from '../kit.ts';
import type { CheckSetup } from '../setup.ts';

type Patrons = CheckSetup['patrons'];

const lacking =
  (name: keyof Patrons) =>
  ({ setup }: { readonly setup: CheckSetup }) =>
    setup.patrons[name] === undefined ? `the setup names no patron ${name}` : null;

const refusedPatron = (
  id: string,
  name: 'blocked' | 'limitStake' | 'limitLoss' | 'limitTime' | 'limitTurnover',
  code: WalletCode,
  title: string,
): CheckCase => ({
  id,
  title: `${title} is refused with ${code}, and nothing is taken`,
  why: 'Limits and blocks of the operator hold at the tables of Punto too.',
  lacks: lacking(name),
  run: async ({ setup, debit, refused, balance, holds, id: newId, ask }) => {
    const patron = setup.patrons[name];
    if (patron === undefined) return;
    const { launch, currency } = patron;
    const session = newId('session');
    // A wallet may refuse a blocked patron at the launch already.
    await ask('session', { launch, session, patron: patron.patron, brand: setup.brand });
    const who = { session, patron: patron.patron, brand: setup.brand, currency };
    const before = await balance(who);
    const codes: readonly WalletCode[] = name === 'blocked' ? [code, 'session-expired'] : [code];
    await refused('debit', debit(who, 'stake' in patron ? patron.stake : 100), codes);
    await holds(who, before, 'nothing was taken');
  },
});

/** Of the patron with a limit: the amount that the wallet refuses is above what the session says. */
const SESSION_LIMITS = [
  ['limitStake', 'stake'],
  ['limitLoss', 'loss'],
] as const;

const sessionLimits: CheckCase = {
  id: 'session-limits',
  title: 'A session names no limit that is above the one by which the wallet refuses',
  why: 'Punto shows the patron the limits of the session and keeps them: the patron would read an amount that cannot be bet.',
  lacks: ({ setup }) =>
    SESSION_LIMITS.some(([name]) => setup.patrons[name]) ? null : 'the setup names no patron with a limit',
  run: async ({ setup, ask, id: newId }) => {
    for (const [name, field] of SESSION_LIMITS) {
      const patron = setup.patrons[name];
      if (patron === undefined) continue;
      const { launch, stake } = patron;
      const body = { launch, session: newId('session'), patron: patron.patron, brand: setup.brand };
      const exchange = await ask('session', body);
      const limit = fieldOf(fieldOf(exchange.json, 'limits'), field) ?? 0;
      must(exchange, Number(limit) < stake, `limits.${field} below ${stake}, or none`);
    }
  },
};

export const LIMIT_CASES: readonly CheckCase[] = [
  sessionLimits,
  refusedPatron('blocked', 'blocked', 'patron-blocked', 'A debit of a blocked patron'),
  refusedPatron('limit-stake', 'limitStake', 'limit-stake', 'A debit above the limit on one stake'),
  refusedPatron('limit-loss', 'limitLoss', 'limit-loss', 'A debit beyond the limit of losses'),
  refusedPatron('limit-time', 'limitTime', 'limit-time', 'A debit after the time that may be played'),
  refusedPatron('limit-turnover', 'limitTurnover', 'limit-turnover', 'A debit beyond the limit of turnover'),
];

/** Odd, and below what a patron with 1,000 units of a currency without minor units has. */
const AMOUNT = 101;
const inCurrency = (name: 'exponent0' | 'exponent3', title: string): CheckCase => ({
  id: `currency-${name}`,
  title,
  why: 'An amount that is scaled wrongly is wrong by a factor of ten to a thousand.',
  lacks: lacking(name),
  run: async ({ setup, owner, balance, debit, credit, done, holds }) => {
    const patron = setup.patrons[name];
    if (patron === undefined) return;
    const who = await owner(patron);
    const before = await balance(who);
    const taken = debit(who, AMOUNT);
    await done('debit', taken, before - AMOUNT);
    await done('credit', credit(who, [taken.transaction], AMOUNT), before);
    await holds(who, before, 'to the minor unit');
  },
});

/** Odd, above 2^52 and below 2^53: 32-bit integers and decimals of six digits cannot hold it. */
const LARGE = 2 ** 52 + 12_345;

export const AMOUNT_CASES: readonly CheckCase[] = [
  inCurrency('exponent0', 'A currency without minor unit moves by whole units'),
  inCurrency('exponent3', 'A currency of three decimals moves by thousandths'),
  {
    id: 'amount-large',
    title: `Amounts of ${LARGE} minor units are exact`,
    why: 'Integers up to 2^53 - 1 are part of the contract; floating point and 32-bit integers lose some.',
    run: async ({ setup, owner, balance, adjust, debit, done, holds }) => {
      const who = await owner(setup.patrons.second);
      const before = await balance(who);
      await done('adjust', adjust(who, LARGE), before + LARGE);
      await done('debit', debit(who, LARGE), before);
      await holds(who, before, 'what came went');
    },
  },
  {
    id: 'ids-long',
    title: 'Ids of 128 characters that differ in the last one are two transactions',
    why: 'A column that is too short makes one of two.',
    run: async ({ setup, owner, balance, debit, cancel, done, id }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const stem = id('debit').padEnd(127, '-/_:');
      const [one, two] = ['1', '2'].map((end) => debit(who, 10, { transaction: stem + end }));
      if (one === undefined || two === undefined) return;
      await done('debit', one, before - 10);
      await done('debit', two, before - 20);
      await done('cancel', cancel(who, one.transaction), before - 10);
      await done('cancel', cancel(who, two.transaction), before);
    },
  },
  {
    id: 'ids-case',
    title: 'Ids that differ in the case of a letter are two transactions',
    why: 'Many databases compare texts without regard to case unless they are told to.',
    run: async ({ setup, owner, balance, debit, cancel, done, id }) => {
      const who = await owner(setup.patrons.main);
      const before = await balance(who);
      const stem = id('debit');
      const [small, large] = [`${stem}:a`, `${stem}:A`];
      await done('debit', debit(who, 10, { transaction: small }), before - 10);
      await done('debit', debit(who, 10, { transaction: large }), before - 20);
      await done('cancel', cancel(who, small), before - 10);
      await done('cancel', cancel(who, large), before);
    },
  },
  {
    id: 'unicode',
    title: 'Names of patrons may be any Unicode text',
    why: 'The body is UTF-8, and signed as bytes.',
    lacks: lacking('unicode'),
    run: async ({ setup, owner, balance, debit, cancel, done }) => {
      if (setup.patrons.unicode === undefined) return;
      const who = await owner(setup.patrons.unicode);
      const before = await balance(who);
      const taken = debit(who, 10, { ticket: 'билет-牌-🂡' });
      await done('debit', taken, before - 10);
      await done('cancel', cancel(who, taken.transaction), before);
    },
  },
];

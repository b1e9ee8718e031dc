// The helpers of a case: call bodies with unique ids, answers checked against the contract, and balances.

import type { CallBodies, WalletCall } from '../contract/calls.ts';
import { answerFault, isProblem, problemFault } from '../contract/check-call.ts';
import type { WalletCode } from '../contract/code.ts';
import type { WebhookKeys } from '../signature/standard-webhooks.ts';
import type { CheckPatron, CheckSetup } from './setup.ts';
import type { Changes, Exchange, WalletLink } from './wallet-link.ts';

/** The wallet deviates from the contract. */
export class CheckFailure extends Error {
  readonly sent: string;
  readonly expected: string;
  readonly came: string;

  constructor({ sent, came }: Pick<Exchange, 'sent' | 'came'>, expected: string) {
    super(expected);
    this.sent = sent;
    this.expected = expected;
    this.came = came;
  }
}

export type Purse = CallBodies['balance'];

export type Kit = {
  readonly setup: CheckSetup;
  readonly keys: WebhookKeys;
  readonly link: WalletLink;
  /** An id that no other run uses. */
  readonly id: (kind: string) => string;
  /** The patron in an open session. */
  readonly owner: (patron: CheckPatron) => Promise<Purse>;
  readonly debit: (owner: Purse, amount: number, more?: Partial<CallBodies['debit']>) => CallBodies['debit'];
  readonly cancel: (
    owner: Purse,
    debit: string,
    more?: Partial<CallBodies['cancel']>,
  ) => CallBodies['cancel'];
  readonly credit: (
    owner: Purse,
    debits: readonly string[],
    amount: number,
    more?: Partial<CallBodies['credit']>,
  ) => CallBodies['credit'];
  readonly adjust: (owner: Purse, delta: number) => CallBodies['adjust'];
  readonly promo: (owner: Purse, amount: number) => CallBodies['promo'];
  /** Sends a call. Throws when the answer does not conform to the contract; its status may be any. */
  readonly ask: <C extends WalletCall>(call: C, body: CallBodies[C], changes?: Changes) => Promise<Exchange>;
  /** Sends a call that must be accepted, with this balance if one is given. */
  readonly done: <C extends WalletCall>(call: C, body: CallBodies[C], balance?: number) => Promise<Exchange>;
  /** Sends a call that must be refused with one of these codes. */
  readonly refused: <C extends WalletCall>(
    call: C,
    body: CallBodies[C],
    codes: readonly WalletCode[],
    changes?: Changes,
  ) => Promise<Exchange>;
  readonly balance: (owner: Purse) => Promise<number>;
  /** Throws unless the wallet reports this balance. */
  readonly holds: (owner: Purse, balance: number, why: string) => Promise<void>;
};

const ROUND = { table: 'check', shoe: 1, round: 1 };

/** `run`: a word unique to this run, part of every id. */
export const createKit = (link: WalletLink, setup: CheckSetup, keys: WebhookKeys, run: string): Kit => {
  const sessions = new Map<string, Promise<Purse>>();
  let ids = 0;
  const id = (kind: string): string => {
    ids += 1;
    return `${kind}:check:${run}:${ids}`;
  };
  const ask: Kit['ask'] = async (call, body, changes) => {
    const exchange = await link.send(call, body, changes);
    requireContract(exchange);
    return exchange;
  };
  const done: Kit['done'] = async (call, body, balance) => {
    const exchange = await ask(call, body);
    const words = balance === undefined ? '200' : `200 with balance ${balance}`;
    must(exchange, exchange.status === 200, words);
    if (balance !== undefined) must(exchange, balanceIn(exchange) === balance, words);
    return exchange;
  };
  const refused: Kit['refused'] = async (call, body, codes, changes) => {
    const exchange = await ask(call, body, changes);
    const { json } = exchange;
    const named = isProblem(json) && codes.some((code) => code === json.code);
    must(exchange, named && exchange.status !== 200, `a refusal with ${codes.join(' or ')}`);
    return exchange;
  };
  const balance = async (owner: Purse): Promise<number> => balanceIn(await done('balance', owner));
  return {
    setup,
    keys,
    link,
    id,
    ask,
    done,
    refused,
    balance,
    owner: (patron) => {
      const known = sessions.get(patron.patron) ?? open(done, patron, setup.brand, id('session'));
      sessions.set(patron.patron, known);
      return known;
    },
    holds: async (owner, expected, why) => {
      const exchange = await done('balance', owner);
      must(exchange, balanceIn(exchange) === expected, `balance ${expected}: ${why}`);
    },
    ...bodies(id),
  };
};

const open = async (
  done: Kit['done'],
  patron: CheckPatron,
  brand: string,
  session: string,
): Promise<Purse> => {
  await done('session', { launch: patron.launch, session, patron: patron.patron, brand });
  return { session, patron: patron.patron, brand, currency: patron.currency };
};

const bodies = (id: Kit['id']): Pick<Kit, 'debit' | 'cancel' | 'credit' | 'adjust' | 'promo'> => ({
  debit: (owner, amount, more = {}) => ({
    transaction: id('debit'),
    ...owner,
    amount,
    ...ROUND,
    ticket: id('ticket').slice(-64),
    mode: 'traditional',
    lines: [{ option: 'player', stake: amount, schedule: 'player' }],
    placedAt: Date.now(),
    ...more,
  }),
  cancel: (owner, debit, more = {}) => ({
    transaction: id('cancel'),
    ...owner,
    debit,
    reason: 'unclear',
    ...more,
  }),
  credit: (owner, debits, amount, more = {}) => ({
    transaction: id('credit'),
    ...owner,
    debits,
    amount,
    ...ROUND,
    lines: [
      { option: 'player', stake: 1, return: amount, commission: 0, outcome: amount > 0 ? 'won' : 'lost' },
    ],
    roundClosed: true,
    result: { outcome: 'player', player: ['9S', 'KH'], banker: ['7C', 'QD'] },
    ...more,
  }),
  adjust: (owner, delta) => ({
    transaction: id('adjust'),
    ...owner,
    of: 'credit:check',
    delta,
    reason: 'Checked: a card was misread – zażółć 牌',
    approvedBy: 'Beatriz',
  }),
  promo: (owner, amount) => ({
    transaction: id('promo'),
    ...owner,
    kind: 'voucher',
    voucher: 'check',
    amount,
  }),
});

/** Throws unless `holds`. */
export const must = (exchange: Pick<Exchange, 'sent' | 'came'>, holds: boolean, expected: string): void => {
  if (!holds) throw new CheckFailure(exchange, expected);
};

/** Throws unless the answer is signed and conforms to the contract: 200 with the fields of this call, or a problem of the closed list. */
const requireContract = (exchange: Exchange): void => {
  const { call, status, json, doubt } = exchange;
  must(exchange, status !== null, 'an answer');
  must(exchange, doubt === null, `an answer that is signed rightly, but ${doubt}`);
  const fault = status === 200 ? answerFault(call, json) : problemFault(json);
  must(exchange, fault === null, `an answer of the contract, but ${fault}`);
};

/** 0 when the answer has no balance; the contract was checked before. */
export const balanceIn = ({ json }: Exchange): number => Number(fieldOf(json, 'balance') ?? 0);

export const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;

/** Throws unless two answers are equal. */
export const requireSame = (first: Exchange, again: Exchange): void =>
  must(
    again,
    first.status === again.status && same(first.json, again.json),
    `the same answer as the first time: ${first.came}`,
  );

const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

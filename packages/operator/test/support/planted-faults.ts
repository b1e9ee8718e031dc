// Common faults of wallets, planted into the reference operator one at a time, each with the case of the suite that finds it.
import { type BookRows, gamesAccount, patronAccount, transferOf } from '../../src/book/rows.ts';
import { type HandleCall, handleCall, refuse } from '../../src/book/wallet.ts';
import type { AnyCall, AnyMoneyCall } from '../../src/contract/calls.ts';
import type { FaultRule } from '../../src/double/fault.ts';
import { signatureFault } from '../../src/signature/standard-webhooks.ts';

export type PlantedFault = {
  readonly does: string;
  /** The id of a case that fails. */
  readonly foundBy: string;
  readonly decide?: HandleCall;
  readonly verify?: typeof signatureFault;
  readonly rules?: readonly FaultRule[];
};

type Money = AnyMoneyCall['body'];

const isMoney = (call: AnyCall): call is AnyMoneyCall => call.call !== 'session' && call.call !== 'balance';

/** Adds an amount to the balance outside the wallet's own decision. */
const give = (rows: BookRows, { transaction, currency, brand, patron }: Money, delta: number): void =>
  rows.post(transferOf(transaction, currency, gamesAccount(brand), patronAccount(patron), delta));

/** The call with some fields replaced. */
const changed = (call: AnyCall, fields: object): AnyCall =>
  ({ ...call, body: { ...call.body, ...fields } }) as AnyCall;

const repeats =
  (kind: 'debit' | 'credit', sign: 1 | -1): HandleCall =>
  (rows, call, at) => {
    const known = isMoney(call) && call.call === kind ? rows.stored(call.body.transaction) : null;
    if (known?.state !== undefined && known.answer.status === 200 && isMoney(call) && 'amount' in call.body)
      give(rows, call.body, sign * call.body.amount);
    return handleCall(rows, call, at);
  };

/** A balance cached for longer than the debits of a case take on a busy machine. */
const CACHED_MS = 10_000;
const staleBalances = (): HandleCall => {
  const read = new Map<string, { readonly at: number; readonly balance: number }>();
  return (rows, call, at) => {
    const stale: BookRows = {
      ...rows,
      balance: (account, currency) => {
        const known = read.get(account);
        const balance = rows.balance(account, currency);
        if (call.call !== 'debit') return balance;
        if (known !== undefined && at - known.at < CACHED_MS) return known.balance;
        read.set(account, { at, balance });
        return balance;
      },
    };
    return handleCall(stale, call, at);
  };
};

const ids =
  (change: (id: string) => string): HandleCall =>
  (rows, call, at) => {
    if (!isMoney(call)) return handleCall(rows, call, at);
    const fields = { transaction: change(call.body.transaction) };
    const answer = handleCall(
      rows,
      changed(call, 'debit' in call.body ? { ...fields, debit: change(call.body.debit) } : fields),
      at,
    );
    const { transaction } = call.body;
    return 'transaction' in answer.body ? { ...answer, body: { ...answer.body, transaction } } : answer;
  };

const amounts =
  (change: (amount: number, currency: string) => number): HandleCall =>
  (rows, call, at) =>
    isMoney(call) && 'amount' in call.body
      ? handleCall(rows, changed(call, { amount: change(call.body.amount, call.body.currency) }), at)
      : handleCall(rows, call, at);

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  { does: 'takes a debit again when it comes again', foundBy: 'debit-again', decide: repeats('debit', -1) },
  { does: 'pays a credit again when it comes again', foundBy: 'credit-again', decide: repeats('credit', 1) },
  {
    does: 'takes a known id with another body for the first',
    foundBy: 'debit-other-body',
    decide: (rows, call, at) => {
      const known = isMoney(call) ? rows.stored(call.body.transaction) : null;
      return known !== null && known.state === 'taken' ? known.answer : handleCall(rows, call, at);
    },
  },
  {
    does: 'takes a refused debit when it comes again after money came',
    foundBy: 'debit-refusal-kept',
    decide: (rows, call, at) =>
      call.call === 'debit' && rows.stored(call.body.transaction)?.state === 'refused'
        ? handleCall(rows, changed(call, { transaction: `${call.body.transaction}:2` }), at)
        : handleCall(rows, call, at),
  },
  {
    does: 'names a limit in the session that is above its own',
    foundBy: 'session-limits',
    decide: (rows, call, at) => {
      const answer = handleCall(rows, call, at);
      return 'limits' in answer.body
        ? { ...answer, body: { ...answer.body, limits: { stake: 90_000 } } }
        : answer;
    },
  },
  {
    does: 'refuses a cancel of an unknown debit',
    foundBy: 'cancel-unknown',
    decide: (rows, call, at) =>
      call.call === 'cancel' && rows.stored(call.body.debit) === null
        ? { status: 404, body: { code: 'unknown-patron', retryable: false } }
        : handleCall(rows, call, at),
  },
  {
    does: 'forgets the cancel of an unknown debit',
    foundBy: 'cancel-before-debit',
    decide: (rows, call, at) =>
      handleCall(
        call.call === 'cancel'
          ? { ...rows, store: (stored) => (stored.state === 'poisoned' ? undefined : rows.store(stored)) }
          : rows,
        call,
        at,
      ),
  },
  {
    does: 'gives a debit back at each cancel',
    foundBy: 'cancel-twice',
    decide: (rows, call, at) => handleCall({ ...rows, setState: () => undefined }, call, at),
  },
  {
    does: 'answers a cancelled debit as at first',
    foundBy: 'debit-after-cancel',
    decide: (rows, call, at) => {
      const known = call.call === 'debit' ? rows.stored(call.body.transaction) : null;
      return known?.state === 'cancelled' ? known.answer : handleCall(rows, call, at);
    },
  },
  {
    does: 'refuses credits of sessions that have ended',
    foundBy: 'credit-after-session',
    decide: (rows, call, at) =>
      call.call === 'credit' && rows.session(call.body.session)?.ended !== false
        ? refuse('session-expired')
        : handleCall(rows, call, at),
  },
  {
    does: 'refuses credits of 0',
    foundBy: 'credit-zero',
    decide: (rows, call, at) =>
      call.call === 'credit' && call.body.amount === 0 ? refuse('malformed') : handleCall(rows, call, at),
  },
  {
    does: 'refuses credits of debits that it does not hold',
    foundBy: 'credit-unknown-debit',
    decide: (rows, call, at) =>
      call.call === 'credit' && call.body.debits.some((id) => rows.stored(id) === null)
        ? refuse('already-settled')
        : handleCall(rows, call, at),
  },
  {
    does: 'settles the first debit of a credit alone',
    foundBy: 'credit-several-debits',
    decide: (rows, call, at) =>
      handleCall(
        rows,
        call.call === 'credit' ? changed(call, { debits: call.body.debits.slice(0, 1) }) : call,
        at,
      ),
  },
  {
    does: 'judges debits by a balance that it read before',
    foundBy: 'never-below-zero',
    decide: staleBalances(),
  },
  {
    does: 'takes corrections that the balance does not cover',
    foundBy: 'adjust-funds',
    decide: (rows, call, at) => {
      if (call.call !== 'adjust' || call.body.delta >= 0) return handleCall(rows, call, at);
      give(rows, call.body, -call.body.delta);
      const answer = handleCall(rows, call, at);
      give(rows, call.body, call.body.delta);
      return answer;
    },
  },
  {
    does: 'answers with the balance before the debit',
    foundBy: 'debit-takes',
    decide: (rows, call, at) => {
      const answer = handleCall(rows, call, at);
      const { body } = answer;
      return call.call === 'debit' && 'balance' in body && answer.status === 200
        ? { ...answer, body: { ...body, balance: Number(body.balance) + call.body.amount } }
        : answer;
    },
  },
  {
    does: 'does not look at the currency',
    foundBy: 'debit-currency',
    decide: (rows, call, at) =>
      call.call === 'debit'
        ? handleCall(rows, changed(call, { currency: rows.patron(call.body.patron)?.currency }), at)
        : handleCall(rows, call, at),
  },
  {
    does: 'scales yen as if they had hundredths',
    foundBy: 'currency-exponent0',
    decide: amounts((amount, currency) => (currency === 'JPY' ? Math.round(amount / 100) * 100 : amount)),
  },
  { does: 'keeps amounts as 32-bit floating point', foundBy: 'amount-large', decide: amounts(Math.fround) },
  { does: 'cuts ids after 64 characters', foundBy: 'ids-long', decide: ids((id) => id.slice(0, 64)) },
  { does: 'compares ids without regard to case', foundBy: 'ids-case', decide: ids((id) => id.toLowerCase()) },
  {
    does: 'lets blocked patrons bet',
    foundBy: 'blocked',
    decide: (rows, call, at) => {
      const unblocked = (id: string) => {
        const patron = rows.patron(id);
        return patron === null ? null : { ...patron, blocked: false };
      };
      return handleCall({ ...rows, patron: unblocked }, call, at);
    },
  },
  {
    does: 'opens a session for whoever is named',
    foundBy: 'session-of-another',
    decide: (rows, call, at) => handleCall({ ...rows, launch: () => call.body.patron }, call, at),
  },
  { does: 'does not verify signatures', foundBy: 'signature-wrong', verify: () => null },
  {
    does: 'does not look at the time of signatures',
    foundBy: 'timestamp-old',
    verify: (keys, headers, _now, body) =>
      signatureFault(keys, headers, Number(headers['webhook-timestamp']), body),
  },
  {
    does: 'looks at the first signature alone',
    foundBy: 'signature-second',
    verify: (keys, headers, now, body) => {
      const first = String(headers['webhook-signature']).split(' ')[0];
      return signatureFault(keys, { ...headers, 'webhook-signature': first }, now, body);
    },
  },
  {
    does: 'verifies the signature over the body as it would write it',
    foundBy: 'signature-space',
    verify: (keys, headers, now, body) =>
      signatureFault(keys, headers, now, JSON.stringify(JSON.parse(Buffer.from(body).toString()))),
  },
  {
    does: 'signs its answers with another key',
    foundBy: 'session-opens',
    rules: [{ fault: 'wrong-signature', share: 1 }],
  },
];

// Formats owed calls for the floor: finds their round and tickets by their debits, or by the credit that they correct.
import { keyOf } from '@punto/ledger/patron-key';
import type { OwedCallLine } from '@punto/protocol/floor/wallet-api';
import type { Store } from '@punto/store/store';
import type { KeptCall, WalletDebit } from '@punto/store/wallet-store';
import { type PatronNames, patronNames } from '../patron-names.ts';

type Body = {
  readonly patron?: string;
  readonly debit?: string;
  readonly debits?: readonly string[];
  readonly of?: string;
  readonly shoe?: number;
  readonly round?: number;
};

export const owedLines = async (
  store: Pick<Store, 'wallet' | 'patrons'>,
  calls: readonly KeptCall[],
): Promise<readonly OwedCallLine[]> => {
  const bodies = new Map(calls.map((call) => [call.id, bodyOf(call)] as const));
  const corrected = [...bodies.values()].flatMap((body) => body.of ?? []);
  const credits = corrected.length === 0 ? [] : await store.wallet.calls(corrected);
  for (const credit of credits) bodies.set(credit.id, bodyOf(credit));
  const [debits, names] = await Promise.all([
    store.wallet.debits([...bodies.values()].flatMap(debitsOf)),
    patronNames(
      store,
      calls.map(({ patron }) => patron),
    ),
  ]);
  const found = new Map(debits.map((debit) => [debit.debit, debit] as const));
  return calls.map((call) => {
    const body = bodies.get(call.id) ?? {};
    const about = body.of === undefined ? body : (bodies.get(body.of) ?? {});
    const tickets = debitsOf(about).flatMap((debit) => found.get(debit) ?? []);
    return lineOf(call, { ...about, patron: body.patron }, tickets, names);
  });
};

const lineOf = (
  { id, call: kind, brand, table, patron, deltaMinor, at, attempts, dueAt, fault }: KeptCall,
  body: Omit<Body, 'patron'> & { readonly patron: string | undefined },
  debits: readonly WalletDebit[],
  names: PatronNames,
): OwedCallLine => {
  const [debit] = debits;
  const patronName = names[patron];
  return {
    ...{ id, kind, brand, patron, table, at, attempts, fault, nextAt: dueAt },
    currency: keyOf(patron).currency,
    ...(patronName === undefined ? {} : { patronName }),
    operatorPatron: body.patron ?? null,
    shoe: debit?.shoe ?? body.shoe ?? null,
    round: debit?.round ?? body.round ?? null,
    tickets: debits.map(({ ticket }) => ticket),
    // The cancel of a ticket that never counted moves nothing here, and gives back its debit at the operator.
    amountMinor: kind === 'cancel' ? (debit?.amountMinor ?? deltaMinor) : deltaMinor,
  };
};

const debitsOf = ({ debit, debits = [] }: Body): readonly string[] =>
  debit === undefined ? debits : [debit];

/** Bodies are written by this server alone. */
const bodyOf = ({ body }: KeptCall): Body => JSON.parse(body);

// An operator of the simulation: the book, the decisions and the signatures of the reference operator, without HTTP. Its clock can be
// wrong, and it can be down.

import { type HandleCall, handleCall, refuse } from '@punto/operator/book/wallet';
import type { WalletAnswer } from '@punto/operator/contract/answers';
import { type AnyCall, isWalletCall } from '@punto/operator/contract/calls';
import { asCall } from '@punto/operator/contract/check-call';
import type { FaultName } from '@punto/operator/double/fault';
import { type BookCopy, type OperatorBook, openOperatorBook } from '@punto/operator/double/sqlite-book';
import type { BookDifference } from '@punto/operator/reconcile/differences';
import {
  parseWebhookKey,
  signatureFault,
  signMessage,
  type WebhookKeys,
} from '@punto/operator/signature/standard-webhooks';
import type { WalletRequest, WalletResponse } from '@punto/server/wallet/caller/http-exchange';
import type { BrandTransaction } from '@punto/store/office-store';
import { createOwner, type World } from '../world.ts';
import { correctBook } from './operator-correction.ts';

export type DecidedCall = { readonly call: AnyCall; readonly answer: WalletAnswer };

export type OperatorCopy = { readonly book: BookCopy; readonly deposits: ReadonlyMap<string, number> };

const keyOf = (letter: string): WebhookKeys => [
  parseWebhookKey(`whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`),
];
const ANOTHER_KEY = keyOf('?');

export class SimulatedOperator {
  readonly brand: string;
  readonly keys: WebhookKeys;
  readonly owner;
  readonly book: OperatorBook = openOperatorBook(':memory:');
  /** The first final answer of each owed call, in the order of the decisions, by patron. */
  readonly owedInOrder = new Map<string, string[]>();
  /** How far its clock is off. */
  offMs = 0;
  isDown = false;
  /** Raised when the house is restored: what was sent before belongs to a history that it has forgotten. */
  era = 0;
  readonly #world: World;
  readonly #sessions = new Map<string, { id: string; number: number }>();
  readonly #decided = new Set<string>();
  /** Debits that held money in a copy to which the book went back: their credits may be forgotten. */
  readonly #inPlayInCopy = new Set<string>();
  readonly #deposits = new Map<string, number>();

  constructor(world: World, brand: string) {
    this.#world = world;
    this.brand = brand;
    this.keys = keyOf(brand.slice(0, 1));
    this.owner = createOwner(`operator ${brand}`);
  }

  /** Adds a patron, or money to the patron's balance. */
  admit(id: string, currency: string, deposit: number, blocked = false): void {
    this.book.admit({ id, currency, blocked, limits: {} }, deposit, this.#now());
    this.#deposits.set(id, (this.#deposits.get(id) ?? 0) + deposit);
  }

  deposited(id: string): number {
    return this.#deposits.get(id) ?? 0;
  }

  balance(id: string): number {
    return this.book.patron(id)?.balance ?? 0;
  }

  /** The patron's session: opened by a launch, again when the last one was ended. */
  sessionOf(id: string): string {
    const known = this.#sessions.get(id);
    if (known) return known.id;
    return this.#launch(id, 1);
  }

  endSession(session: string): void {
    this.book.endSession(session);
    for (const [id, { id: open, number }] of this.#sessions)
      if (open === session) this.#launch(id, number + 1);
  }

  #launch(id: string, number: number): string {
    const session = `session ${number} of ${id}`;
    this.#sessions.set(id, { id: session, number });
    this.book.openSession(session, id, false);
    return session;
  }

  /** Decides a request as the reference operator does, and returns the decision; `null`: the signature or the body is wrong. */
  decide(
    { path, headers, text }: WalletRequest,
    fault: FaultName | null,
    era: number = this.era,
  ): DecidedCall | null {
    const call = isWalletCall(path) ? asCall(path, JSON.parse(text)) : null;
    if (call === null || signatureFault(this.keys, headers, this.#seconds(), text) !== null) return null;
    const { book } = this;
    if (fault === 'session-ended') this.endSession(call.body.session);
    if (fault === 'delivered-twice') this.#handle(handleCall, call, era);
    if (call.call === 'debit' && (fault === 'funds' || fault === 'limit-loss' || fault === 'patron-blocked'))
      return { call, answer: book.refuseDebit(call.body, fault, this.#now()) };
    return { call, answer: this.#handle(handleCall, call, era) };
  }

  #handle(decide: HandleCall, call: AnyCall, era: number): WalletAnswer {
    const answer = this.book.handle(decide, call, this.#now());
    if (era === this.era && (call.call === 'cancel' || call.call === 'credit' || call.call === 'adjust'))
      this.#decidedOwed(call.body.patron, call.body.transaction);
    return answer;
  }

  #decidedOwed(patron: string, transaction: string): void {
    if (this.#decided.has(transaction)) return;
    this.#decided.add(transaction);
    const order = this.owedInOrder.get(patron);
    if (order) order.push(transaction);
    else this.owedInOrder.set(patron, [transaction]);
  }

  /** The house was restored and knows these owed calls alone: what was decided of others is not part of its order. */
  houseRestored(known: ReadonlySet<string>): void {
    this.era += 1;
    this.houseKnows(known);
  }

  houseKnows(known: ReadonlySet<string>): void {
    for (const [patron, order] of this.owedInOrder)
      this.owedInOrder.set(
        patron,
        order.filter((id) => known.has(id)),
      );
    for (const id of this.#decided) if (!known.has(id)) this.#decided.delete(id);
  }

  copy(): OperatorCopy {
    return { book: this.book.copy(), deposits: new Map(this.#deposits) };
  }

  /** Goes back to a copy of its book. Its patrons log in again, and no patron is blocked. */
  restore({ book, deposits }: OperatorCopy): void {
    this.book.restore(book);
    for (const { transaction, call, state } of this.book.ledger(Number.MAX_SAFE_INTEGER))
      if (call === 'debit' && state === 'taken') this.#inPlayInCopy.add(transaction);
    this.#deposits.clear();
    for (const [id, deposit] of deposits) this.#deposits.set(id, deposit);
    for (const { id, currency } of this.book.patrons()) this.admit(id, currency, 0);
    for (const [id, { number }] of this.#sessions) this.#launch(id, number + 1);
  }

  /** Puts the book right by what Punto has, and returns the number of lines that were changed. */
  correct(ours: readonly BrandTransaction[], differences: readonly BookDifference[]): number {
    const inPlay = this.#inPlayInCopy;
    return correctBook(this.book, { brand: this.brand, ours, differences, inPlay, at: this.#now() });
  }

  /** The signed answer. */
  respond(id: string, decided: DecidedCall | null, fault: FaultName | null): WalletResponse {
    const { status, body } = decided?.answer ?? refuse('signature');
    const text = bodyText(body, fault);
    const keys = fault === 'wrong-signature' ? ANOTHER_KEY : this.keys;
    return { status, headers: { ...signMessage(keys, id, this.#seconds(), text) }, raw: Buffer.from(text) };
  }

  #now(): number {
    return this.#world.now() + this.offMs;
  }

  #seconds(): number {
    return Math.floor(this.#now() / 1_000);
  }
}

const bodyText = (body: WalletAnswer['body'], fault: FaultName | null): string => {
  if (fault === 'malformed') return '{"balance":"a lot"}';
  const answered = fault === 'wrong-currency' && 'currency' in body ? { ...body, currency: 'USD' } : body;
  return JSON.stringify(answered);
};

// The network between the nodes and the operators, in virtual time: every request takes its time there and back, and may meet one of
// the faults of the reference operator.
import type { WalletCall } from '@punto/operator/contract/calls';
import { FAULT_NAMES, type FaultName } from '@punto/operator/double/fault';
import type { Chance } from '@punto/server/test/support/chance';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import type {
  WalletExchange,
  WalletRequest,
  WalletResponse,
} from '@punto/server/wallet/caller/http-exchange';
import type { Owner, World } from '../world.ts';
import type { DecidedCall, SimulatedOperator } from './simulated-operator.ts';

export type WalletNetworkParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly deeds: Deeds;
  /** The operator has decided a call of this process; `true`: the process ends now. */
  readonly onDecided: (owner: Owner, decided: DecidedCall) => boolean;
  /** The process has a valid answer; `true`: the process ends now. */
  readonly onAnswered: (owner: Owner, decided: DecidedCall) => boolean;
};

export const TIMEOUT_MS = 5_000;
const OF_DEBITS: ReadonlySet<FaultName> = new Set([
  'cancel-overtakes',
  'funds',
  'limit-loss',
  'patron-blocked',
]);
const OTHERS = FAULT_NAMES.filter((name) => !OF_DEBITS.has(name));
/** Faults after which the caller has no valid answer. */
const SPOILT: ReadonlySet<FaultName> = new Set(['malformed', 'wrong-signature', 'wrong-currency']);
const SLOW: Readonly<Partial<Record<FaultName, number>>> = { 'slow-4900': 4_780, 'slow-5100': 5_100 };
/** The longest that an overtaken debit waits for its cancel. */
const OVERTAKEN_MS = 60_000;

export class WalletNetwork {
  readonly #parts: WalletNetworkParts;
  /** Debits that wait for their cancels, by id. */
  readonly #overtaken = new Map<string, () => void>();
  /** One call in this number meets a fault; `null`: none does. */
  faultOnceIn: number | null = null;
  /** One debit in this number takes any time up to and beyond the timeout. */
  anyLatencyOnceIn = 4;

  constructor(parts: WalletNetworkParts) {
    this.#parts = parts;
  }

  /** The exchange of a process with an operator. */
  exchange(owner: Owner, operator: SimulatedOperator): WalletExchange {
    return {
      send: (request) => this.#send(owner, operator, request),
      underWay: () => 0,
      close: () => undefined,
    };
  }

  #faultOf(call: string): FaultName | null {
    const { chance, deeds } = this.#parts;
    if (this.faultOnceIn === null || !chance.once(this.faultOnceIn)) return null;
    const fault = chance.pick(call === 'debit' ? FAULT_NAMES : OTHERS);
    deeds.count('wallet fault', fault);
    deeds.count('run', 'calls with a fault');
    return fault;
  }

  #send(owner: Owner, operator: SimulatedOperator, request: WalletRequest): Promise<WalletResponse> {
    const { world, deeds } = this.#parts;
    const { path } = request;
    deeds.count('call', path);
    deeds.count('run', 'calls');
    const fault = this.#faultOf(path);
    const { era } = operator;
    return new Promise((resolve, reject) => {
      let isOver = false;
      const forget = world.after(owner, TIMEOUT_MS, () => fail('no answer within 5000 ms'));
      const end = (act: () => void): void => {
        if (isOver) deeds.count('answer', 'after the timeout');
        else act();
        isOver = true;
        forget();
      };
      const fail = (why: string): void => {
        if (!isOver) end(() => reject(new Error(why)));
      };
      const [there, back] = this.#latency(path, fault);
      const breakOff = (): void => void world.after(owner, back, () => fail('the connection broke'));
      if (fault === 'request-lost') {
        breakOff();
        return;
      }
      const arrive = (): void => {
        if (!operator.isDown)
          this.#arrived({ owner, operator, request, era, fault, back, end, resolve, breakOff });
        else if (!this.#isSilent()) breakOff();
      };
      world.after(operator.owner, there, () => {
        if (fault !== 'cancel-overtakes') return arrive();
        this.#waitForCancel(operator, JSON.parse(request.text).transaction, arrive);
      });
    });
  }

  /** A process that is down refuses connections; a machine that is down is silent. */
  #isSilent(): boolean {
    return this.#parts.chance.once(2);
  }

  #waitForCancel(operator: SimulatedOperator, debit: string, arrive: () => void): void {
    const { world, deeds } = this.#parts;
    const forget = world.after(operator.owner, OVERTAKEN_MS, () => {
      if (this.#overtaken.delete(debit)) arrive();
    });
    this.#overtaken.set(debit, () => {
      forget();
      this.#overtaken.delete(debit);
      deeds.count('answer', 'debits after their cancels');
      world.soon(operator.owner, arrive);
    });
  }

  #arrived(delivery: Delivery): void {
    const { world, deeds, onDecided, onAnswered } = this.#parts;
    const { owner, operator, request, era, fault, back, end, resolve, breakOff } = delivery;
    const raw = (response: WalletResponse) => world.after(owner, back, () => end(() => resolve(response)));
    if (fault === 'error-before') {
      raw(INTERNAL_ERROR);
      return;
    }
    const decided = operator.decide(request, fault, era);
    if (decided === null) deeds.count('wallet fault', 'clock six minutes off');
    if (decided?.call.call === 'cancel') this.#overtaken.get(decided.call.body.debit)?.();
    if (decided && owner.alive && onDecided(owner, decided)) return;
    if (fault === 'answer-lost' || fault === 'truncated') {
      breakOff();
      return;
    }
    if (fault === 'error-after') {
      raw(INTERNAL_ERROR);
      return;
    }
    const id = request.headers['webhook-id'] ?? '';
    const response = operator.respond(id, decided, fault);
    world.after(owner, back, () =>
      end(() => {
        // The clocks of both agree only where the operator could verify the call.
        const isValid = decided && !(fault && SPOILT.has(fault));
        if (isValid && onAnswered(owner, decided)) return;
        resolve(response);
      }),
    );
  }

  #latency(call: WalletCall | string, fault: FaultName | null): readonly [there: number, back: number] {
    const { chance, deeds } = this.#parts;
    const slow = SLOW[fault ?? 'funds'] ?? 0;
    if (call !== 'debit' || slow > 0 || !chance.once(this.anyLatencyOnceIn))
      return [chance.between(2, 60), chance.between(2, 60) + slow];
    deeds.count('run', 'debits of any latency');
    const whole = chance.between(0, TIMEOUT_MS + 300);
    const there = chance.between(0, whole);
    return [there, whole - there];
  }
}

type Delivery = {
  readonly owner: Owner;
  readonly operator: SimulatedOperator;
  readonly request: WalletRequest;
  /** Of the operator, when the request was sent. */
  readonly era: number;
  readonly fault: FaultName | null;
  readonly back: number;
  readonly end: (act: () => void) => void;
  readonly resolve: (response: WalletResponse) => void;
  readonly breakOff: () => void;
};

const INTERNAL_ERROR: WalletResponse = {
  status: 500,
  headers: { 'content-type': 'text/plain' },
  raw: Buffer.from('Internal Server Error'),
};

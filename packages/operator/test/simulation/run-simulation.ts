// Rounds at several tables, in virtual time from one seed: patrons bet, tables close, deal and settle, the network and both sides fail.
// Then the faults end, the owed calls are delivered, and the books of both sides are compared.
import { patronAccount } from '../../src/book/rows.ts';
import type { AnyMoneyCall, CreditCall, DebitCall } from '../../src/contract/calls.ts';
import { type DecideWallet, decideWallet, firstCardFrom } from '../../src/rules/decide-wallet.ts';
import type { OwedCall } from '../../src/rules/wallet-state.ts';
import { createMemoryRows } from '../support/memory-rows.ts';
import { createBooks } from './books.ts';
import { type Chance, chanceOf } from './chance.ts';
import { createNetwork, type Network } from './network.ts';
import { createPunto, type Punto } from './punto.ts';
import { createTimeline, type Timeline } from './timeline.ts';

export type SimulationOptions = {
  readonly seed: number;
  /** Number of sent calls after which no new round begins. */
  readonly calls: number;
  readonly decide?: DecideWallet;
  /** Changes what the rules send, for bugs of a client. */
  readonly distort?: (call: AnyMoneyCall, attempt: number) => AnyMoneyCall;
  readonly faultShare?: number;
};

export type SimulationResult = {
  readonly counts: ReadonlyMap<string, number>;
  /** Violated invariants; must be empty. */
  readonly violations: readonly string[];
};

const PATRONS = 40;
const TABLES = 4;
const DEPOSIT = 1_000_000_000;
const BETTING_MS = 8_000;
const DEALING_MS = 3_000;
const TICK_MS = 250;
const HEALED_MS = 30 * 60_000;
const KILL_SHARE = 0.002;

const owner = (patron: string, session: string) => ({ session, patron, brand: 'b', currency: 'EUR' });

export const runSimulation = (options: SimulationOptions): SimulationResult => {
  const { seed, calls, decide = decideWallet, faultShare = 0.15 } = options;
  const counts = new Map<string, number>();
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const time = createTimeline();
  const chance = chanceOf(seed);
  const rows = createMemoryRows();
  const books = createBooks(count);
  const order = watchOrder(count);
  const network = order.watching(
    distorting(createNetwork(rows, time, chance, faultShare, count), options.distort),
  );
  const punto = createPunto({
    decide,
    network,
    time,
    chance,
    killShare: KILL_SHARE,
    committed: (event) => {
      books.record(event);
      order.committed(event);
    },
    count,
  });
  const patrons = Array.from({ length: PATRONS }, (_, n) => `patron-${n}`);
  for (const id of patrons) rows.admit({ id, currency: 'EUR', blocked: false, limits: {} }, DEPOSIT);

  let healing = false;
  const house = { rows, time, chance, punto, books, count, patrons, going: () => !healing };
  for (let table = 0; table < TABLES; table += 1) playTable(house, `table-${table}`);
  const tick = (): void => {
    punto.input(() => ({ kind: 'tick', at: time.now() }), false);
    time.at(time.now() + TICK_MS, tick);
  };
  tick();
  troubles({ time, chance, network, going: house.going });

  while ((counts.get('calls') ?? 0) < calls) time.step();
  healing = true;
  network.heal();
  punto.heal();
  const drainedBy = time.now() + HEALED_MS;
  const isBusy = (): boolean => punto.state().open.size > 0 || punto.state().queues.size > 0;
  // Rounds that were begun are played to their end first.
  const settledBy = time.now() + 60_000;
  while (time.now() < drainedBy && (time.now() < settledBy || isBusy())) time.step();

  const violations = [...books.violations, ...order.violations];
  if (isBusy()) violations.push('something is owed still half an hour after everything healed');
  violations.push(...books.differences(rows.transactions()));
  for (const id of patrons) {
    const held = rows.balance(patronAccount(id), 'EUR');
    const expected = DEPOSIT + books.mirror(id);
    if (held !== expected)
      violations.push(`${id} has ${held} at the operator, ${expected} by the events of Punto`);
  }
  for (const [currency, sum] of rows.sums()) if (sum !== 0) violations.push(`${currency} sums to ${sum}`);
  return { counts, violations };
};

const distorting = (network: Network, distort: SimulationOptions['distort']): Network => {
  if (distort === undefined) return network;
  const attempts = new Map<string, number>();
  return {
    ...network,
    send: (call, receive) => {
      const { transaction } = call.body;
      const attempt = (attempts.get(transaction) ?? 0) + 1;
      attempts.set(transaction, attempt);
      network.send(distort(call, attempt), (answer) =>
        receive(answer === null ? null : { ...answer, json: renamed(answer.json, transaction) }),
      );
    },
  };
};

const renamed = (json: unknown, transaction: string): unknown =>
  typeof json === 'object' && json !== null && 'transaction' in json ? { ...json, transaction } : json;

/** Owed calls of a patron must be sent in the order of their commits. */
const watchOrder = (count: (what: string) => void) => {
  const places = new Map<string, number>();
  const newest = new Map<string, number>();
  const violations: string[] = [];
  return {
    violations,
    committed: (event: { readonly kind: string; readonly owed?: OwedCall }): void => {
      if (event.owed !== undefined) places.set(event.owed.body.transaction, places.size);
    },
    watching: (network: Network): Network => ({
      ...network,
      send: (call, receive) => {
        const place = places.get(call.body.transaction);
        if (place !== undefined) {
          count('owed calls sent');
          const before = newest.get(call.body.patron) ?? -1;
          if (place < before) violations.push(`${call.body.transaction} was sent after one that came later`);
          newest.set(call.body.patron, Math.max(place, before));
        }
        network.send(call, receive);
      },
    }),
  };
};

type Going = {
  readonly time: Timeline;
  readonly chance: Chance;
  readonly going: () => boolean;
};

/** Now and then the operator is away for a minute, once for ten, or its clock is off for twenty seconds. */
const troubles = ({ time, chance, network, going }: Going & { readonly network: Network }): void => {
  time.at(120_000, () => network.trouble('away', time.now() + 600_000));
  const next = (): void => {
    if (!going()) return;
    if (chance.next() < 0.5) network.trouble('clock', time.now() + 20_000);
    else network.trouble('away', time.now() + 60_000);
    time.at(time.now() + chance.between(300_000, 900_000), next);
  };
  time.at(900_000, next);
};

type SimulatedHouse = Going & {
  readonly rows: ReturnType<typeof createMemoryRows>;
  readonly punto: Punto;
  readonly books: ReturnType<typeof createBooks>;
  readonly count: (what: string) => void;
  readonly patrons: readonly string[];
};

const playTable = (house: SimulatedHouse, table: string): void => {
  const { time, punto, going } = house;
  const begin = (round: number): void => {
    if (!going()) return;
    const name = `${table}/1/${round}`;
    const closesAt = time.now() + BETTING_MS;
    for (const patron of house.patrons) bets(house, patron, { table, shoe: 1, round }, closesAt);
    time.at(closesAt, () => {
      time.at(firstCardFrom(punto.state(), name, closesAt), () => {
        punto.input(() => ({ kind: 'first-card', round: name, at: time.now() }), true);
        time.at(time.now() + DEALING_MS, () => {
          punto.input(
            () => ({ kind: 'settled', round: name, owed: outcome(house, name), at: time.now() }),
            true,
          );
          time.at(time.now() + DEALING_MS, () => begin(round + 1));
        });
      });
    });
  };
  begin(1);
};

/** Up to two tickets of a patron at a table in a round, half of them in the last second. */
const bets = (
  house: SimulatedHouse,
  patron: string,
  round: Pick<DebitCall, 'table' | 'shoe' | 'round'>,
  closesAt: number,
): void => {
  const { time, chance, punto, rows, count } = house;
  for (let n = 0; n < chance.below(3); n += 1) {
    const at =
      chance.next() < 0.5 ? closesAt - chance.between(0, 1_000) : closesAt - chance.between(0, BETTING_MS);
    time.at(at, () => {
      const session = openSession(rows, patron, `${round.table}:${round.round}`);
      const stake = 100 * (1 + chance.below(50));
      const ticket = `${round.table}:${round.round}:${patron}:${n}`;
      const debit: DebitCall = {
        transaction: `debit:${ticket}`,
        ...owner(patron, session),
        amount: stake,
        ...round,
        ticket,
        mode: 'traditional',
        lines: [{ option: 'player', stake, schedule: 'player' }],
        placedAt: time.now(),
      };
      count('tickets');
      punto.input(() => ({ kind: 'ticket', debit, at: time.now() }), false);
    });
  }
};

/** The session of a patron, a new one when the operator has ended the last. */
const openSession = (rows: SimulatedHouse['rows'], patron: string, word: string): string => {
  const first = `session:${patron}`;
  const known = rows.session(first);
  if (known !== null && !known.ended) return first;
  const id = known === null ? first : `${first}:${word}`;
  if (rows.session(id) === null) rows.putSession({ id, patron, ended: false });
  return id;
};

/** Owed calls of a round: a credit for each patron, or cancels; sometimes a correction or a voucher. */
const outcome = (house: SimulatedHouse, round: string): readonly OwedCall[] => {
  const { books, chance, count } = house;
  const debits = books.acceptedIn(round);
  if (chance.next() < 0.05) {
    count('rounds cancelled');
    return debits.map((debit) => cancelOfRound(debit));
  }
  const byPatron = new Map<string, DebitCall[]>();
  for (const debit of debits) byPatron.set(debit.patron, [...(byPatron.get(debit.patron) ?? []), debit]);
  return [...byPatron].flatMap(([patron, own]) => {
    const staked = own.reduce((sum, { amount }) => sum + amount, 0);
    const credit = creditFor(own, chance.next() < 0.5 ? 0 : 2 * staked, round);
    const whose = owner(patron, credit.session);
    const more: OwedCall[] = [];
    if (chance.next() < 0.02)
      more.push({
        call: 'adjust',
        body: {
          transaction: `adjust:${round}:${patron}`,
          ...whose,
          of: credit.transaction,
          delta: chance.next() < 0.2 ? -2 * DEPOSIT : chance.below(2) === 0 ? -staked : staked,
          reason: 'misread',
          approvedBy: 'Bea',
        },
      });
    if (chance.next() < 0.02)
      more.push({
        call: 'promo',
        body: {
          transaction: `promo:${round}:${patron}`,
          ...whose,
          kind: 'voucher',
          voucher: 'v',
          amount: 100,
        },
      });
    return [{ call: 'credit', body: credit }, ...more];
  });
};

const cancelOfRound = ({ transaction, session, patron }: DebitCall): OwedCall => ({
  call: 'cancel',
  body: {
    transaction: `void:${transaction}`,
    ...owner(patron, session),
    debit: transaction,
    reason: 'round-cancelled',
  },
});

const creditFor = (own: readonly DebitCall[], amount: number, name: string): CreditCall => {
  const { patron = '', session = '', table = '', shoe = 1, round = 1 } = own[0] ?? {};
  return {
    transaction: `credit:${name}:${patron}`,
    ...owner(patron, session),
    debits: own.map(({ transaction }) => transaction),
    amount,
    table,
    shoe,
    round,
    lines: [
      { option: 'player', stake: 1, return: amount, commission: 0, outcome: amount > 0 ? 'won' : 'lost' },
    ],
    roundClosed: true,
    result: null,
  };
};

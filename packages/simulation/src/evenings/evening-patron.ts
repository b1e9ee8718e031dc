// One patron's evening: windows at one or two nodes, tickets at random tables, limits that are lowered and raised, pauses, top-ups
// and answers to reality checks. A patron tries hard to get past the own limits, from every node.
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { patronAccount } from '@punto/ledger/account';
import type { ProtectionChange } from '@punto/ledger/protection/change';
import type { Movement } from '@punto/ledger/transfer';
import type { TableReply } from '@punto/server/broker/broker';
import type { Chance } from '@punto/server/test/support/chance';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import {
  type Act,
  type OpenTable,
  type PatronId,
  patronId,
  type Ticket,
  tableId,
  ticketId,
} from '@punto/table/index';
import { createOwner, type Owner, type World } from '../world.ts';
import type { OpenNode } from './evening-node.ts';
import { randomChange } from './random-change.ts';
import type { Referee } from './referee.ts';
import type { Setter } from './rules-model.ts';

export type EveningPatronParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly referee: Referee;
  readonly deeds: Deeds;
  readonly tables: readonly TableSetup[];
  readonly nodes: () => readonly OpenNode[];
  readonly stateOf: (table: string) => OpenTable | null;
  readonly houseZone: string;
  readonly zone: string;
};

const [SHORTEST_WAIT_MS, LONGEST_WAIT_MS] = [1_500, 16_000];
const STARTING_BALANCE = coins(10_000);
const SEND_AGAIN = 2;

export class EveningPatron {
  readonly id: PatronId;
  readonly #parts: EveningPatronParts;
  readonly #owner: Owner;
  #isIn = false;
  #isAdmitted = false;
  #named = 0;
  #lastRefusal: string | null = null;
  /** Own deck: the coup that is open for bets. */
  #own: { readonly shoe: number; readonly round: number } | null = null;
  tickets = 0;
  changes = 0;

  constructor(parts: EveningPatronParts, name: string) {
    this.#parts = parts;
    this.id = patronId(name);
    this.#owner = createOwner(name);
    this.#later();
  }

  /** Closes every window; `comeIn` opens them again. */
  leave(): void {
    this.#isIn = false;
    for (const node of this.#parts.nodes()) node.plays.left(this.id);
  }

  comeIn(): void {
    this.#isIn = true;
  }

  #later(): void {
    const { world, chance } = this.#parts;
    world.after(this.#owner, chance.between(SHORTEST_WAIT_MS, LONGEST_WAIT_MS), () => {
      if (this.#isIn) void this.#act();
      this.#later();
    });
  }

  async #act(): Promise<void> {
    const { chance, nodes } = this.#parts;
    const open = nodes();
    if (open.length === 0) return;
    if (!this.#isAdmitted) return this.#enter(chance.pick(open));
    const node = chance.pick(open);
    node.plays.arrived(this.id);
    if (this.#lastRefusal === 'reality-check' && !chance.once(4)) {
      this.#lastRefusal = null;
      await this.#change({ change: 'answer-reality-check' }, 'patron', node);
      return;
    }
    const deed = chance.below(100);
    if (deed < 60) await this.#bet(node);
    else if (deed < 72) await Promise.all(open.map((each) => this.#bet(each)));
    else if (deed < 90) await this.#changeSomething(node);
    else if (deed < 95) await this.#topUp(node);
    else await this.#sit(node);
  }

  async #enter(node: OpenNode): Promise<void> {
    const { chance, world, zone } = this.#parts;
    const memo = { at: node.clock.now() };
    const grant = this.#gift('grant', STARTING_BALANCE, memo.at);
    await node.store
      .admit({ id: this.id, name: this.id, createdAt: memo.at }, `session-${this.id}`, [grant])
      .then(
        () => {
          this.#isAdmitted = true;
        },
        (fault: unknown) => {
          // An answer that was lost: the second attempt finds the patron there.
          if (/UNIQUE|exists/i.test(String(fault))) this.#isAdmitted = true;
        },
      );
    if (!this.#isAdmitted) return;
    for (let times = chance.between(0, 3); times > 0; times -= 1)
      await this.#change(
        randomChange(this.#parts, this.#parts.referee.patron(this.id).rules, 'tightening', world.now()),
        'patron',
        node,
        zone,
      );
  }

  #gift(code: 'grant' | 'top-up', amountMinor: Movement['amountMinor'], at: number): Movement {
    this.#named += 1;
    const id = code === 'grant' ? `grant:${this.id}` : `top-up:${this.id}:${this.#named}`;
    return {
      kind: 'direct',
      id,
      debit: 'house',
      credit: patronAccount(this.id),
      amountMinor,
      code,
      memo: { at },
    };
  }

  // bets
  async #bet(node: OpenNode): Promise<void> {
    const { chance, tables, deeds } = this.#parts;
    const setup = chance.pick(tables);
    // Without a seat a ticket is refused there for that alone.
    if (setup.seats && !this.#seatAt(setup) && !chance.once(8)) return this.#sit(node);
    const ticket = await this.#ticketAt(setup, node);
    if (!ticket) return;
    this.tickets += 1;
    const table = tableId(setup.table);
    for (let times = 0; times < SEND_AGAIN; times += 1) {
      // The same ticket again, perhaps by way of another node.
      const by = times === 0 ? node : (this.#parts.nodes().at(0) ?? node);
      const reply = await by.broker.ask(table, { type: 'place-ticket', ticket });
      if (reply.type === 'no-reply') {
        deeds.count('answer', reply.reason);
        continue;
      }
      this.#heard(reply);
      return;
    }
  }

  #heard(reply: TableReply): void {
    if (reply.type !== 'ticket') return;
    this.#lastRefusal = reply.answer.accepted ? null : reply.answer.refusal.reason;
  }

  async #ticketAt({ table, solo, commissionModes }: TableSetup, node: OpenNode): Promise<Ticket | null> {
    const { chance, stateOf, referee, world } = this.#parts;
    const at = solo ? await this.#ownCoup(table, node) : roundOf(stateOf(table));
    if (!at) return null;
    this.#named += 1;
    const room = referee.patron(this.id).room(world.now());
    const stakeMinor =
      chance.once(2) && room !== null ? nearby(room, chance) : coins(10 * chance.between(1, 40));
    if (stakeMinor < coins(1)) return null;
    const option = chance.pick(['player', 'banker', 'tie'] as const);
    const id = ticketId(`${this.id}-ticket-${String(this.#named).padStart(6, '0')}`);
    referee.asks(this.id, id, stakeMinor);
    const [mode] = commissionModes;
    if (!mode) throw new Error(`${table} has no commission mode`);
    return { id, patron: this.id, ...at, mode, bets: [{ option, stakeMinor: coins(stakeMinor / 100) }] };
  }

  async #ownCoup(table: string, node: OpenNode) {
    const reply = await node.broker.ask(tableId(table), { type: 'look', patron: this.id, since: null });
    if (reply.type !== 'look') return null;
    const { shoe, round, phase } = reply.view;
    this.#own = shoe && round && phase === 'betting' ? { shoe: shoe.number, round: round.number } : null;
    return this.#own;
  }

  /** A seat, or a bet behind another's. */
  async #sit(node: OpenNode): Promise<void> {
    const { tables, deeds, stateOf } = this.#parts;
    const setup = tables.find(({ seats }) => seats);
    const state = setup && stateOf(setup.table);
    if (!setup?.seats || !state) return;
    const taken = Object.keys(state.seating?.seats ?? {});
    const act = this.#seatAct(setup.seats.labels, taken, this.#seatAt(setup));
    const at = { shoe: state.shoe?.number ?? 0, round: state.round?.number ?? 0 };
    const reply = await node.broker.ask(tableId(setup.table), { type: 'act', patron: this.id, ...at, act });
    if (reply.type === 'act') deeds.count('act', `${act.act} ${reply.refusal?.reason ?? 'done'}`);
  }

  #seatAt({ table }: TableSetup): boolean {
    const seats = this.#parts.stateOf(table)?.seating?.seats ?? {};
    return Object.values(seats).some(({ patron }) => patron === this.id);
  }

  #seatAct(labels: readonly string[], taken: readonly string[], isSeated: boolean): Act {
    const { chance } = this.#parts;
    if (isSeated) return { act: 'allow-behind', allowed: true };
    if (taken.length === 0 || chance.once(2)) return { act: 'take-seat', seat: chance.pick(labels) };
    const terms = { mode: 'traditional', rounds: 4, totalMinor: null } as const;
    return { act: 'bet-behind', seat: chance.pick(taken), stakeMinor: coins(10), ...terms };
  }

  // protection
  async #changeSomething(node: OpenNode): Promise<void> {
    const { chance, referee, world, nodes, deeds } = this.#parts;
    const { rules } = referee.patron(this.id);
    const setter = chance.once(7) ? 'house' : 'patron';
    const change = randomChange(this.#parts, rules, setter === 'house' ? 'of the house' : 'any', world.now());
    const before = world.now();
    const isDone = await this.#change(change, setter, node);
    const isTightening = change.change === 'set-limit' || change.change === 'take-time-out';
    if (!isDone || !isTightening || !chance.once(2)) return;
    // At every node, right after the answer.
    for (const each of nodes()) {
      deeds.count(
        'tightened',
        `tried at a node ${world.now() - before <= 1_000 ? 'within' : 'after'} a second`,
      );
      await this.#bet(each);
    }
  }

  async #change(
    change: ProtectionChange,
    setter: Setter,
    node: OpenNode,
    zone = setter === 'house' ? this.#parts.houseZone : this.#parts.zone,
  ): Promise<boolean> {
    const by = { setter, nowMs: node.clock.now(), zone };
    this.changes += 1;
    return node.store.protections.change(this.id, change, by).then(
      ({ ok }) => ok,
      () => {
        this.#parts.deeds.count('answer', 'change not told');
        return false;
      },
    );
  }

  async #topUp(node: OpenNode): Promise<void> {
    const { chance } = this.#parts;
    const gift = this.#gift('top-up', coins(100 * chance.between(1, 30)), node.clock.now());
    for (let times = 0; times < SEND_AGAIN; times += 1) {
      const isTold = await node.store.give(this.id, gift).then(
        () => true,
        () => false,
      );
      if (isTold) return;
    }
  }
}

const roundOf = (state: OpenTable | null) =>
  state?.shoe && state.round && state.phase === 'betting'
    ? { shoe: state.shoe.number, round: state.round.number }
    : null;

/** As much as the limits leave, to the coin, or one coin more. */
const nearby = (roomMinor: number, chance: Chance): number => {
  const whole = Math.floor(Math.min(roomMinor, coins(1_500)) / 100) * 100;
  return chance.once(3) ? whole + 100 : whole;
};

// A patron of an operator: stakes at up to two tables in each round, half of the tickets in the last second of the betting, some of them
// sent twice at once or by way of two nodes, and asks again until the answer is known.
import { minor } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import type { PatronKey } from '@punto/ledger/patron-key';
import type { Chance } from '@punto/server/test/support/chance';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import {
  type OpenTable,
  type PatronId,
  patronId,
  type TableId,
  type Ticket,
  tableId,
  ticketId,
} from '@punto/table/index';
import type { OpenNode } from '../evenings/evening-node.ts';
import { createOwner, type Owner, type World } from '../world.ts';
import { STEPS } from './wallet-brands.ts';
import type { WalletReferee } from './wallet-referee.ts';

export type WalletPatronParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly referee: WalletReferee;
  readonly deeds: Deeds;
  readonly tables: readonly TableSetup[];
  readonly nodes: () => readonly OpenNode[];
  readonly stateOf: (table: string) => OpenTable | null;
};

type Place = Pick<Ticket, 'shoe' | 'round'> & {
  /** Of the referee, when the round was seen. */
  readonly era: number;
};
type Sent = { readonly table: TableId; readonly ticket: Ticket };

const LOOK_MS = 1_200;
const ANSWER_WITHIN_TRIES = 4;
const LAST_SECOND_MS = 1_000;

export class WalletPatron {
  readonly id: PatronId;
  readonly account: string;
  readonly key: PatronKey;
  readonly #parts: WalletPatronParts;
  readonly #owner: Owner;
  /** The last round for which tickets were planned, by table. */
  readonly #planned = new Map<string, string>();
  #named = 0;
  isPlaying = false;

  constructor(parts: WalletPatronParts, key: PatronKey, own: string) {
    this.#parts = parts;
    this.key = key;
    this.id = patronId(`${key.brand}.${key.currency}.${own}`);
    this.account = `${own} of ${key.brand}`;
    this.#owner = createOwner(this.id);
    this.#later();
  }

  #later(): void {
    const { world, chance } = this.#parts;
    world.after(this.#owner, chance.between(LOOK_MS / 2, 2 * LOOK_MS), () => {
      if (this.isPlaying) this.#look();
      this.#later();
    });
  }

  /** Plans the tickets of a round that has opened. */
  #look(): void {
    const { chance, tables, stateOf, world } = this.#parts;
    const { table } = chance.pick(tables);
    const state = stateOf(table);
    const closesAt = state?.round?.closesAt ?? null;
    if (state?.phase !== 'betting' || !state.round || !state.shoe || closesAt === null) return;
    const place = { shoe: state.shoe.number, round: state.round.number };
    const { era } = this.#parts.referee;
    const name = `${place.shoe} ${place.round}`;
    if (this.#planned.get(table) === name) return;
    this.#planned.set(table, name);
    const left = Math.max(0, closesAt - world.now());
    for (let tickets = chance.between(1, 3); tickets > 0; tickets -= 1) {
      const early = chance.once(2) ? chance.between(0, LAST_SECOND_MS) : chance.between(0, left);
      world.after(
        this.#owner,
        left - Math.min(early, left),
        () => void this.#bet(tableId(table), state, { ...place, era }),
      );
    }
  }

  async #bet(table: TableId, { setup }: OpenTable, { era, ...place }: Place): Promise<void> {
    const { chance, nodes, deeds, referee } = this.#parts;
    this.#named += 1;
    const option = chance.pick(['player', 'banker', 'tie'] as const);
    const [mode = 'traditional'] = setup.commissionModes;
    const stakeMinor = minor((STEPS[this.key.currency] ?? 1) * 10 * chance.between(1, 30));
    const id = ticketId(`${this.id}-${this.#named}`.replaceAll('.', '-'));
    const ticket: Ticket = { id, patron: this.id, ...place, mode, bets: [{ option, stakeMinor }] };
    const open = nodes();
    if (open.length === 0) return;
    deeds.count('run', 'tickets');
    if (referee.era !== era) deeds.count('restore', 'tickets of rounds seen before it');
    const by = chance.pick(open);
    if (chance.once(12)) {
      deeds.count('ticket', 'sent twice at once');
      void this.#send(chance.pick(open), { table, ticket }, 1);
    }
    await this.#send(by, { table, ticket }, ANSWER_WITHIN_TRIES);
    // As a page does whose connection broke before the answer.
    const [again] = nodes();
    if (again && chance.once(8)) {
      deeds.count('ticket', 'sent again after its answer');
      await this.#send(again, { table, ticket }, 1);
    }
  }

  async #send(first: OpenNode, { table, ticket }: Sent, tries: number): Promise<void> {
    const { chance, nodes, deeds, referee } = this.#parts;
    let by: OpenNode | undefined = first;
    for (let left = tries; left > 0 && by; left -= 1) {
      const { era } = referee;
      const reply = await by.broker.ask(table, { type: 'place-ticket', ticket }).catch(() => null);
      // An answer of the lost time tells nothing about the restored house.
      if (reply?.type === 'ticket' && referee.era === era) {
        const { answer } = reply;
        referee.tells(table, ticket, answer);
        deeds.count('ticket', answer.accepted ? 'accepted' : `refused: ${wordOf(answer.refusal)}`);
        return;
      }
      deeds.count(
        'ticket',
        `no answer: ${reply?.type === 'no-reply' ? reply.reason : (reply?.type ?? 'an error')}`,
      );
      const open = nodes();
      by = open.length > 0 ? chance.pick(open) : undefined;
    }
  }
}

const wordOf = (refusal: { readonly reason: string; readonly code?: string }): string =>
  refusal.code === undefined ? refusal.reason : `${refusal.reason} ${refusal.code}`;

// The staff of the simulation: they pause and resume, cancel, void and resettle rounds, approve, change limits, close
// and open tables, suspend patrons and deal. In the calm phase they restore everything.

import { DECK } from '@punto/engine/card';
import { canBeDealt, dealt, NO_CARDS, nextHand } from '@punto/engine/coup';
import { coins } from '@punto/engine/minor';
import { fieldOf } from '@punto/engine/object-keys';
import { belowFrom } from '@punto/engine/random';
import { shuffled } from '@punto/engine/shoe';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import type { Chance } from '@punto/server/test/support/chance';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import { floorView, type OpenTable } from '@punto/table/index';
import { Dealer } from './dealer.ts';
import type { Network } from './network.ts';
import type { Patron } from './patron.ts';
import type { Inside } from './served.ts';
import { onWall, StaffDesk } from './staff-desk.ts';
import { HAND_DEALT, SOLO } from './tables.ts';
import type { Truth } from './truth.ts';
import type { World } from './world.ts';

export type FloorParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly network: Network;
  readonly deeds: Deeds;
  readonly served: Inside;
  readonly truth: Truth;
  readonly patrons: readonly Patron[];
  readonly tables: readonly string[];
};

const REASON = 'as the rehearsal has it';

export class Floor {
  readonly #parts: FloorParts;
  readonly #tables: readonly string[];
  readonly #supervisors: readonly StaffDesk[];
  readonly #manager: StaffDesk;
  readonly desks: readonly StaffDesk[];
  #isCalm = false;

  constructor(parts: FloorParts) {
    this.#parts = parts;
    const { world, network, served, deeds, truth, chance, tables } = parts;
    this.#tables = tables.filter((table) => table !== SOLO);
    const sit = (role: 'dealer' | 'supervisor' | 'manager', name: string, table: string | null) =>
      new StaffDesk(world, network, served, deeds, role, name, table);
    this.#supervisors = [sit('supervisor', 'vera', this.#tables[0] ?? null), sit('supervisor', 'otto', null)];
    this.#manager = sit('manager', 'greta', this.#tables[1] ?? null);
    const dealers = tables.includes(HAND_DEALT) ? [sit('dealer', 'dan', HAND_DEALT)] : [];
    for (const desk of dealers) new Dealer(world, chance.fork(), truth, desk);
    this.desks = [...this.#supervisors, this.#manager, ...dealers];
    for (const desk of [...this.#supervisors, this.#manager]) this.#later(desk);
  }

  calm(): void {
    this.#isCalm = true;
  }

  #later(desk: StaffDesk): void {
    const { world, chance } = this.#parts;
    world.after(desk.owner, chance.between(400, 2_000), () => {
      void (this.#isCalm ? this.#putRight(desk) : this.#work(desk)).then(() => this.#later(desk));
    });
  }

  async #duty(desk: StaffDesk, table: string, payload: object): Promise<void> {
    const url = FLOOR_TABLE_PATHS.duties.replace(':table', table);
    await desk.ask({ method: 'POST', url, payload });
  }

  async #work(desk: StaffDesk): Promise<void> {
    const { chance, truth } = this.#parts;
    const table = chance.pick(this.#tables);
    const { state } = truth.table(table);
    if (!state) return;
    if (state.pause)
      return this.#duty(
        desk,
        table,
        chance.once(2) ? { duty: 'resume' } : { duty: 'cancel-round', reason: REASON },
      );
    if (state.service === 'shut') return this.#duty(desk, table, { duty: 'reopen-table' });
    if (desk === this.#manager) return this.#manage(desk, table);
    if (table === HAND_DEALT && chance.once(3)) return this.#staff(desk, state);
    switch (chance.below(9)) {
      case 0:
        return this.#duty(desk, table, { duty: 'pause', reason: REASON });
      case 1:
      case 2:
        return this.#correct(desk, table);
      case 3:
      case 4:
      case 5:
        return this.#decide(desk);
      case 6:
        return chance.once(3)
          ? this.#duty(desk, table, { duty: 'close-table', after: chance.pick(['round', 'shoe']) })
          : undefined;
      case 7:
        return this.#duty(desk, table, { duty: 'set-manual', manual: chance.once(2) });
      default:
        return this.#limit(desk, table);
    }
  }

  async #limit(desk: StaffDesk, table: string): Promise<void> {
    const { chance } = this.#parts;
    const limits = { minMinor: coins(chance.between(1, 3)), maxMinor: coins(chance.between(2_000, 9_000)) };
    return this.#duty(desk, table, { duty: 'change-limits', change: { limits }, reason: REASON });
  }

  /** The staff of a table dealt by a person: supervisors come to it, assign its dealer, and declare the position of the cut card. */
  async #staff(desk: StaffDesk, { dealers, shoe }: OpenTable): Promise<void> {
    const { chance } = this.#parts;
    const [caller] = dealers;
    if (dealers.some(({ id }) => id === desk.member.id)) return this.#leaveDesk(desk);
    if (shoe?.cutDrawn && chance.once(2))
      return this.#duty(desk, HAND_DEALT, { duty: 'correct-cut-card', cutDepth: chance.between(6, 20) });
    if (caller && chance.once(3))
      return this.#duty(desk, HAND_DEALT, { duty: 'release-dealer', dealer: caller.id });
    const dealer = chance.once(2) ? 'dan' : desk.member.id;
    return this.#duty(desk, HAND_DEALT, { duty: 'assign-dealer', dealer, relieves: caller?.id ?? null });
  }

  async #leaveDesk(desk: StaffDesk): Promise<void> {
    await this.#duty(desk, HAND_DEALT, { duty: 'open-betting' });
    await this.#duty(desk, HAND_DEALT, { duty: 'release-dealer', dealer: desk.member.id });
  }

  /** A round of the past, voided or with other cards. */
  async #correct(desk: StaffDesk, table: string): Promise<void> {
    const { chance, truth } = this.#parts;
    const { state } = truth.table(table);
    const shoe = state?.shoe?.number;
    if (!shoe || state.played.length === 0) return;
    const round = chance.pick(state.played).number;
    if (chance.once(3)) return this.#duty(desk, table, { duty: 'void-round', shoe, round, reason: REASON });
    const cards = shuffled(DECK, belowFrom(chance.word));
    let hands = NO_CARDS;
    for (let side = nextHand(hands); side !== null; side = nextHand(hands)) {
      const card = cards.pop();
      if (!card) throw new Error('a deck is enough for a coup');
      hands = dealt(hands, side, card);
    }
    if (!canBeDealt(hands)) throw new Error('a coup that was dealt can be dealt');
    return this.#duty(desk, table, { duty: 'resettle-round', shoe, round, ...hands, reason: REASON });
  }

  async #decide(desk: StaffDesk): Promise<void> {
    const { chance } = this.#parts;
    const answer = await desk.ask({ method: 'GET', url: FLOOR_TABLE_PATHS.approvals });
    const approvals = fieldOf(answer?.body, 'approvals');
    const ids = Array.isArray(approvals) ? approvals.map((each: unknown) => String(fieldOf(each, 'id'))) : [];
    if (ids.length === 0) return;
    const path = chance.once(4) ? FLOOR_TABLE_PATHS.decline : FLOOR_TABLE_PATHS.approve;
    await desk.ask({ method: 'POST', url: path.replace(':id', chance.pick(ids)), payload: {} });
  }

  async #manage(desk: StaffDesk, table: string): Promise<void> {
    const { chance, patrons } = this.#parts;
    const patron = chance.pick(patrons);
    if (chance.once(6) && patron.id !== '') await this.#standing(desk, patron, 'suspend');
    else if (chance.once(2)) await this.#reinstateAll(desk);
    else if (chance.once(6)) await this.#duty(desk, table, { duty: 'pause', reason: REASON });
  }

  async #standing(desk: StaffDesk, { id }: Patron, what: 'suspend' | 'reinstate'): Promise<void> {
    const url = OFFICE_PATHS[what].replace(':id', id);
    await desk.ask({ method: 'POST', url, payload: { reason: REASON } });
  }

  /** Members who have signed in. */
  async #reinstateAll(desk: StaffDesk): Promise<void> {
    for (const patron of this.#parts.patrons)
      if (patron.id !== '') await this.#standing(desk, patron, 'reinstate');
  }

  async #putRight(desk: StaffDesk): Promise<void> {
    const { truth } = this.#parts;
    for (const table of this.#tables) {
      const { state } = truth.table(table);
      if (state?.pause) await this.#duty(desk, table, { duty: 'resume' });
      if (state?.dealers.some(({ id }) => id === desk.member.id)) await this.#leaveDesk(desk);
      if (state && state.service !== 'open') await this.#duty(desk, table, { duty: 'reopen-table' });
    }
    if (desk === this.#manager) await this.#reinstateAll(desk);
  }

  /** What the consoles do not show as it is. */
  restless(): readonly string[] {
    const { truth } = this.#parts;
    return this.desks.flatMap((desk) => {
      if (!desk.isOpen) return [`the console of ${desk.member.name} is not open`];
      return this.#tables.flatMap((table) => {
        const { state } = truth.table(table);
        return state && desk.wall.get(table) === onWall(floorView(state))
          ? []
          : [`${desk.member.name} is shown another ${table}`];
      });
    });
  }

  isAtRest(): boolean {
    return this.restless().length === 0;
  }
}

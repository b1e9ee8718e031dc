// The floor of the simulation: cancels rounds, and voids or settles again what was settled.
import type { TableSetup } from '@punto/engine/room';
import type { Chance } from '@punto/server/test/support/chance';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import { type Duty, type OpenTable, type Staff, tableId } from '@punto/table/index';
import type { OpenNode } from '../evenings/evening-node.ts';
import { createOwner, type World } from '../world.ts';

export type WalletFloorParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly deeds: Deeds;
  readonly tables: readonly TableSetup[];
  readonly nodes: () => readonly OpenNode[];
  readonly stateOf: (table: string) => OpenTable | null;
};

const SUE: Staff = { id: 'sue', name: 'Sue' };
const ANN: Staff = { id: 'ann', name: 'Ann' };
const [SOONEST_MS, LATEST_MS] = [1_500, 6_000];
const RESUME_MS = 300;
const TRIES = 4;

export class WalletFloor {
  readonly #parts: WalletFloorParts;
  readonly #self = createOwner('the floor');
  isWorking = false;

  constructor(parts: WalletFloorParts) {
    this.#parts = parts;
    this.#later();
  }

  #later(): void {
    const { world, chance } = this.#parts;
    world.after(this.#self, chance.between(SOONEST_MS, LATEST_MS), () => {
      if (this.isWorking) void this.#act(chance.pick(this.#parts.tables).table);
      this.#later();
    });
  }

  async #act(table: string): Promise<void> {
    const { chance, stateOf } = this.#parts;
    const state = stateOf(table);
    if (!state?.shoe || !state.round) return;
    const { phase, round, shoe, setup } = state;
    if (phase === 'betting' || phase === 'closed' || phase === 'dealing') {
      if (!chance.once(4)) return;
      return this.#cancel(setup.table);
    }
    if (phase !== 'settled') return;
    const place = { shoe: shoe.number, round: round.number, reason: 'misread', approvedBy: ANN };
    await this.#do(
      table,
      chance.once(2)
        ? { duty: 'void-round', ...place }
        : {
            ...{ duty: 'resettle-round', ...place },
            ...chance.pick([
              { player: ['2C', '3H'], banker: ['9S', 'KD'] },
              { player: ['9C', 'KH'], banker: ['2S', '3D'] },
            ] as const),
          },
    );
  }

  async #cancel(table: string): Promise<void> {
    const { world } = this.#parts;
    await this.#do(table, { duty: 'pause', reason: 'a card fell' });
    await this.#do(table, { duty: 'cancel-round', reason: 'a card fell' });
    world.after(this.#self, RESUME_MS, () => this.resume(table));
  }

  pause(table: string): void {
    this.#soon(() => this.#do(table, { duty: 'pause', reason: 'a card fell' }));
  }

  /** Resumes the table if it is paused. */
  resume(table: string): void {
    this.#soon(async () => {
      if (this.#parts.stateOf(table)?.pause) await this.#do(table, { duty: 'resume' });
    });
  }

  /**
   * In a separate task. A request from outside of every task may go to the node that owns the table; the mailbox of the table is then
   * started without a task, and waits for ever for a timer of no process.
   */
  #soon(act: () => Promise<void>): void {
    this.#parts.world.soon(this.#self, () => void act());
  }

  async #do(table: string, duty: Duty): Promise<void> {
    const { chance, nodes, deeds } = this.#parts;
    for (let left = TRIES; left > 0; left -= 1) {
      const open = nodes();
      if (open.length === 0) return;
      const reply = await chance
        .pick(open)
        .broker.ask(tableId(table), { type: 'duty', staff: SUE, role: 'manager', duty, preview: false })
        .catch(() => null);
      if (reply?.type !== 'duty') continue;
      return deeds.count('floor', `${duty.duty} ${reply.refusal?.reason ?? 'done'}`);
    }
  }
}

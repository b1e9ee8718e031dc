// Injects faults into the server and its patrons, one at a time.
import type { Chance } from '@punto/server/test/support/chance';
import type { Disk } from './disk.ts';
import { type Faults, INJECTED_FAULTS } from './faults.ts';
import type { Network } from './network.ts';
import type { Patron } from './patron.ts';
import type { Served } from './served.ts';
import { createOwner, type World } from './world.ts';

export type FaultInjectionParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly faults: Faults;
  readonly served: Served;
  readonly disk: Disk;
  readonly network: Network;
  readonly patrons: readonly Patron[];
  /** Error of the wall clock of the server's machine, in milliseconds. */
  readonly jump: (ms: number) => void;
  /** The room files say something else. */
  readonly change: () => void;
};

export class FaultInjection {
  readonly #parts: FaultInjectionParts;
  readonly #self = createOwner('fault injection');

  constructor(parts: FaultInjectionParts) {
    this.#parts = parts;
    this.#later();
  }

  end(): void {
    this.#self.alive = false;
  }

  #later(): void {
    const { world, chance, faults } = this.#parts;
    world.after(this.#self, chance.between(300, 2_500), () => {
      if (faults.wild) this.#do();
      this.#later();
    });
  }

  #do(): void {
    const { world, chance, faults, served, disk, network, patrons, jump, change } = this.#parts;
    const what = chance.pick(INJECTED_FAULTS);
    const links = network.links();
    // Faults that stop the server are rarer than those that only disturb it.
    if ((what === 'graceful stop' || what === 'other rules after a stop') && !chance.once(4)) return;
    if (what === 'disk unreadable' && !chance.once(2)) return;
    faults.count(what);
    world.trace.note(`fault ${what} ${world.now()}`);
    switch (what) {
      case 'link cut':
        if (links.length > 0) chance.pick(links).cut();
        return;
      case 'link silent':
        if (links.length > 0) chance.pick(links).silence();
        return;
      case 'slow reader': {
        if (links.length === 0) return;
        const link = chance.pick(links);
        link.isSlow = true;
        world.after(this.#self, chance.between(500, 12_000), () => {
          link.isSlow = false;
        });
        return;
      }
      case 'patron vanishes':
        chance.pick(patrons).vanish();
        return;
      case 'patron asleep':
        chance.pick(patrons).sleep(chance.between(1_000, 20_000));
        return;
      case 'clock set forward':
        jump(chance.once(3) ? chance.between(60_000, 3_600_000) : chance.between(1, 5_000));
        return;
      case 'clock set back':
        jump(-chance.between(1, 3_600_000));
        return;
      case 'machine frozen':
        served.freeze(chance.between(100, 9_000));
        return;
      case 'disk full':
        disk.fill(chance.below(3));
        world.after(this.#self, chance.between(500, 4_000), () => disk.fill(null));
        return;
      case 'disk unreadable':
        disk.unreadable = true;
        world.after(this.#self, chance.between(500, 8_000), () => {
          disk.unreadable = false;
        });
        return;
      case 'graceful stop':
        served.stop();
        return;
      case 'other rules after a stop':
        change();
        served.stop();
    }
  }
}

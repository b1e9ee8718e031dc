// What goes wrong at the operators now and then: a process that is down, for a moment or for ten minutes, a clock six minutes off, and
// patrons who are blocked, run out of money, or pay in.
import type { Chance } from '@punto/server/test/support/chance';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import { createOwner, type World } from '../world.ts';
import type { SimulatedOperator } from './simulated-operator.ts';
import { STEPS } from './wallet-brands.ts';
import type { WalletPatron } from './wallet-patron.ts';

export type OperatorFaultsParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly deeds: Deeds;
  readonly operators: readonly SimulatedOperator[];
  readonly patrons: readonly WalletPatron[];
};

const [SOONEST_MS, LATEST_MS] = [8_000, 40_000];
const RESTART_MS = [500, 8_000] as const;
const CLOCK_OFF_MS = 6 * 60_000;
const CLOCK_WRONG_FOR_MS = [5_000, 20_000] as const;
const BLOCKED_FOR_MS = [10_000, 60_000] as const;
/** Money for some tickets, in steps of the currency. */
const LITTLE = 600;
const MUCH = 1_000_000;

export class OperatorFaults {
  readonly #parts: OperatorFaultsParts;
  readonly #self = createOwner('troubles of operators');
  isOn = false;

  constructor(parts: OperatorFaultsParts) {
    this.#parts = parts;
    for (const patron of parts.patrons) this.#payIn(patron, parts.chance.once(4) ? LITTLE : MUCH);
    this.#later();
  }

  #later(): void {
    const { world, chance } = this.#parts;
    world.after(this.#self, chance.between(SOONEST_MS, LATEST_MS), () => {
      if (this.isOn) this.#do();
      this.#later();
    });
  }

  #do(): void {
    const { world, chance, deeds, operators, patrons } = this.#parts;
    const operator = chance.pick(operators);
    const what = chance.pick([
      'down',
      'down',
      'clock',
      'blocked',
      'blocked',
      'paid in',
      'paid in',
      'paid in',
    ] as const);
    deeds.count('operator', what);
    switch (what) {
      case 'down':
        this.down(operator, chance.between(...RESTART_MS));
        return;
      case 'clock':
        operator.offMs = chance.once(2) ? CLOCK_OFF_MS : -CLOCK_OFF_MS;
        world.after(this.#self, chance.between(...CLOCK_WRONG_FOR_MS), () => {
          operator.offMs = 0;
        });
        return;
      case 'blocked':
        this.#block(chance.pick(patrons), chance.between(...BLOCKED_FOR_MS));
        return;
      case 'paid in': {
        const poor = patrons.filter(
          (patron) => this.#operatorOf(patron).balance(patron.account) < (LITTLE * this.#step(patron)) / 4,
        );
        if (poor.length > 0) this.#payIn(chance.pick(poor), LITTLE);
      }
    }
  }

  /** The process is down for this long. */
  down(operator: SimulatedOperator, ms: number): void {
    operator.isDown = true;
    this.#parts.world.after(this.#self, ms, () => {
      operator.isDown = false;
    });
  }

  /** Everything is well again, and stays so. */
  end(): void {
    this.isOn = false;
    for (const operator of this.#parts.operators) [operator.isDown, operator.offMs] = [false, 0];
  }

  #block(patron: WalletPatron, ms: number): void {
    const operator = this.#operatorOf(patron);
    operator.admit(patron.account, patron.key.currency, 0, true);
    this.#parts.world.after(this.#self, ms, () => operator.admit(patron.account, patron.key.currency, 0));
  }

  #payIn(patron: WalletPatron, steps: number): void {
    this.#operatorOf(patron).admit(patron.account, patron.key.currency, steps * this.#step(patron));
  }

  #step({ key }: WalletPatron): number {
    return STEPS[key.currency] ?? 1;
  }

  #operatorOf({ key }: WalletPatron): SimulatedOperator {
    const operator = this.#parts.operators.find(({ brand }) => brand === key.brand);
    if (!operator) throw new Error(`no operator of ${key.brand}`);
    return operator;
  }
}

// The load balancer before the nodes: it polls the readiness of each, and sends new connections to one that was ready
// at the last poll. A frozen node counts as ready for a while.
import { PATHS } from '@punto/protocol/paths';
import type { Chance } from '@punto/server/test/support/chance';
import type { Running } from '../served.ts';
import { createOwner, type Owner, type World } from '../world.ts';
import type { Node } from './node.ts';

export type BalancerParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly nodes: readonly Node[];
};

const EVERY_MS = 1_000;
const INSIDE_WITHIN_MS = 10_000;
/** A node counts as not ready when it has not reported ready for this time. */
const BELIEVED_MS = 2_500;

export class Balancer {
  readonly #parts: BalancerParts;
  readonly #self = createOwner('the balancer');
  readonly #ready = new Map<Running, number>();

  constructor(parts: BalancerParts) {
    this.#parts = parts;
    this.#askAll();
  }

  #askAll(): void {
    const { world, nodes } = this.#parts;
    for (const node of nodes) {
      const running = node.running();
      if (running) this.#ask(running);
    }
    world.after(this.#self, EVERY_MS, () => this.#askAll());
  }

  #ask(running: Running): void {
    const { world } = this.#parts;
    const note = (status: number): void => {
      if (status === 200) this.#ready.set(running, world.now());
      else this.#ready.delete(running);
    };
    world.after(running.owner, 1, () =>
      running.app.http.inject({ method: 'GET', url: PATHS.ready }).then(
        ({ statusCode }) => world.after(this.#self, 1, () => note(statusCode)),
        () => undefined,
      ),
    );
  }

  /** The nodes that take new connections. */
  ready(): readonly Running[] {
    const { world, nodes } = this.#parts;
    return nodes.flatMap((node) => {
      const running = node.running();
      return running && (this.#ready.get(running) ?? 0) > world.now() - BELIEVED_MS ? [running] : [];
    });
  }

  /** `null`: no node is ready. */
  readonly pick = (): Running | null => {
    const ready = this.ready();
    return ready.length > 0 ? this.#parts.chance.pick(ready) : null;
  };

  /** Runs an action inside one of the nodes, like a connection to it; `null`: it failed. */
  inside<T>(asker: Owner, act: (running: Running) => Promise<T>): Promise<T | null> {
    const { world } = this.#parts;
    return new Promise((resolve) => {
      const running = this.pick();
      const forget = world.after(asker, INSIDE_WITHIN_MS, () => resolve(null));
      if (!running) return;
      const answer = (value: T | null): void => {
        forget();
        world.soon(asker, () => resolve(value));
      };
      world.soon(running.owner, () => void act(running).then(answer, () => answer(null)));
    });
  }
}

// Ends the process of a node at a chosen step of a wallet call, which random kills rarely meet: a wrapper of the store, and the moment
// in which the operator has decided.
import type { Chance } from '@punto/server/test/support/chance';
import type { Deeds } from '@punto/server/test/support/deeds/deeds';
import type { Store } from '@punto/store/store';
import type { EveningNode } from '../evenings/evening-node.ts';
import { createOwner, type World } from '../world.ts';

export type WalletKillsParts = {
  readonly world: World;
  readonly chance: Chance;
  readonly deeds: Deeds;
};

/** One step in this number. */
const ONCE_IN = {
  'between the intent and its debit': 1_500,
  'between a debit and its answer': 1_500,
  'between the answer and the commit': 1_500,
  'between the commit and the reply': 1_500,
  'between the claim and its call': 1_500,
  'between an owed call and its answer': 1_500,
  'before an owed call is marked delivered': 1_500,
  'after an owed call is marked delivered': 1_500,
} as const;
export type KillPoint = keyof typeof ONCE_IN;
export const KILL_POINTS: readonly string[] = Object.keys(ONCE_IN);

const NEVER = new Promise<never>(() => {});

export class WalletKills {
  readonly #parts: WalletKillsParts;
  readonly #self = createOwner('kills');
  isOn = false;

  constructor(parts: WalletKillsParts) {
    this.#parts = parts;
  }

  /** Whether the process ends here. */
  strikes(point: KillPoint, node: EveningNode): boolean {
    const { world, chance, deeds } = this.#parts;
    if (!this.isOn || !node.owner.alive || !chance.once(ONCE_IN[point])) return false;
    deeds.count('kill', point);
    deeds.count('run', 'kills at a step of a call');
    world.soon(this.#self, () => node.kill());
    return true;
  }

  /** The store of a node, in which the process may end before a request and after it. */
  readonly around = (store: Store, node: EveningNode): Store => {
    const after = async <T>(
      done: Promise<T>,
      point: KillPoint,
      counts: (value: T) => boolean,
    ): Promise<T> => {
      const value = await done;
      return counts(value) && this.strikes(point, node) ? NEVER : value;
    };
    return {
      ...store,
      write: async (request) => {
        let isDebited = false;
        const done = store.write({
          ...request,
          work: (tx) =>
            request.work({
              ...tx,
              wallet: {
                ...tx.wallet,
                close: (debit, state, reason) => {
                  isDebited = true;
                  tx.wallet.close(debit, state, reason);
                },
              },
            }),
        });
        return after(done, 'between the commit and the reply', () => isDebited);
      },
      wallet: {
        ...store.wallet,
        intend: (intent, fence) =>
          after(
            store.wallet.intend(intent, fence),
            'between the intent and its debit',
            (intended) => intended === 'new',
          ),
        claim: (claim) =>
          after(store.wallet.claim(claim), 'between the claim and its call', (calls) => calls.length > 0),
        deliver: (delivery, fence) =>
          this.strikes('before an owed call is marked delivered', node)
            ? NEVER
            : after(
                store.wallet.deliver(delivery, fence),
                'after an owed call is marked delivered',
                () => true,
              ),
      },
    };
  };
}

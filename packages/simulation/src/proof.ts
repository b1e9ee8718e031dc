// Checks every shoe that ended as its patrons could: with the commitment published before the first bet, the values
// of the clients, and the lists they received before revealing them. [F2]
import { valueListOf } from '@punto/engine/fairness/cut';
import { commitmentOf } from '@punto/engine/fairness/seal';
import { verifyShoe } from '@punto/engine/fairness/verify';
import type { OwnCut } from '@punto/protocol/client/cuts';
import type { Store } from '@punto/store/store';
import { isPrivate, type TableEvent, type TableId, tableId } from '@punto/table/index';
import type { Truth } from './truth.ts';
import { mustHold } from './violations.ts';

/** The clients' parts in cuts, by stream and commit, in their latest state. */
export class Holdings {
  readonly #held = new Map<string, Map<string, OwnCut>>();

  hold(stream: string, cut: OwnCut): void {
    const key = `${stream} ${cut.shoe}`;
    const ofShoe = this.#held.get(key) ?? new Map<string, OwnCut>();
    this.#held.set(key, ofShoe.set(cut.commit, cut));
  }

  of(stream: string, shoe: number): readonly OwnCut[] {
    return [...(this.#held.get(`${stream} ${shoe}`)?.values() ?? [])];
  }
}

type Shuffled = Extract<TableEvent, { readonly type: 'ShoeShuffled' }>;

/** How many shoes were proved, and how many values of patrons are in them. */
export type Proved = { readonly shoes: number; readonly values: number };

export const proveShoes = async (store: Store, truth: Truth, holdings: Holdings): Promise<Proved> => {
  let shoes = 0;
  let values = 0;
  for (const [stream, { log }] of truth.tables) {
    let shoe: Shuffled | null = null;
    let revealed: string[] = [];
    for (const body of log) {
      const event: TableEvent = JSON.parse(body);
      if (event.type === 'ShoeShuffled') [shoe, revealed] = [event, []];
      if (event.type === 'CutRevealed') revealed.push(event.value);
      if (event.type !== 'ShoeEnded' || !shoe?.seal) continue;
      values += await prove(store, tableId(stream), shoe, revealed, holdings.of(stream, shoe.number));
      shoes += 1;
    }
  }
  return { shoes, values };
};

const prove = async (
  store: Store,
  stream: TableId,
  { number, seal }: Shuffled,
  revealed: readonly string[],
  held: readonly OwnCut[],
): Promise<number> => {
  const name = `shoe ${number} of ${stream}`;
  const opened = await store.openedShoe(stream, number);
  if (!opened || !seal) throw new Error(`${name} has ended and is not opened`);
  const commitment = commitmentOf(seal);
  const check = (expected: Parameters<typeof verifyShoe>[1]): void => {
    const { failed } = verifyShoe(opened, { commitment, ...expected });
    mustHold(failed === null, () => `${name} does not prove itself: ${failed?.id}: ${failed?.says}`);
  };
  check({});
  const { contributions, failed } = opened.cut;
  const attempts = [...failed, contributions];
  const sentValues = new Set(attempts.flat().flatMap(({ value }) => value ?? []));
  for (const value of revealed)
    mustHold(sentValues.has(value), () => `${name} is opened without a value of it`);
  for (const cut of held) {
    mustHold(cut.commitment === commitment, () => `${name} was shown with another commitment`);
    if (cut.list !== null) {
      check({ list: cut.list });
      const entry = attempts[cut.attempt - 1]?.find(({ commit }) => commit === cut.commit);
      mustHold(entry !== undefined, () => `${name} is opened without a commit that was in its list`);
    }
    if (cut.standing === 'in') check({ value: cut.value });
    if (cut.values !== null)
      mustHold(
        cut.values === valueListOf(commitment, contributions).root,
        () => `${name} was cut by other values than a patron was shown to be among`,
      );
    if (cut.standing === 'missed')
      mustHold(
        opened.cut.missed?.some(({ commit }) => commit === cut.commit) ?? false,
        () => `${name} is opened, and no patron is informed of having missed its cut`,
      );
    mustHold(cut.standing !== 'left-out', () => `${name}: a patron was left out of a list`);
  }
  if (isPrivate(stream))
    for (const { value } of contributions)
      mustHold(
        held.some((cut) => cut.value === value),
        () => `${name} was cut by a value its patron never brought`,
      );
  return contributions.length;
};

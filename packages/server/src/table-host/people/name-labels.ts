// The names shown at one table: names that look alike have a number, which stays with its patron.
import { distinctName } from '@punto/protocol/names/distinct-names';
import { nameSkeleton } from '@punto/protocol/names/skeleton';
import type { PatronId } from '@punto/table/ids';

type Label = { readonly name: string; readonly label: string };

export class NameLabels {
  readonly #labels = new Map<PatronId, Label>();
  readonly #taken = new Set<string>();

  /** `null`: the patron shows no name. */
  of(patron: PatronId): string | null {
    return this.#labels.get(patron)?.label ?? null;
  }

  set(patron: PatronId, name: string | null): void {
    if (this.#labels.get(patron)?.name === name) return;
    this.forget(patron);
    if (name === null) return;
    const label = distinctName(name, (skeleton) => this.#taken.has(skeleton));
    this.#labels.set(patron, { name, label });
    this.#taken.add(nameSkeleton(label));
  }

  forget(patron: PatronId): void {
    const known = this.#labels.get(patron);
    if (known) this.#taken.delete(nameSkeleton(known.label));
    this.#labels.delete(patron);
  }
}

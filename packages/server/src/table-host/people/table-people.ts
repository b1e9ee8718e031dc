// Makes the people view of a table: shown names, number of guests, largest stakes, the dealer's card. Names are in the store and
// not in the table's state, so it is not part of the table's view: it is made at most once a second, after a change, and
// published once for all watchers. [V6]
import {
  type DealerView,
  isPortrait,
  MOST_LARGEST,
  MOST_NAMED,
  type PeopleSeen,
  type PeopleView,
} from '@punto/protocol/names/people-view';
import type { Store } from '@punto/store/store';
import { instant, type OpenTable, type PatronId } from '@punto/table/index';
import type { PatronPlace } from '../../broker/broker.ts';
import type { Clock } from '../../time/clock.ts';
import { largestStakes } from './largest-stakes.ts';
import { NameLabels } from './name-labels.ts';
import { placesOf } from './places-of.ts';

const EVERY_MS = 1_000;
/** Names read from the store for one view: more are read for the next. */
const MOST_READ = 500;

export type TablePeopleParts = {
  readonly clock: Clock;
  readonly store: {
    readonly patrons: Pick<Store['patrons'], 'names'>;
    readonly staff: Pick<Store['staff'], 'cards'>;
  };
  /** `null`: not open. */
  readonly state: () => OpenTable | null;
  /** Resolves when the state is on disk; `null`: it is. */
  readonly doubt: () => Promise<void> | null;
  /** Patrons with a window at the table, in the order in which they came. */
  readonly present: () => Iterable<PatronId>;
  readonly publish: (people: PeopleView, places: readonly PatronPlace[]) => void;
  readonly onFault: (fault: unknown) => void;
};

type Made = { readonly people: PeopleView; readonly places: readonly PatronPlace[] };

export class TablePeople {
  readonly #parts: TablePeopleParts;
  readonly #labels = new NameLabels();
  /** Patrons whose names have been read. */
  readonly #known = new Set<PatronId>();
  #dealer: { readonly key: string; readonly card: DealerView | null } | null = null;
  #made: Made | null = null;
  #published = '';
  #cancel: (() => void) | null = null;
  /** The last view being made. */
  #making: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(parts: TablePeopleParts) {
    this.#parts = parts;
  }

  /** The last published view in the form for the patron; `null`: none yet. */
  seenBy(patron: PatronId | null): PeopleSeen | null {
    if (!this.#made) return null;
    const { people, places } = this.#made;
    const own = places.find((each) => each.patron === patron);
    return own ? { ...people, you: own.place } : people;
  }

  /** The patron came, or has another name. */
  arrived(patron: PatronId): void {
    this.#known.delete(patron);
    this.changed();
  }

  /** A gateway may have missed the last one, so the next is published whether it differs or not. */
  repeat(): void {
    this.#published = '';
    this.changed();
  }

  changed(): void {
    if (this.#closed || this.#cancel) return;
    const { clock, onFault } = this.#parts;
    this.#cancel = clock.wake(instant(clock.now() + EVERY_MS), () => {
      this.#cancel = null;
      this.#making = this.#making.then(() => this.#make()).catch(onFault);
    });
  }

  async #make(): Promise<void> {
    const { state, doubt, publish } = this.#parts;
    const table = state();
    if (!table) return;
    await this.#readNames(this.#concerned(table));
    await this.#readDealer(table);
    await doubt();
    const now = state();
    if (!now || this.#closed) return;
    const made = this.#viewOf(now);
    const text = JSON.stringify(made);
    if (text === this.#published) return;
    this.#published = text;
    this.#made = made;
    publish(made.people, made.places);
  }

  #concerned({ seating, round }: OpenTable): ReadonlySet<PatronId> {
    return new Set([
      ...this.#parts.present(),
      ...Object.values(seating?.seats ?? {}).map(({ patron }) => patron),
      ...largestStakes(round, MOST_LARGEST).map(({ patron }) => patron),
    ]);
  }

  async #readNames(concerned: ReadonlySet<PatronId>): Promise<void> {
    for (const patron of this.#known)
      if (!concerned.has(patron)) {
        this.#known.delete(patron);
        this.#labels.forget(patron);
      }
    const unread = [...concerned].filter((patron) => !this.#known.has(patron));
    const { names } = this.#parts.store.patrons;
    await Promise.all(
      unread.slice(0, MOST_READ).map(async (patron) => {
        this.#labels.set(patron, await names.shownOf(patron));
        this.#known.add(patron);
      }),
    );
    if (unread.length > MOST_READ) this.changed();
  }

  /** Read again for each round, so that a new name is shown with the next. */
  async #readDealer({ setup, dealers: [dealer], shoe, round }: OpenTable): Promise<void> {
    if (setup.dealing !== 'person' || !dealer) {
      this.#dealer = null;
      return;
    }
    const key = `${dealer.id} ${shoe?.number} ${round?.number}`;
    if (this.#dealer?.key === key) return;
    const found = await this.#parts.store.staff.cards.of(dealer.id);
    const portrait = found && isPortrait(found.portrait) ? found.portrait : null;
    this.#dealer = { key, card: found && { name: found.name, portrait } };
  }

  #viewOf({ seating, round }: OpenTable): Made {
    const present = [...this.#parts.present()];
    const named = present.flatMap((patron) => {
      const name = this.#labels.of(patron);
      return name === null ? [] : [{ patron, name }];
    });
    const listed = named.slice(0, MOST_NAMED);
    const largest = largestStakes(round, MOST_LARGEST);
    const seats = Object.entries(seating?.seats ?? {}).flatMap(([seat, { patron }]) => {
      const name = this.#labels.of(patron);
      return name === null ? [] : [[seat, name] as const];
    });
    const people: PeopleView = {
      names: listed.map(({ name }) => name),
      more: named.length - listed.length,
      guests: present.length - named.length,
      largest: largest.map(({ patron, option, stakeMinor }) => ({
        ...{ name: this.#labels.of(patron), option, stakeMinor },
      })),
      seats: Object.fromEntries(seats),
      dealer: this.#dealer?.card ?? null,
    };
    return { people, places: placesOf(listed, largest) };
  }

  close(): void {
    this.#closed = true;
    this.#cancel?.();
  }
}

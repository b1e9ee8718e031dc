// Makes the people view of a table: shown names, number of guests, largest stakes, the dealer's card. Names are in the store and
// not in the table's state, so it is not part of the table's view: it is made at most once a second, after a change, and
// published once for all watchers. Patrons of each brand and currency have a view of their own, with nothing of another's. [V6]

import { HOUSE_KEY, keyOf, keyOfWord, keyWord, type PatronKey } from '@punto/ledger/patron-key';
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
import { type PatronPlace, type PeopleNews, peopleFor } from '../../broker/people-news.ts';
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
  readonly publish: (people: PeopleNews) => void;
  readonly onFault: (fault: unknown) => void;
};

type Made = { readonly people: PeopleView; readonly places: readonly PatronPlace[] };

const HOUSE_WORD = keyWord(HOUSE_KEY);

export class TablePeople {
  readonly #parts: TablePeopleParts;
  /** By brand and currency, so that no name has a number because of a patron of another brand. */
  readonly #labels = new Map<string, NameLabels>();
  /** Patrons whose names have been read. */
  readonly #known = new Set<PatronId>();
  #dealer: { readonly key: string; readonly card: DealerView | null } | null = null;
  #made: PeopleNews | null = null;
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
    const own = this.#made.places.find((each) => each.patron === patron);
    const people = peopleFor(this.#made, patron ? keyOf(patron) : HOUSE_KEY);
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
    publish(made);
  }

  #concerned({ seating, round }: OpenTable): ReadonlySet<PatronId> {
    return new Set([
      ...this.#parts.present(),
      ...Object.values(seating?.seats ?? {}).map(({ patron }) => patron),
      ...this.#keys(round).flatMap((key) =>
        largestStakes(round, MOST_LARGEST, key).map(({ patron }) => patron),
      ),
    ]);
  }

  /** The house, and the keys of patrons who are here or have stakes. */
  #keys(round: OpenTable['round']): readonly PatronKey[] {
    const words = new Set([HOUSE_WORD]);
    for (const patron of this.#parts.present()) words.add(keyWord(keyOf(patron)));
    for (const patron of round?.stakes.keys() ?? []) words.add(keyWord(keyOf(patron)));
    return [...words].map(keyOfWord);
  }

  #labelsOf(key: PatronKey): NameLabels {
    const word = keyWord(key);
    const labels = this.#labels.get(word) ?? new NameLabels();
    this.#labels.set(word, labels);
    return labels;
  }

  async #readNames(concerned: ReadonlySet<PatronId>): Promise<void> {
    for (const patron of this.#known)
      if (!concerned.has(patron)) {
        this.#known.delete(patron);
        this.#labelsOf(keyOf(patron)).forget(patron);
      }
    const unread = [...concerned].filter((patron) => !this.#known.has(patron));
    const { names } = this.#parts.store.patrons;
    await Promise.all(
      unread.slice(0, MOST_READ).map(async (patron) => {
        this.#labelsOf(keyOf(patron)).set(patron, await names.shownOf(patron));
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

  #viewOf(table: OpenTable): PeopleNews {
    const views = this.#keys(table.round).map((key) => [keyWord(key), this.#viewFor(table, key)] as const);
    const [[, house] = [HOUSE_WORD, this.#viewFor(table, HOUSE_KEY)], ...others] = views;
    return {
      people: house.people,
      places: views.flatMap(([, { places }]) => places),
      ...(others.length > 0 && {
        keyed: Object.fromEntries(others.map(([word, { people }]) => [word, people])),
      }),
    };
  }

  #viewFor({ seating, round }: OpenTable, key: PatronKey): Made {
    const labels = this.#labelsOf(key);
    const word = keyWord(key);
    const isOwn = (patron: PatronId): boolean => keyWord(keyOf(patron)) === word;
    const present = [...this.#parts.present()].filter(isOwn);
    const named = present.flatMap((patron) => {
      const name = labels.of(patron);
      return name === null ? [] : [{ patron, name }];
    });
    const listed = named.slice(0, MOST_NAMED);
    const largest = largestStakes(round, MOST_LARGEST, key);
    const seats = Object.entries(seating?.seats ?? {}).flatMap(([seat, { patron }]) => {
      const name = isOwn(patron) ? labels.of(patron) : null;
      return name === null ? [] : [[seat, name] as const];
    });
    const people: PeopleView = {
      names: listed.map(({ name }) => name),
      more: named.length - listed.length,
      guests: present.length - named.length,
      largest: largest.map(({ patron, option, stakeMinor }) => ({
        ...{ name: labels.of(patron), option, stakeMinor },
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

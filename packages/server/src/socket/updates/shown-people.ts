// The people view of a table as its watchers get it: one frame for all of a brand and currency who are not in it, and for each of the
// others one with the patron's own place. Made when the first socket needs it. [V6]

import { keyOf, keyWord } from '@punto/ledger/patron-key';
import type { PeopleSeen } from '@punto/protocol/names/people-view';
import type { PatronId } from '@punto/table/ids';
import { type PatronPlace, type PeopleNews, peopleFor } from '../../broker/people-news.ts';
import { frameOf } from '../connection.ts';

export class ShownPeople {
  readonly #table: string;
  readonly #news: PeopleNews;
  readonly #places: ReadonlyMap<PatronId, PatronPlace['place']>;
  readonly #others = new Map<string, Buffer>();

  constructor(table: string, news: PeopleNews) {
    this.#table = table;
    this.#news = news;
    this.#places = new Map(news.places.map(({ patron, place }) => [patron, place]));
  }

  frameFor(patron: PatronId): Buffer {
    const key = keyOf(patron);
    const you = this.#places.get(patron);
    if (you) return this.#framed({ ...peopleFor(this.#news, key), you });
    const word = keyWord(key);
    const made = this.#others.get(word) ?? this.#framed(peopleFor(this.#news, key));
    this.#others.set(word, made);
    return made;
  }

  #framed(people: PeopleSeen): Buffer {
    return frameOf({ type: 'people', table: this.#table, people });
  }
}

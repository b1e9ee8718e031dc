// Sends the people view of a table from the owner to the gateways: one view for each brand and currency. A gateway sends
// each patron one of them. [V6]

import { HOUSE_KEY, keyWord, type PatronKey, sameKey } from '@punto/ledger/patron-key';
import type { OwnPlace, PeopleView } from '@punto/protocol/names/people-view';
import type { PatronId } from '@punto/table/ids';

/** The place of a patron in the people view of the patron's brand and currency. */
export type PatronPlace = { readonly patron: PatronId; readonly place: OwnPlace };

export type PeopleNews = {
  /** For patrons of the house. */
  readonly people: PeopleView;
  /** The own place of each of these patrons; only that patron receives it. */
  readonly places: readonly PatronPlace[];
  /** For patrons of operators, by key word; absent: there are none. */
  readonly keyed?: Readonly<Record<string, PeopleView>>;
};

/** The view for patrons of this brand and currency. */
export const peopleFor = ({ people, keyed }: PeopleNews, key: PatronKey): PeopleView =>
  sameKey(key, HOUSE_KEY) ? people : (keyed?.[keyWord(key)] ?? { ...NO_PEOPLE, dealer: people.dealer });

const NO_PEOPLE = { names: [], more: 0, guests: 0, largest: [], seats: {} };

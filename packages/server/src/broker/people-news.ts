// The people view of a table on its way from the owner to the gateways: one view for each brand and currency, of which a
// gateway sends each patron one. [V6]

import { HOUSE_KEY, keyWord, type PatronKey, sameKey } from '@punto/ledger/patron-key';
import type { OwnPlace, PeopleView } from '@punto/protocol/names/people-view';
import type { PatronId } from '@punto/table/ids';

/** The place of a patron in the people view of the patron's brand and currency. */
export type PatronPlace = { readonly patron: PatronId; readonly place: OwnPlace };

export type PeopleNews = {
  /** For patrons of the house. */
  readonly people: PeopleView;
  /** Each of these patrons gets the own place, and no other. */
  readonly places: readonly PatronPlace[];
  /** For patrons of operators, by the word of brand and currency; absent: none are here. */
  readonly keyed?: Readonly<Record<string, PeopleView>>;
};

/** The view for patrons of this brand and currency. */
export const peopleFor = ({ people, keyed }: PeopleNews, key: PatronKey): PeopleView =>
  sameKey(key, HOUSE_KEY) ? people : (keyed?.[keyWord(key)] ?? { ...NOBODY, dealer: people.dealer });

const NOBODY = { names: [], more: 0, guests: 0, largest: [], seats: {} };

// The filters and the order of the lobby, stored on this device. Stored data is not trusted: an invalid field gets its
// default value.

export const FAVOURITES = ['among', 'first', 'alone'] as const;
/** Favourite tables: in the normal order, first, or only they are shown. */
export type Favourites = (typeof FAVOURITES)[number];
export const ORDERS = ['house', 'name', 'limits', 'patrons', 'closing', 'shoe'] as const;
export type LobbyOrder = (typeof ORDERS)[number];

/** Range of a table's minimum stake, in minor units, both ends included; `null` means unbounded. */
export type StakeChoice = { readonly from: number | null; readonly upTo: number | null };

export type LobbyChoice = {
  /** Id of a room. `null` means any, here and in the fields below. */
  readonly room: string | null;
  readonly stakes: StakeChoice | null;
  /** Language of the room's labels, as a BCP 47 tag. */
  readonly language: string | null;
  readonly favourites: Favourites;
  readonly order: LobbyOrder;
};

export const ANY: LobbyChoice = {
  room: null,
  stakes: null,
  language: null,
  favourites: 'among',
  order: 'house',
};

export const parseLobbyChoice = (stored: unknown): LobbyChoice => {
  const found = asRecord(stored);
  return {
    room: asText(found.room),
    stakes: readStakes(found.stakes),
    language: asText(found.language),
    favourites: FAVOURITES.find((each) => each === found.favourites) ?? ANY.favourites,
    order: ORDERS.find((each) => each === found.order) ?? ANY.order,
  };
};

const readStakes = (stored: unknown): StakeChoice | null => {
  const { from, upTo } = asRecord(stored);
  const [low, high] = [asMinor(from), asMinor(upTo)];
  return low === null && high === null ? null : { from: low, upTo: high };
};

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const asMinor = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;

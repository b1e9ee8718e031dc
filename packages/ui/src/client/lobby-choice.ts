// How a patron left the lobby: which tables are shown, and in which order. Kept on this device and read back
// with care: a field that does not fit is the default again.

export const FAVOURITES = ['among', 'first', 'alone'] as const;
/** Favourites among the others, before them, or without them. */
export type Favourites = (typeof FAVOURITES)[number];
export const ORDERS = ['house', 'name', 'limits', 'patrons', 'closing', 'shoe'] as const;
export type LobbyOrder = (typeof ORDERS)[number];

/** Of a table's smallest stake, in minor units; each end included, `null`: open. */
export type StakeChoice = { readonly from: number | null; readonly upTo: number | null };

export type LobbyChoice = {
  /** `null`, here and below: any. */
  readonly room: string | null;
  readonly stakes: StakeChoice | null;
  /** Of the labels, as in BCP 47. */
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

export const readChoice = (stored: unknown): LobbyChoice => {
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

// Bets that the patron saved under a name, to lay them again with one press. Stored on this device and not trusted: an
// invalid entry is dropped.
import { type Minor, minor } from '@punto/engine/minor';
import { OPTION_IDS, type OptionId } from '@punto/engine/option-id';

export type FavouriteBet = {
  /** Unique among the favourites, ignoring letter case. */
  readonly name: string;
  /** One stake for each option. */
  readonly bets: readonly { readonly option: OptionId; readonly stakeMinor: Minor }[];
};

export const MOST_FAVOURITES = 12;
/** Longest name, in UTF-16 code units. */
export const LONGEST_NAME = 24;

/** With single spaces and without those at the ends. */
export const tidyName = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/gu, ' ');

export const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** A favourite of the same name is replaced at its place; the list does not grow beyond its limit. */
export const withFavourite = (all: readonly FavouriteBet[], saved: FavouriteBet): FavouriteBet[] => {
  const at = all.findIndex(({ name }) => isSameName(name, saved.name));
  return at < 0 ? [...all, saved].slice(0, MOST_FAVOURITES) : all.with(at, saved);
};

export const withoutFavourite = (all: readonly FavouriteBet[], name: string): FavouriteBet[] =>
  all.filter((each) => !isSameName(each.name, name));

export const parseFavouriteBets = (stored: unknown): FavouriteBet[] => {
  const found = Array.isArray(stored) ? stored.flatMap(parseFavourite) : [];
  return found.reduce<FavouriteBet[]>(withFavourite, []);
};

const parseFavourite = (stored: unknown): FavouriteBet[] => {
  const { name, bets } = asRecord(stored);
  if (typeof name !== 'string' || !Array.isArray(bets)) return [];
  const kept = { name: tidyName(name).slice(0, LONGEST_NAME), bets: bets.flatMap(parseBet) };
  const isWhole = kept.name !== '' && kept.bets.length > 0 && kept.bets.length === bets.length;
  const options = new Set(kept.bets.map(({ option }) => option));
  return isWhole && options.size === kept.bets.length ? [kept] : [];
};

const parseBet = (stored: unknown): FavouriteBet['bets'][number][] => {
  const { option: named, stakeMinor } = asRecord(stored);
  const option = OPTION_IDS.find((each) => each === named);
  if (option === undefined || !Number.isSafeInteger(stakeMinor) || Number(stakeMinor) <= 0) return [];
  return [{ option, stakeMinor: minor(Number(stakeMinor)) }];
};

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

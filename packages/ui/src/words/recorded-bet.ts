// Names of bets in records and reports. A record names a bet of a room by its id and the hash of its definition; the id may have
// another definition by now. The definition is fetched by its hash, once in a visit, and the browser caches it for ever. [B]
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import { isKnownOption, type OptionId } from '@punto/engine/option-id';
import { language } from '@punto/language/catalogue';
import { createHttp, type Fetch, pathOf } from '@punto/protocol/client/http';
import { PATHS } from '@punto/protocol/paths';
import { createSignal } from 'solid-js';
import { type Labels, optionTitle } from './option-title.ts';

export type RecordedBetId = { readonly option: OptionId; readonly betHash?: string | undefined };

export type FetchedDefinitions = {
  /** `null` until it is loaded, or if the house does not have it; its readers are drawn again when it arrives. */
  readonly shown: (hash: string) => WrittenBet | null;
  /** Waits for the definition; `null`: the house does not have it, or cannot be reached. */
  readonly fetched: (hash: string) => Promise<WrittenBet | null>;
};

export const createDefinitions = (fetch: Fetch): FetchedDefinitions => {
  const http = createHttp({ fetch });
  const asked = new Map<string, Promise<WrittenBet | null>>();
  const known = new Map<string, WrittenBet>();
  const [came, setCame] = createSignal(0);

  const ask = async (hash: string): Promise<WrittenBet | null> => {
    const answer = await http<WrittenBet>('GET', pathOf(PATHS.bet, { hash }));
    if (!answer.ok) {
      // A later drawing asks again, unless the house does not have it.
      if (answer.fault !== 'refused' || answer.refusal.error !== 'not-found') asked.delete(hash);
      return null;
    }
    known.set(hash, answer.value);
    setCame((times) => times + 1);
    return answer.value;
  };

  const fetched = (hash: string): Promise<WrittenBet | null> => {
    const before = asked.get(hash);
    if (before) return before;
    const found = ask(hash);
    asked.set(hash, found);
    return found;
  };

  return {
    fetched,
    shown: (hash) => {
      came();
      const found = known.get(hash);
      if (found === undefined) void fetched(hash);
      return found ?? null;
    },
  };
};

/** Of this page. */
export const definitions = createDefinitions((url, init) => fetch(url, init));

/** The name in the language of the page, else in English, like names of rooms. */
export const definitionName = ({ name }: Pick<WrittenBet, 'name'>): string =>
  name[language()] ?? name.en ?? '';

/** The title of a recorded bet; for a bet of a room the name in its definition. */
export const recordedTitle = ({ option, betHash }: RecordedBetId, labels: Labels): string => {
  if (betHash === undefined || isKnownOption(option)) return optionTitle(option, labels);
  const bet = definitions.shown(betHash);
  return bet === null ? optionTitle(option, labels) : definitionName(bet);
};

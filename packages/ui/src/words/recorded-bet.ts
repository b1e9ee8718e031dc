// Names of bets in records and reports. A record names a bet that a room defined by its id and by the hash of its definition; the id may
// mean another bet by now. The definition is fetched by its hash, once in a visit, and the browser keeps it for ever. [B]
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import { isKnownOption, type OptionId } from '@punto/engine/option-id';
import { language } from '@punto/language/catalogue';
import { createHttp, type Fetch, pathOf } from '@punto/protocol/client/http';
import { PATHS } from '@punto/protocol/paths';
import { createSignal } from 'solid-js';
import { type Labels, optionTitle } from './option-title.ts';

export type RecordedBetId = { readonly option: OptionId; readonly betHash?: string | undefined };

export type FetchedDefinitions = {
  /** `null` until it is there, and where the house does not know it. What draws it is drawn again when it comes. */
  readonly shown: (hash: string) => WrittenBet | null;
  /** Waits for it; `null`: the house does not know it, or cannot be reached. */
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
      // What is drawn later asks again, unless the house does not know it.
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

/** In the language of the page, else in English, as names of rooms. */
export const definitionName = ({ name }: Pick<WrittenBet, 'name'>): string =>
  name[language()] ?? name.en ?? '';

/** The title of a bet of a record: of a bet that a room defined the name that its definition has. */
export const recordedTitle = ({ option, betHash }: RecordedBetId, labels: Labels): string => {
  if (betHash === undefined || isKnownOption(option)) return optionTitle(option, labels);
  const bet = definitions.shown(betHash);
  return bet === null ? optionTitle(option, labels) : definitionName(bet);
};

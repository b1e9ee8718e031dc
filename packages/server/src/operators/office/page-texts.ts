// The texts of the round page by language, loaded on the first request in that language.
import type { Language } from '@punto/language/languages';
import type record from '@punto/language/texts/en/record';
import type rounds from '@punto/language/texts/en/rounds';
import type shared from '@punto/language/texts/en/shared';

/** The shape of the English texts, with any strings. */
type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

export type PageTexts = {
  readonly support: Texts<(typeof rounds)['support']>;
  readonly record: Texts<Pick<(typeof record)['round'], 'column' | 'verdict'>>;
  readonly entry: Texts<(typeof record)['entries']['column']>;
  readonly shared: Texts<Pick<typeof shared, 'option' | 'outcome' | 'movement'>>;
};

type Areas = {
  readonly rounds: { readonly support: PageTexts['support'] };
  readonly record: {
    readonly round: PageTexts['record'];
    readonly entries: { readonly column: PageTexts['entry'] };
  };
  readonly shared: PageTexts['shared'];
};

const AREAS = ['rounds', 'record', 'shared'] as const;

/** Loads the three text files of a language. Their names come from the closed list of languages, never from a request. */
export const loadPageTexts = async (language: Language): Promise<PageTexts> => {
  const [rounds, record, shared] = await Promise.all(
    AREAS.map(async (area) => (await import(`@punto/language/texts/${language}/${area}`)).default),
  );
  const areas: Areas = { rounds, record, shared };
  return {
    support: areas.rounds.support,
    record: areas.record.round,
    entry: areas.record.entries.column,
    shared: areas.shared,
  };
};

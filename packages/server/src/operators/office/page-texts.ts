// The texts of the page of a round in the language of its reader, loaded when the page is first asked for in it.
import type { Language } from '@punto/language/languages';
import type record from '@punto/language/texts/en/record';
import type rounds from '@punto/language/texts/en/rounds';
import type shared from '@punto/language/texts/en/shared';

/** The same texts in some language. */
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

/** All three files of a language. Their names are of a closed list, so no text of a request leads to a file. */
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

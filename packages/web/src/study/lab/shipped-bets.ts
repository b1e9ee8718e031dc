// The shipped bets by id, in the form of their files. Only the study page loads them.

/** The content of a file of `bets`, not checked yet. */
export type ShippedBet = {
  readonly id: string;
  readonly of: 'catalogue' | 'published';
  readonly name: string;
  readonly json: Readonly<Record<string, unknown>>;
};

type BetFile = {
  readonly id: string;
  readonly name: { readonly en: string };
} & Readonly<Record<string, unknown>>;

const filesOf = (of: ShippedBet['of'], files: Readonly<Record<string, BetFile>>): readonly ShippedBet[] =>
  Object.values(files).map((json) => ({ id: json.id, of, name: json.name.en, json }));

/** By heading, then by id. */
export const SHIPPED_BETS: readonly ShippedBet[] = [
  ...filesOf(
    'catalogue',
    import.meta.glob<BetFile>('../../../../../bets/catalogue/*.json', { eager: true, import: 'default' }),
  ),
  ...filesOf(
    'published',
    import.meta.glob<BetFile>('../../../../../bets/published/*.json', { eager: true, import: 'default' }),
  ),
];

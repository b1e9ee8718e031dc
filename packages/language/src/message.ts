// A message as written in the catalogue, and the types of its parameters, read from its text by the type checker.
//
//   'You are at {table}'                                        a text
//   { one: '{n:count} table', other: '{n:count} tables' }       a plural; `none` is its text for zero, if it differs
//   'Read <rules>the rules</rules> first'                       a tag, drawn by the page as a link or in bold
import type { Minor } from '@punto/engine/minor';

/** What each format of a parameter takes. A parameter without a format, `{table}`, is a text. */
export type Formats = {
  readonly text: string;
  /** A text that the English message leaves out; a translation may write `{table}` for `{table:spare}`. */
  readonly spare: string;
  /** A number with its groups of digits; it chooses the plural form of its message. */
  readonly count: number;
  /** The same, in English as a word up to twelve: `nine tables`. */
  readonly words: number;
  /** The same at the start of a sentence, in English up to fifteen: `Nine tables`. */
  readonly Words: number;
  readonly number: number;
  /** An amount in coins: `24,475`, `12.50`. One in another currency comes as it is written: `12.50 EUR`. */
  readonly coins: Minor | string;
  /** The same with its sign: `+475`. */
  readonly signed: Minor | string;
  /** A share as percent with two decimals: `1.06%`. */
  readonly percent: number;
  /** With four decimals, as edges are printed: `1.0579%`. */
  readonly edge: number;
  /** With only the decimals that it has: `5%`. */
  readonly rate: number;
  /** A number that names something, without groups of digits: `shoe 1234`. */
  readonly numeral: number;
  /** Milliseconds since 1970, as hours and minutes. */
  readonly time: number;
  /** Milliseconds since 1970, as day, month and year. */
  readonly date: number;
  /** The same with seconds, of 24 hours: `14:03:27`. */
  readonly clock: number;
  /** Milliseconds since 1970, as date and time with seconds. */
  readonly moment: number;
  /** Texts joined by commas and "and". */
  readonly list: readonly string[];
  /** Texts joined by commas alone. */
  readonly items: readonly string[];
};

export type FormatName = keyof Formats;

/** Forms of `Intl.PluralRules` that a language has; `none` comes before them when the number is 0. */
export type Plural = {
  readonly none?: string;
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
};

export type Message = string | Plural;

/** An area of the catalogue: messages by id, in groups. */
export type Area = { readonly [id: string]: Message | Area };

type Placeholder<Inner extends string> = Inner extends `${infer Name}:${infer How}`
  ? How extends FormatName
    ? { readonly [K in Name]: Formats[How] }
    : { readonly [K in Name]: never }
  : { readonly [K in Inner]: string };

type InText<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? Placeholder<Inner> & InText<Rest>
  : unknown;

type TagsIn<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsIn<Rest>
  : never;

type Flat<T> = { readonly [K in keyof T]: T[K] };

/** The parameters of a message; of a plural, those of all its forms. */
export type ParametersOf<M extends Message> = M extends string
  ? Flat<InText<M>>
  : M extends Plural
    ? Flat<InText<M['other']>>
    : never;

export type TagsOf<M extends Message> = M extends string
  ? TagsIn<M>
  : M extends Plural
    ? TagsIn<M['other']>
    : never;

/** Text between tags, in the order of the sentence; `tag` is `null` outside of any. */
export type Part<Tag extends string = string> = { readonly tag: Tag | null; readonly text: string };

type Arguments<M extends Message> = [keyof ParametersOf<M>] extends [never]
  ? []
  : [parameters: ParametersOf<M>];

/** A message as a function of its parameters that returns its text in the language of the page. */
export type Said<M extends Message> = {
  (...parameters: Arguments<M>): string;
  readonly parts: (...parameters: Arguments<M>) => readonly Part<TagsOf<M>>[];
};

/** The messages of an area as functions. None has the id `parts`, which is the function of its group. */
export type Texts<A> = {
  readonly [Id in keyof A]: A[Id] extends Message ? (Id extends 'parts' ? never : Said<A[Id]>) : Texts<A[Id]>;
};

/** Placeholders and tags as they are written, with or without `:spare`. A translation has those of its English message. */
type Marks<Text extends string> = MarksOfParameters<Text> | `<${TagsIn<Text>}>`;
type MarksOfParameters<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}:spare` ? `{${Name}}` : `{${Inner}}`) | MarksOfParameters<Rest>
  : never;

type MarksOf<M> = M extends string ? Marks<M> : M extends Plural ? Marks<M['other']> : never;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/**
 * What a translation must be: the same ids, and in each message the same placeholders and tags as in English. A message
 * with others has the type of what is expected, which the error of the type checker then shows.
 */
export type Translated<English, Own> = {
  readonly [Id in keyof English]: English[Id] extends Message
    ? Id extends keyof Own
      ? Same<MarksOf<English[Id]>, MarksOf<Own[Id]>> extends true
        ? Message
        : { readonly expectedMarks: MarksOf<English[Id]> }
      : Message
    : Id extends keyof Own
      ? Translated<English[Id], Own[Id]>
      : English[Id];
} & { readonly [Id in Exclude<keyof Own, keyof English>]: never };

/** Checks a file of translated messages against the English one: `translation<typeof en>()({ … })`. */
export const translation =
  <English>() =>
  <const Own extends Translated<English, Own>>(own: Own): Own =>
    own;

// Types, which the type checker compares when it checks this file: what it must refuse, it refuses.
import { expectTypeOf, it } from 'vitest';
import type { Texts, Translated } from './message.ts';

const en = {
  at: 'At {table}',
  tables: { one: '{n:count} table', other: '{n:count} tables' },
  more: { read: 'Read <rules>the rules</rules>' },
} as const;

const whole = {
  at: '在{table}',
  tables: '{n:count} 张桌',
  more: { read: '请看<rules>规则</rules>' },
} as const;

type Whole = typeof whole;
type Accepts<Own> = Own extends Translated<typeof en, Own> ? true : false;

it('accepts a translation with the same messages, parameters and tags', () => {
  expectTypeOf<Accepts<Whole>>().toEqualTypeOf<true>();
});

it('refuses a missing and a superfluous message', () => {
  expectTypeOf<Accepts<Omit<Whole, 'more'>>>().toEqualTypeOf<false>();
  expectTypeOf<Accepts<Whole & { readonly extra: 'x' }>>().toEqualTypeOf<false>();
});

it('refuses other parameters, formats and tags, and a plural without other', () => {
  expectTypeOf<Accepts<Omit<Whole, 'at'> & { readonly at: '在{place}' }>>().toEqualTypeOf<false>();
  expectTypeOf<
    Accepts<Omit<Whole, 'tables'> & { readonly tables: '{n:number} 张桌' }>
  >().toEqualTypeOf<false>();
  expectTypeOf<
    Accepts<Omit<Whole, 'more'> & { readonly more: { readonly read: '请看规则' } }>
  >().toEqualTypeOf<false>();
  expectTypeOf<
    Accepts<Omit<Whole, 'tables'> & { readonly tables: { readonly one: '{n:count} 张桌' } }>
  >().toEqualTypeOf<false>();
});

it('types the parameters of each message by its English text', () => {
  type Said = Texts<typeof en>;
  expectTypeOf<Parameters<Said['at']>>().toEqualTypeOf<[parameters: { readonly table: string }]>();
  expectTypeOf<Parameters<Said['tables']>>().toEqualTypeOf<[parameters: { readonly n: number }]>();
  expectTypeOf<Parameters<Said['more']['read']>>().toEqualTypeOf<[]>();
});

it('lets a translation use a parameter that is spare in English', () => {
  type English = { readonly wins: '{player} wins{banker:spare}' };
  type Spares<Own> = Own extends Translated<English, Own> ? true : false;
  expectTypeOf<Spares<{ readonly wins: '{banker} {player}' }>>().toEqualTypeOf<true>();
  expectTypeOf<Spares<{ readonly wins: '{player}{banker:spare}' }>>().toEqualTypeOf<true>();
  expectTypeOf<Spares<{ readonly wins: '{player}' }>>().toEqualTypeOf<false>();
});

it('refuses to say a message with the id of the function that splits a text at its tags', () => {
  type Said = Texts<{ readonly ring: { readonly parts: 'its parts' } }>;
  expectTypeOf<Said['ring']['parts']>().toEqualTypeOf<never>();
});

// Compares a schema with the type of the values it describes when the program is type-checked: a field, an optional field or a word
// that only one of them has is an error.
import type { WrittenBet } from '@punto/engine/condition/written-bet';
import type { Static, TSchema } from 'typebox';

type Plain = string | number | boolean | null | undefined;

/** The type with the presence of each field written down, so that assignability compares it too. Fields that are never there are left out. */
type Noted<T> = T extends Plain
  ? T
  : T extends WrittenBet
    ? 'bet'
    : T extends readonly unknown[]
      ? number extends T['length']
        ? readonly Noted<T[number]>[]
        : { readonly [K in keyof T]: Noted<T[K]> }
      : {
          readonly [K in keyof T as [T[K]] extends [undefined] ? never : K]-?: readonly [
            Noted<T[K]>,
            object extends Pick<T, K> ? 'optional' : 'present',
          ];
        };

type Same<A, B> = [Noted<A>] extends [Noted<B>] ? ([Noted<B>] extends [Noted<A>] ? true : false) : false;

/** The schema, which the type checker accepts if it describes exactly the values of `T`. */
export const exactly =
  <T>() =>
  <S extends TSchema>(schema: Same<Static<S>, T> extends true ? S : never): S =>
    schema;

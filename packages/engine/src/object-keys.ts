// Objects by a closed list of keys. TypeScript types the keys of `Object.keys` and `Object.fromEntries` as any text; here
// the caller's own type says which they are, so the cast is made in one place.

/** The keys of an object whose type names all of them, in their order. */
export const keysOf = <T extends object>(value: T): readonly (keyof T & string)[] =>
  Object.keys(value) as (keyof T & string)[];

/** One value for each key, in the order of the keys. */
export const keyedBy = <K extends string, V>(keys: readonly K[], valueAt: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, valueAt(key)])) as Record<K, V>;

/** The items by their ids; `items` must hold every id of the type. */
export const byId = <T extends { readonly id: string }>(items: readonly T[]): Readonly<Record<T['id'], T>> =>
  Object.fromEntries(items.map((item) => [item.id, item])) as Record<T['id'], T>;

/** A named field of raw data, not checked; `undefined`: it has none, or is no object. */
export const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;

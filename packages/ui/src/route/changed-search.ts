// Changes of the search part of an address.
import type { Params } from './pattern.ts';

/** The search part of an address with these parameters changed; empty ones are removed. */
export const changedSearch = (search: string, change: Params): string => {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change))
    if (value) params.set(name, value);
    else params.delete(name);
  const text = String(params);
  return text && `?${text}`;
};

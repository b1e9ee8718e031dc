// Patterns of page addresses: `/table/:table`; `*` matches every address.

export type Params = Readonly<Record<string, string | undefined>>;

const segments = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** The parameters of a path that matches the pattern; otherwise nothing. */
export const paramsOf = (pattern: string, path: string): Params | null => {
  if (pattern === '*') return {};
  const [wanted, given] = [segments(pattern), segments(path)];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(value);
    else if (part !== value) return null;
  }
  return params;
};

/** An address with a lone % is kept as it is. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

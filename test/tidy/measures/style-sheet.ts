// What the checks on styles read of a sheet: its text without comments, and its declarations.

export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** The values behind `property:`; selectors, also nested ones, are none. */
export const valuesIn = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(/(?<=[{};]\s*)[-\w]+\s*:([^;{}]*)(?=[;}])/g)].map(([, value = '']) =>
    value.trim(),
  );

// Parses style sheets for the checks: the text without comments, and the values of declarations.

export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');

/** The values after `property:`; selectors, including nested ones, are skipped. */
export const valuesIn = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(/(?<=[{};]\s*)[-\w]+\s*:([^;{}]*)(?=[;}])/g)].map(([, value = '']) =>
    value.trim(),
  );

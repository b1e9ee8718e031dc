// Parses style sheets for the checks: the text without comments, and the values of declarations.

export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '');

type Declaration = { readonly property: string; readonly value: string };

/** Every `property: value`; selectors, including nested ones, are skipped. */
export const declarationsIn = (text: string): readonly Declaration[] =>
  [...withoutComments(text).matchAll(/(?<=[{};]\s*)([-\w]+)\s*:([^;{}]*)(?=[;}])/g)].map(
    ([, property = '', value = '']) => ({ property, value: value.trim() }),
  );

export const valuesIn = (text: string): readonly string[] => declarationsIn(text).map(({ value }) => value);

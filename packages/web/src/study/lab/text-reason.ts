// Why a text is no JSON: a closed list of codes, which the page says in its language.

export const TEXT_CODES = [
  'badSymbol',
  'badNumber',
  'nameExpected',
  'valueExpected',
  'colonExpected',
  'commaExpected',
  'braceExpected',
  'bracketExpected',
  'moreText',
  'openComment',
  'openText',
  'fieldTwice',
  'notJson',
] as const;

export type TextReason = { readonly code: (typeof TEXT_CODES)[number] };

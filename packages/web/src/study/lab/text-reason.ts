// The codes of the reasons why a text is not JSON: a closed list, which the page translates.

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

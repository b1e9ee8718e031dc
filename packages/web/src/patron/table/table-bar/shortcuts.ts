// The keyboard shortcuts at the table (`keys.ts`), for the list in the menu.
import { texts } from '@punto/language/catalogue';

const text = texts('sheets').keys;

/** `chips` is the number of chips that the table offers. */
export const shortcuts = (chips: number): readonly Shortcut[] => [
  {
    key: chips > 1 ? text.chips.key({ most: Math.min(9, chips) }) : '1',
    does: text.chips.does(),
  },
  ...KEYS.map((id) => ({ key: text[id].key(), does: text[id].does() })),
];

type Shortcut = { readonly key: string; readonly does: string };

const KEYS = [
  'move',
  'main',
  'spot',
  'confirm',
  'takeBack',
  'explain',
  'undo',
  'clear',
  'rebet',
  'double',
  'favourites',
] as const;

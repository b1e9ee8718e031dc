// The keyboard shortcuts at the table (`keys.ts`), for the list in the menu.

/** `chips` is the number of chips that the table offers. */
export const shortcuts = (chips: number): readonly (readonly [keys: string, does: string])[] => [
  [chips > 1 ? `1 – ${Math.min(9, chips)}` : '1', 'Choose a chip'],
  ['Arrows', 'Move between spots'],
  ['P, T, B', 'Lay it on player, tie or banker'],
  ['Enter, Space', 'Lay it on the spot in focus'],
  ['Shift + Enter', 'Confirm'],
  ['−, Backspace', 'Take the top chip from the spot'],
  ['?', 'Explain the bet of the spot'],
  ['U', 'Undo'],
  ['C', 'Clear'],
  ['R', 'Rebet'],
  ['D', 'Double'],
  ['F', 'Favourite bets'],
];

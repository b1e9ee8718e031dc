// Titles of the rooms that come with the product. Pages show them in the language of the page, unless a house has another title.

export const ROOM_TITLES = {
  'big-table': 'Big table',
  'classic-eight-deck': 'Classic eight-deck',
  'live-eight-deck': 'Live eight-deck',
  'single-deck': 'Single deck',
  'six-deck': 'Six-deck',
  squeeze: 'Squeeze',
} as const;

/** The id of a room that comes with the product. */
export type PresetId = keyof typeof ROOM_TITLES;

// Titles of the rooms that come with the product. Pages show them in the language of the page, unless a house has another title.

/** The ids of the rooms that come with the product. */
export const PRESET_IDS = [
  'big-table',
  'classic-eight-deck',
  'live-eight-deck',
  'single-deck',
  'six-deck',
  'squeeze',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export const ROOM_TITLES: Readonly<Record<PresetId, string>> = {
  'big-table': 'Big table',
  'classic-eight-deck': 'Classic eight-deck',
  'live-eight-deck': 'Live eight-deck',
  'single-deck': 'Single deck',
  'six-deck': 'Six-deck',
  squeeze: 'Squeeze',
};

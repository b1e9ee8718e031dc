// The eighteen option types by name, and the twenty schedules they can be paid by: banker has one for each
// commission mode, tie one for each price. [B1]–[B18]

export const OPTION_IDS = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'any-pair',
  'perfect-pair',
  'player-natural',
  'banker-natural',
  'player-bonus',
  'banker-bonus',
  'lucky-six',
  'two-card-lucky-six',
  'three-card-lucky-six',
  'lucky-seven',
  'two-card-lucky-seven',
  'three-card-lucky-seven',
  'super-lucky-seven',
] as const;
export type OptionId = (typeof OPTION_IDS)[number];

export const SCHEDULE_IDS = [...OPTION_IDS, 'banker-no-commission', 'tie-nine'] as const;
export type ScheduleId = (typeof SCHEDULE_IDS)[number];

/** How banker is paid; each patron's own choice at the table. [B19] */
export const COMMISSION_MODES = ['traditional', 'no-commission'] as const;
export type CommissionMode = (typeof COMMISSION_MODES)[number];

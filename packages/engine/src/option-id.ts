// What can be bet on, by id, and what it is paid by. Eighteen options and twenty schedules are those of the rules: banker has
// a schedule for each commission mode, tie one for each price. Besides them a room may define bets of its own, whose ids
// are open: such a bet is an option, and the schedule that pays it, under one id. [B1]–[B18]

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
export type KnownOptionId = (typeof OPTION_IDS)[number];

export const SCHEDULE_IDS = [...OPTION_IDS, 'banker-no-commission', 'tie-nine'] as const;
export type KnownScheduleId = (typeof SCHEDULE_IDS)[number];

declare const brand: unique symbol;
/** Of a bet that a room defines: `house/dragon-7`, or `dragon-7` for a published one. Never one of the lists above. */
export type BetId = string & { readonly [brand]: 'bet' };

export type OptionId = KnownOptionId | BetId;
export type ScheduleId = KnownScheduleId | BetId;

const OPTION_SET: ReadonlySet<string> = new Set(OPTION_IDS);
const SCHEDULE_SET: ReadonlySet<string> = new Set(SCHEDULE_IDS);

/** Whether it is one of the eighteen; every other is defined by its room. */
export const isKnownOption = (id: OptionId): id is KnownOptionId => OPTION_SET.has(id);
/** Whether it is one of the twenty; every other is defined by its room. */
export const isKnownSchedule = (id: ScheduleId): id is KnownScheduleId => SCHEDULE_SET.has(id);

/** How ids of bets are written: one word, or two with a slash between them. */
export const BET_ID = /^[a-z0-9][a-z0-9-]{0,63}(\/[a-z0-9][a-z0-9-]{0,63})?$/;

/** Whether a text has the form of an id. Whether a room offers it is the room's to say. */
export const isOptionId = (text: string): text is OptionId => BET_ID.test(text);
/** Whether a text can be the id of a bet that a room defines. */
export const isBetId = (text: string): text is BetId => BET_ID.test(text) && !SCHEDULE_SET.has(text);

/** So many bets may a room define. */
export const MOST_OWN_BETS = 80;
/** So many options may a room offer. */
export const MOST_OPTIONS = OPTION_IDS.length + MOST_OWN_BETS;

/** How banker is paid; each patron's own choice at the table. [B19] */
export const COMMISSION_MODES = ['traditional', 'no-commission'] as const;
export type CommissionMode = (typeof COMMISSION_MODES)[number];

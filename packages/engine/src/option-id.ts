// Ids of options and schedules. Eighteen options and twenty schedules are those of the rules: banker has a schedule for each
// commission mode, tie one for each price. A room may also define bets of its own, whose ids are open: such a bet is an option
// and its schedule under one id. [B1]–[B18]

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
/** The id of a bet that a room defines: `house/dragon-7`, or `dragon-7` for a published one. Never one of the ids above. */
export type BetId = string & { readonly [brand]: 'bet' };

export type OptionId = KnownOptionId | BetId;
export type ScheduleId = KnownScheduleId | BetId;

const OPTION_SET: ReadonlySet<string> = new Set(OPTION_IDS);
const SCHEDULE_SET: ReadonlySet<string> = new Set(SCHEDULE_IDS);

/** Whether the option is one of the eighteen; its room defines any other. */
export const isKnownOption = (id: OptionId): id is KnownOptionId => OPTION_SET.has(id);
/** Whether the schedule is one of the twenty; its room defines any other. */
export const isKnownSchedule = (id: ScheduleId): id is KnownScheduleId => SCHEDULE_SET.has(id);

/** The form of bet ids: one word, or two with a slash between them. */
export const BET_ID = /^[a-z0-9][a-z0-9-]{0,63}(\/[a-z0-9][a-z0-9-]{0,63})?$/;

/** Whether a text has the form of an option's id; whether a room offers that option is not checked here. */
export const isOptionId = (text: string): text is OptionId => BET_ID.test(text);
/** Whether a text can be the id of a bet that a room defines. */
export const isBetId = (text: string): text is BetId => BET_ID.test(text) && !SCHEDULE_SET.has(text);

/** The largest number of bets that a room may define. */
export const MOST_OWN_BETS = 80;
/** The largest number of options that a room may offer. */
export const MOST_OPTIONS = OPTION_IDS.length + MOST_OWN_BETS;

/** How banker is paid; each patron's own choice at the table. [B19] */
export const COMMISSION_MODES = ['traditional', 'no-commission'] as const;
export type CommissionMode = (typeof COMMISSION_MODES)[number];

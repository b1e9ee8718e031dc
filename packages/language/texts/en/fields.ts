// The names of fields in the journal of the console: what an act changed, one line for each value.
export default {
  /** The names of a value from the outside in: "pace, betting", "offers, player pair, max". */
  path: '{fields:items}',
  /** Names of values in the list of what an act changed; each stands before its old and new value. Short, small letters. */
  field: {
    /** Accounts of the staff, and their sessions. */
    id: 'id',
    name: 'name',
    role: 'role',
    active: 'active',
    mustChangePassword: 'must change password',
    passwordReset: 'password reset',
    hasCode: 'has code',
    lockedUntil: 'locked until',
    address: 'address',
    /** What was wrong at a sign-in: the password or the code. */
    wrong: 'wrong',
    failures: 'failures',
    locked: 'locked',
    /** Why a session ended. */
    because: 'because',
    signedInAt: 'signed in at',
    lastActAt: 'last act at',
    state: 'state',
    /** A dealer’s public name and portrait; a patron’s account. */
    card: 'card',
    portrait: 'portrait',
    displayName: 'display name',
    suspended: 'suspended',
    text: 'text',
    reason: 'reason',
    /** The state of a table. */
    version: 'version',
    phase: 'phase',
    service: 'service',
    manual: 'manual',
    paused: 'paused',
    stopped: 'stopped',
    dealers: 'dealers',
    hands: 'hands',
    player: 'player',
    banker: 'banker',
    tie: 'tie',
    table: 'table',
    /** An act of the floor at a table, and what was asked for with it. */
    request: 'request',
    duty: 'duty',
    approval: 'approval',
    askedBy: 'asked by',
    approvedBy: 'approved by',
    before: 'before',
    after: 'after',
    round: 'round',
    shoe: 'shoe',
    side: 'side',
    place: 'place',
    burn: 'burn',
    cutDepth: 'cut depth',
    sure: 'sure',
    relieves: 'relieves',
    pausing: 'pausing',
    offered: 'offered',
    dealer: 'dealer',
    change: 'change',
    /** A correction: what each patron had back, has now, and what the house bears. */
    corrections: 'corrections',
    totalMinor: 'total',
    patron: 'patron',
    returnedBeforeMinor: 'returned before',
    returnedAfterMinor: 'returned after',
    deltaMinor: 'delta',
    uncollectedMinor: 'uncollected',
    /** Limits. `offers` are the bets of a table; `configured` are the limits of its room. */
    limits: 'limits',
    configured: 'configured',
    offers: 'offers',
    option: 'option',
    schedule: 'schedule',
    minMinor: 'min',
    maxMinor: 'max',
    /** Up to which round a bet is offered. */
    until: 'until',
    /** The rules of a room. */
    title: 'title',
    cloth: 'cloth',
    labels: 'labels',
    decks: 'decks',
    afterCut: 'after cut',
    commissionModes: 'commission modes',
    /** Stakes are multiples of it. */
    stepMinor: 'step',
    chipsMinor: 'chips',
    dealing: 'dealing',
    language: 'language',
    translations: 'translations',
    solo: 'solo',
    mains: 'mains',
    printed: 'printed',
    advantages: 'advantages',
    confirm: 'confirm',
    tags: 'tags',
    streakFrom: 'streak from',
    chopFrom: 'chop from',
    /** The pace of a table: how long each part of a round takes. */
    pace: 'pace',
    shufflingMs: 'shuffling',
    bettingMs: 'betting',
    leastBettingMs: 'least betting',
    closedMs: 'closed',
    cardMs: 'card',
    thirdCardMs: 'third card',
    resultMs: 'result',
    /** A squeeze, and seats where patrons deal in turn: how long each may take. */
    squeeze: 'squeeze',
    turnMs: 'turn',
    seats: 'seats',
    offerMs: 'offer',
    dealMs: 'deal',
    keepMs: 'keep',
    onTie: 'on tie',
    idleRounds: 'idle rounds',
    noBetsBehind: 'no bets behind seats',
  },
  /** Values in that list which are words of the program. Small letters. */
  value: {
    /** Of a session at a console. */
    state: { open: 'open', locked: 'locked' },
    /** After what a table closes. */
    after: { round: 'this round', shoe: 'this shoe' },
    /** What was wrong at a sign-in. */
    wrong: { password: 'password', code: 'code' },
    /** Why a session began or ended. */
    because: {
      signedInAgain: 'signed in again',
      passwordChanged: 'password changed',
      newPassword: 'new password',
      wrongPassword: 'wrong password',
      accountChanged: 'account changed',
    },
  },
  /** Titles of acts that have no sentence in "journal". */
  action: {
    'remove-patron-name': 'Removed the name of a patron',
    /** The name and portrait that patrons see of a dealer. */
    'change-dealer-card': 'Changed the public name or portrait of a dealer',
    /** By the server, when the secret order of a shoe cannot be read any more. */
    'lose-shoe': 'Put away a shoe that cannot be read any more',
  },
} as const;

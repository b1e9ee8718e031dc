// The journal: who did what, when and why. The person stands beside each entry and is its subject: "Paused the table" by
// Dana.
export default {
  reading: 'Reading the journal',
  head: {
    one: '{n:count} entry. The chain ends in <hash>{hash}</hash>; <code>punto audit</code> follows it from its beginning.',
    other:
      '{n:count} entries. The chain ends in <hash>{hash}</hash>; <code>punto audit</code> follows it from its beginning.',
  },
  /** The author of an entry. `house`: the entry was made by the server and not by a member of the staff. */
  by: '<strong>{what}</strong><dim> by </dim>{name}',
  byRole: '<strong>{what}</strong><dim> by </dim>{name}<dim> ({role})</dim>',
  house: 'the house',
  reason: '“{reason}”',
  all: 'All that was kept',
  hash: 'Hash',
  values: { one: '{n:count} value', other: '{n:count} values' },
  value: 'Value',
  /** Read out around an old and a new value. */
  was: 'was',
  now: 'now',
  takenAway: ', taken away',
  /** What stands for a value. */
  yes: 'yes',
  no: 'no',
  none: 'none',
  seconds: '{n:number} s',
  field: { differentialMinor: 'table limit', patronDifferentialMinor: 'player limit' },
  filter: {
    person: 'Person',
    anybody: 'Anybody',
    act: 'Act',
    any: 'Any',
    table: 'Table',
    patron: 'Patron',
    patronHint: 'Number',
    from: 'From',
    to: 'To',
    cards: 'Cards',
    lineACoup: 'One line a coup',
    eachCard: 'Each card',
  },
  /** Groups of acts to choose from. */
  group: {
    corrections: 'Corrections and approvals',
    voids: 'Rounds voided',
    pauses: 'Pauses',
    limits: 'Limits',
    tables: 'Tables opened and closed',
    dealers: 'Dealers coming and going',
    dealing: 'Dealing by hand',
    patrons: 'Patrons noted and suspended',
    monitoring: 'Alarms of play and notes on them',
    people: 'People of the house',
    door: 'Signing in and out',
  },
  /** Titles of acts that have no sentence of their own. */
  action: {
    'sign-in-failed': 'Failed sign-in',
    'session-ended': 'Session ended',
    'session-expired': 'Session ran out',
    'ask-approval': 'Asked for approval',
    'set-manual': 'Manual mode',
    'manage-tables': 'New table',
    'suspend-patron': 'Suspended a patron',
    'reinstate-patron': 'Reinstated a patron',
    'note-patron': 'Noted on a patron',
  },
  /** One fact after another: "Voided round 7 of shoe 3; 60 for 2 patrons". */
  join: '{first}; {second}',
  moved: {
    one: '{amount:coins} for {patrons:count} patron',
    other: '{amount:coins} for {patrons:count} patrons',
  },
  pause: 'Paused the table',
  resume: 'Let the table go on',
  explainPause: 'Said why the table is paused',
  cancelRound: 'Cancelled round {round:numeral}; every stake went back',
  voidRound: 'Voided round {round:numeral} of shoe {shoe:numeral}',
  /** `hands`: as below. */
  resettleRound: 'Settled round {round:numeral} of shoe {shoe:numeral} again as {hands}',
  /** Cards such as "KH 9C" with their scores in brackets. */
  hands: 'Player {player} ({playerScore:number}), Banker {banker} ({bankerScore:number})',
  noHands: 'without cards',
  /** A correction, other limits, or the end of a table, which a second supervisor decides. */
  asked: {
    correction: 'Asked for an approval to correct round {round:numeral} of shoe {shoe:numeral}',
    limits: 'Asked for an approval of other limits',
    retire: 'Asked for an approval to shut the table for good',
  },
  approved: {
    correction: 'Approved the correction of round {round:numeral} of shoe {shoe:numeral} asked for by {name}',
    limits: 'Approved the limits asked for by {name}',
    retire: 'Approved the end of the table asked for by {name}',
  },
  declined: {
    correction: 'Declined the correction of round {round:numeral} of shoe {shoe:numeral} asked for by {name}',
    limits: 'Declined the limits asked for by {name}',
    retire: 'Declined the end of the table asked for by {name}',
  },
  withdrawn: {
    correction: 'Withdrew the correction of round {round:numeral} of shoe {shoe:numeral} asked for by {name}',
    limits: 'Withdrew the limits asked for by {name}',
    retire: 'Withdrew the end of the table asked for by {name}',
  },
  lapsed: {
    correction:
      'Found the correction of round {round:numeral} of shoe {shoe:numeral} asked for by {name} overtaken: it lapsed',
    limits: 'Found the limits asked for by {name} overtaken: it lapsed',
    retire: 'Found the end of the table asked for by {name} overtaken: it lapsed',
  },
  changeLimits: 'Changed the limits from the next round',
  named: 'Named the table {name}',
  paced: 'Gave the table another pace',
  retired: 'Shut the table for good',
  closesAfter: { round: 'Closes the table after this round', shoe: 'Closes the table after this shoe' },
  reopened: 'Keeps the table open',
  manualOn: 'Turned manual mode on',
  manualOff: 'Turned manual mode off',
  tookPost: 'Came to the table to deal',
  leftPost: 'Left the table',
  offeredPost: 'Offered the post to another dealer',
  assigned: 'Sent {name} to the table',
  released: 'Took {name} off the table',
  newShoe: 'Entered a new shoe',
  openedBetting: 'Opened betting',
  openedNext: 'Opened betting of the next round',
  closedBetting: 'Closed betting of round {round:numeral}',
  reopenedBetting: 'Opened betting of round {round:numeral} again',
  /** `card`: such as "9S"; `place`: as below. */
  entered: 'Entered {card} as {place}',
  enteredDown: 'Entered a card face down as {place}',
  openedCard: 'Opened {place}',
  seenEarly: 'Entered that {place} was seen too early',
  correctedCard: 'Corrected {place} to {card}',
  /** In place of a card that is not known. */
  aCard: 'a card',
  place: {
    player: {
      first: 'player’s first card',
      second: 'player’s second card',
      third: 'player’s third card',
      next: 'player’s next card',
    },
    banker: {
      first: 'banker’s first card',
      second: 'banker’s second card',
      third: 'banker’s third card',
      next: 'banker’s next card',
    },
  },
  tookBack: 'Took the last card back',
  cutCardOut: 'Said that the cut card is out',
  cutCardBack: 'Took the cut card back',
  cutCardCorrected: 'Corrected where the cut card is',
  confirmed: 'Confirmed round {round:numeral}: {hands}',
  signedIn: 'Signed in',
  signedInFrom: 'Signed in from {address}',
  /** A sign-in with a wrong password or a wrong one-time code. */
  failed: {
    password: 'A sign-in as {name} failed: wrong password',
    code: 'A sign-in as {name} failed: wrong code',
  },
  failedFrom: {
    password: 'A sign-in as {name} from {address} failed: wrong password',
    code: 'A sign-in as {name} from {address} failed: wrong code',
  },
  lockedNow: 'it is locked now',
  nameless: 'a name nobody has',
  signedOut: 'Signed out',
  /** `why` comes from the server, or is the next. */
  ended: 'Session ended: {why}',
  endedSignedOut: 'signed out',
  expired: 'Session ran out after twelve hours',
  unlocked: 'Opened the locked console with the password',
  confirmedPassword: 'Gave the password again',
  confirmFailed: 'Gave a wrong password at an open console',
  newPassword: 'Chose a new password',
  codeOffered: 'Began to use one-time codes',
  codeOn: 'Uses one-time codes from now on',
  codeOff: 'Uses no one-time codes any more',
  added: {
    dealer: 'Added {name} as dealer',
    supervisor: 'Added {name} as supervisor',
    manager: 'Added {name} as manager',
  },
  changed: 'Changed the account of {name}',
  unlockedName: 'Unlocked the name {name}',
  manager: 'Made {name} a manager with a new password',
  newTable: 'Opened the new table {name}',
  suspended: 'Suspended a patron',
  reinstated: 'Let a patron play again',
  noted: 'Wrote a note on a patron',
  /**
   * Limits and breaks of a patron, set by the patron or by the house; the author stands beside it. `limit` is such as
   * "Loss, Day"; `to` an amount or a time such as 1:30:00.
   */
  protect: {
    limit: 'Set the limit “{limit}” to {to}',
    none: 'Took away the limit “{limit}”',
    later: 'Asked for the limit “{limit}” of {to}: it can be confirmed from {at:moment}',
    noneLater: 'Asked for no limit “{limit}”: it can be confirmed from {at:moment}',
    confirmed: 'Confirmed the change of “{limit}”',
    withdrawn: 'Withdrew the change of “{limit}”',
  },
  /** In place of a name that is not known. */
  somebody: 'somebody',
} as const;

// What stands around every page of the patrons, and notices that come on any of them. Loaded with the first page.
export default {
  /** The first link of a page, for the keyboard. */
  toContent: 'Skip to the content',
  /** In place of a page in which the program failed. */
  broken: {
    title: 'This page stopped working',
    says: 'Confirmed bets are with the house and settle all the same. Loading the page again usually helps.',
    act: 'Load again',
  },
  /** Why a request failed: a notice, or in place of what was asked for. */
  fault: {
    unreachable: 'The server cannot be reached.',
    unreadable: 'The server answered {status:numeral} without a reason.',
    'invalid-request': 'The server could not use this request: load the page again.',
    'not-signed-in': 'Enter first: there is no session.',
    'wrong-origin': 'The request came from another site.',
    /** Limits, a break or an exclusion that the patron chose. */
    protected: 'Your limits or a break that you chose do not allow this now.',
    'not-broke': 'A top-up is for when nothing can be staked any more and nothing is in play.',
    'name-refused': 'This name cannot be used: choose another.',
    'sign-in-refused': 'This was not accepted.',
    'prove-first': 'Show your passkey first.',
    'closed-to-guests': 'Sign in first.',
    conflict: 'This has changed meanwhile.',
    'no-such-table': 'There is no such table.',
    'not-found': 'There is nothing here.',
    'too-large': 'The request is too large.',
    'too-frequent': 'Too many requests: wait a moment.',
    'not-ready': 'The tables are not open yet. Try again in a moment.',
    internal: 'Something went wrong here. Try again.',
    'nothing-written':
      'Nothing can be recorded at the moment: the database cannot be written. Try again later.',
    'perhaps-written':
      'The disk failed while this was recorded: check whether it was done before you repeat it.',
  },
  /** The same, where there is more to say. A proof shows that the cards of a shoe were not exchanged. */
  faultDetail: {
    'new-guests': {
      one: 'Too many new guests from this address: try again in {seconds:count} second.',
      other: 'Too many new guests from this address: try again in {seconds:count} seconds.',
    },
    proofs: 'Too many proofs are asked for at the same time: wait a moment.',
    'no-shoe': 'There is no such shoe, or it has not ended.',
    'no-proof-of-shoe':
      'There is no such shoe, it has not ended, or it was dealt by a person and has no seal.',
    'no-proof-of-round':
      'There is no such round, it is not over, or its shoe was dealt by a person and has no seal.',
  },
  /** The page of an address that leads nowhere. */
  lost: {
    /** In the title of the window. */
    name: 'Nothing here',
    title: 'There is nothing here',
    says: 'The address is mistyped, or what it led to is gone.',
    act: 'To the tables',
  },
  /** Notices. */
  news: {
    /** A round of the patron’s that ended while another page was open: `Oak: Banker wins, 6 – 1. Your round: +95.` */
    settled: '{table}: {result}. Your round: {net}.',
    /** Rounds that changed while the patron was away; a sentence about the balance follows. */
    missed: {
      one: 'While you were away {rounds:count} round of yours was corrected or cancelled.',
      other: 'While you were away {rounds:count} rounds of yours were corrected or cancelled.',
    },
    /** A link behind it. */
    record: 'Play record',
  },
  /** Patterns of past results, marked on a table: very short. They say what was, never what will be. */
  pattern: {
    /** One side won so many times in a row. */
    streak: {
      player: '{player} {length:number} in a row',
      banker: '{banker} {length:number} in a row',
    },
    /** So many single wins, the sides in turn. */
    chop: 'Chop of {length:number}',
    /** So many pairs of wins, the sides in turn. */
    twos: 'Twos, {length:number} in turn',
    noTie: {
      one: 'No {tie} for {length:count} round',
      other: 'No {tie} for {length:count} rounds',
    },
    /** A notice. `pattern`: one of the above. */
    notice: '{table}: {pattern}.',
  },
} as const;

// What a table says of a round beside its cloth: calls while the shoe is cut and while the table is disturbed, a squeeze,
// why bets are refused, and the rail with the chips. Read by patrons at a table, mostly where there is room for one line.
// `{player}`, `{banker}`: names of the two hands in the room, as in `shared`.
export default {
  /** The cut of a new shoe: every patron’s program may bring in a secret value, first its hash, then the value itself. */
  cut: {
    /** Called by the dealer, in large letters: two to four words. `revealing`: the values are made known, one after the other. */
    called: {
      committing: 'Cut the cards',
      revealing: 'Values are revealed',
      awaiting: 'The beacon decides',
      done: 'The shoe is cut',
    },
    /** How the shoe was cut. A clause: a full stop follows, or a full stop comes before it. */
    how: {
      house: 'Cut by the house alone',
      own: 'Cut by your value',
      patrons: { one: 'Cut by {patrons:count} patron', other: 'Cut by {patrons:count} patrons' },
    },
    /** Next to the call. */
    state: {
      /** After "Cut the cards". */
      nobody: 'Nobody has yet',
      patrons: { one: '{patrons:count} patron cut', other: '{patrons:count} patrons cut' },
      /** `patrons`: one of the two above. */
      attempt: '{patrons} · attempt {attempt:number} of {most:number}',
      /** So many of the values are known. */
      revealed: '{revealed:number} of {committed:number} revealed',
      house: 'By the house alone',
      values: { one: 'By {values:count} value', other: 'By {values:count} values' },
      valuesWithOwn: {
        one: 'By {values:count} value, yours among them',
        other: 'By {values:count} values, yours among them',
      },
      /** `state`: one of the above; `own`: one of `own`. */
      withOwn: '{state} · {own}',
    },
    /** The patron’s own part. */
    own: {
      cut: 'You cut',
      listed: 'You are in the list',
      /** After "1 of 2 revealed", a count of revealed values: the patron’s own value is revealed. */
      told: 'Yours is',
      missed: 'Yours came too late',
      leftOut: 'Yours was left out',
    },
  },
  /** The rail below the table: chips, and what is done with them. */
  rail: {
    /** The group of the chips, read out. */
    chip: 'Chip',
    /** A chip that is larger than the rest of the balance. Without a full stop: also a name that is read out. */
    chipBeyond: {
      left: '{chip:coins}, more than the {left:coins} you have left',
      nothing: '{chip:coins}, and you have nothing left to stake',
    },
    /** Buttons with little room: one word. `rebet`: the bets of the last round again. */
    act: { undo: 'Undo', clear: 'Clear', rebet: 'Rebet', double: 'Double' },
    /** A button for chips that are laid. */
    confirm: 'Confirm <strong>{stake:coins}</strong>',
    /** The same button when it cannot be pressed: two or three words. */
    waits: { noLink: 'No link', onItsWay: 'On its way', nothing: 'Nothing laid' },
    /** A note that is shown once. The ring is the countdown of the betting time. */
    first: {
      byItself:
        '<strong>Your chips are placed when the ring is empty.</strong> <more>Confirm places them at once. The settings let you confirm every bet yourself.</more>',
      byPatron:
        '<strong>Your chips count once you press Confirm,</strong> <more>before the ring is empty. What is not confirmed comes back to you.</more>',
      read: 'I see',
    },
  },
  /** Why something was not done. Without a full stop, unless it is said otherwise. */
  refused: {
    /** An act: taking a seat, turning a card, dealing, cutting. */
    act: {
      'not-cutting': 'The shoe is not being cut now',
      'already-cut': 'Your part in this cut is in already',
      'cut-full': 'No place is left in this cut',
      'wrong-value': 'This is not the value you were bound to',
      'barred-from-cut': 'A value of yours was missing from this cut: the next shoe is open to you again',
      'round-over': 'That round is over',
      'not-your-card': 'This card is not yours to turn',
      'no-seats-here': 'Nobody sits at this table',
      'no-such-seat': 'There is no such seat',
      'seat-taken': 'Somebody has just taken this seat',
      'seat-given-up': 'Your seat was given up: sit again in the next round',
      'already-seated': 'You have a seat already: leave it first',
      'not-seated': 'Take a seat first',
      'stakes-on-felt': 'Your stakes are on the felt: leave once the round is settled',
      'shoe-not-offered': 'The shoe has gone on',
      'not-the-holder': 'Another has the shoe',
      'behind-not-allowed': 'Nobody may bet behind this seat now',
      'behind-amount': 'That amount does not fit the limits of this table',
      'behind-full': 'As many patrons as can be are behind this seat already',
      'table-paused': 'The table is paused',
      suspended: 'Your account is suspended: you may watch, and no bets are taken',
    },
    /** A ticket or an act got no answer of the table, or an error. */
    failed: {
      'no-link': 'There is no connection to the table',
      'no-answer': 'The table did not answer: look whether it was done',
      malformed: 'The table could not read the message: load the page again',
      'too-large': 'The message is too large',
      'unknown-message': 'The table does not know the message: load the page again',
      'too-frequent': 'Too many messages: wait a moment',
      'no-such-table': 'There is no such table',
      'not-signed-in': 'The session has ended: load the page again',
      'wrong-origin': 'The page came from another address',
      'other-protocol': 'There is a newer version: load the page again',
      busy: 'The table is busy: try again in a moment',
      'cannot-record': 'The table cannot record anything now: try again in a moment',
      'slow-reader': 'The connection is too slow',
      'table-stopped': 'The table has stopped for now',
      'at-another-table': 'You are at another table now: leave it first',
    },
    /** Where one of these stands alone. */
    sentence: '{why}.',
    /** `bet`: the title of a bet in the room, such as Player or Player pair. */
    ticket: {
      excluded: 'You have ended play: you may watch, and no bets are taken',
      'time-out': 'You are taking a break: bets are back when it is over',
      'reality-check': 'Read first how long you have played',
      /** A limit that the patron has set. `open`: what it still allows. */
      ownLimit: {
        loss: 'Your limit on losses leaves {open:coins}',
        stake: 'Your limit on stakes leaves {open:coins}',
        time: 'Your limit on time at the tables is reached',
      },
      'betting-closed': 'No more bets in this round',
      'no-seat': 'Take a seat to stake at this table',
      elsewhere: {
        one: 'Your bets at another table are still in play: stake here once that round is settled',
        other: 'You have bets in play at {tables:count} other tables: stake here once one of them is settled',
      },
      oneMain: 'Only one of the three in a round: {bet} is staked already',
      notOffered: '{bet} is not offered here',
      /** Traditional, no commission: the two ways in which banker is paid. */
      modeNotOffered: {
        traditional: 'Traditional is not offered here',
        'no-commission': 'No commission is not offered here',
      },
      modeFixed: {
        traditional: 'Your bets in this round are Traditional: change it in the next',
        'no-commission': 'Your bets in this round are No commission: change it in the next',
      },
      closedForShoe: '{bet} closed after round {round:numeral}',
      steps: 'Stake {bet} in steps of {step:coins}',
      belowMinimum: 'At least {least:coins} on {bet}',
      aboveMaximum: 'At most {most:coins} on {bet}',
      balance: 'You have {left:coins} left to stake',
      noBalance: 'You have nothing left to stake',
      /** The stakes on the two hands may differ by no more than a limit: by one of the table, or by one for each patron. */
      differential: {
        unnamed: {
          player: '{player} can take up to {open:coins} more',
          banker: '{banker} can take up to {open:coins} more',
        },
        unnamedFull: {
          player: '{player} can take no more until {banker} is staked',
          banker: '{banker} can take no more until {player} is staked',
        },
        table: {
          player: '{player} can take up to {open:coins} more (table limit {limit:coins})',
          banker: '{banker} can take up to {open:coins} more (table limit {limit:coins})',
        },
        tableFull: {
          player: '{player} can take no more until {banker} is staked (table limit {limit:coins})',
          banker: '{banker} can take no more until {player} is staked (table limit {limit:coins})',
        },
        /** "Player limit": the limit for each patron. */
        patron: {
          player: '{player} can take up to {open:coins} more from you (your limit {limit:coins})',
          banker: '{banker} can take up to {open:coins} more from you (your limit {limit:coins})',
        },
        patronFull: {
          player: '{player} can take no more from you until you stake {banker} (your limit {limit:coins})',
          banker: '{banker} can take no more from you until you stake {player} (your limit {limit:coins})',
        },
      },
    },
  },
  /** Short remarks above the bets, several next to each other. Without a full stop. */
  remark: {
    /** `reason`: what the staff wrote. */
    reason: {
      settled: 'This round: {reason}',
      cancelled: 'Cancelled: {reason}',
      voided: 'Voided: {reason}',
      resettled: 'Settled again: {reason}',
    },
    /** A card was shown by accident before its time; `card`: such as Ace of spades. */
    seenEarly: {
      player: {
        first: '{player}’s first card was seen early: {card}. The round goes on as it would',
        second: '{player}’s second card was seen early: {card}. The round goes on as it would',
        third: '{player}’s third card was seen early: {card}. The round goes on as it would',
      },
      banker: {
        first: '{banker}’s first card was seen early: {card}. The round goes on as it would',
        second: '{banker}’s second card was seen early: {card}. The round goes on as it would',
        third: '{banker}’s third card was seen early: {card}. The round goes on as it would',
      },
    },
    closingAfterRound: 'The table closes after this round',
    closingAfterShoe: 'The table closes with this shoe',
    manual: 'Cards are entered by hand',
    newLimits: 'New limits from the next round',
    /** The main bets: player and banker. */
    newLimitsOnMains: 'New limits from the next round: {least:coins} to {most:coins} on the main bets',
  },
  /** A patron turns a card slowly. The patron with the largest stake on a hand may do it for that hand. */
  squeeze: {
    rights: {
      player: 'You squeeze {player}',
      banker: 'You squeeze {banker}',
      both: 'You squeeze both sides',
    },
    /** Over one side of the table: three words. */
    largest: 'Largest {stake:coins} squeezes',
    largestOfNone: 'The largest stake squeezes',
    waits: { player: '{player} waits for your card', banker: '{banker} waits for your card' },
    /** How far the card is turned, read out. */
    turned: {
      none: 'Lies face down',
      quarter: 'A quarter turned',
      half: 'Half turned',
      percent: '{percent:number} percent turned',
    },
  },
  /** Buttons to other tables. */
  switch: {
    before: 'The table before',
    next: 'The next table',
    others: 'Other tables',
  },
  /** What stands in place of the dealer’s call while play is disturbed: a short sentence in large letters without its full
   * stop, and one below it. Nothing is lost, and the patron need not do anything. */
  trouble: {
    stopped: { called: 'This table has stopped for now', says: 'Your bets are safe. You may leave.' },
    paused: { called: 'The table is paused', says: 'Your bets stay as they are. It goes on in a moment.' },
    cancelled: { called: 'This round was cancelled', says: 'Every stake went back.' },
    shut: { called: 'The table is closed', says: 'Nothing is dealt until it opens again.' },
    dealerAway: {
      called: 'The table waits for its dealer',
      says: 'Your bets stay as they are. A supervisor has been told.',
    },
    result: {
      called: 'The result is being confirmed',
      says: 'It is paid as soon as the dealer has.',
    },
    /** A person deals and brings a new shoe; two states follow the call. */
    newShoe: { called: 'New shoe', opens: 'Betting opens soon', prepares: 'The dealer prepares the shoe' },
  },
} as const;

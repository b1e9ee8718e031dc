// Why a request of the staff failed, and why a table refuses a duty or has stopped by itself: texts of codes that the
// server sends.
export default {
  /** Why a table has stopped by itself; follows a colon. */
  stop: {
    rule: 'a check of its own failed',
    'sealed-shoe': 'its shoe does not open, the key is missing or another',
    random: 'the random numbers for a new shoe failed their test',
    store: 'it could not be read or written',
    unknown: 'the log of the server says why',
  },
  /** Why a request failed, by its code. */
  fault: {
    unreachable: 'The server cannot be reached.',
    'answer-lost':
      'The server cannot be reached. It is not known whether this was done: look before doing it again.',
    'outcome-unknown':
      'It is not known whether it was done: look at the cards on the page, and compare them with the table.',
    unreadable: 'The server answered {status:numeral} without a reason.',
    'invalid-request': 'The server could not use this request: load the page again.',
    'wrong-origin': 'The request came from another site.',
    'sign-in-refused': 'This was not accepted.',
    'prove-first': 'Show your passkey first.',
    'closed-to-guests': 'Sign in first.',
    'no-such-table': 'There is no such table.',
    'too-large': 'The request is too large.',
    internal: 'Something went wrong here. Try again.',
    'code-needed': 'Enter the code of your authenticator app.',
    'wrong-code': 'The code is wrong, or was used before: wait for the next one.',
    locked: 'The session is locked because it was idle: enter your password.',
    'confirm-first': 'Enter your password again for this.',
    'change-password-first': 'Choose a password of your own first.',
    'bad-name': 'A name may have letters, digits, spaces, dots, hyphens and apostrophes, 40 at most.',
    'name-taken': 'This name is taken.',
    'last-manager': 'At least one manager must be able to sign in: appoint another one first.',
    'duty-refused': 'The table does not allow this now.',
    'own-request': 'Another supervisor has to approve this.',
    'not-signed-in': 'Sign in first: there is no session.',
    'not-found': 'There is nothing here.',
    protected: 'The limits or a break of this patron do not allow this now.',
    'not-broke': 'A top-up is for when nothing can be staked any more and nothing is in play.',
    'name-refused': 'This name cannot be used: choose another.',
    'too-frequent': 'Too many requests: wait a moment.',
    'not-ready': 'The tables are not open yet. Try again in a moment.',
    'wrong-name-or-password': 'The name or the password is wrong.',
    'locked-out':
      'Too many wrong passwords for this name: it is locked for half an hour in every browser that has not signed in with it before. Sign in from a browser you used before, or ask a manager for a new password.',
    'not-permitted': 'Your role has no permission for this.',
    'weak-password': 'The password is too easy to guess.',
    conflict: 'Somebody else has changed this meanwhile: reload and try again.',
    'cannot-record':
      'Nothing was done: the disk is full or fails. Nothing can be recorded until it works again.',
  },
  /** Why a request failed, where there is more to say than its code: in place of the text of the code. */
  detail: {
    'sign-in-tries': {
      one: 'Too many tries: wait {seconds:count} second.',
      other: 'Too many tries: wait {seconds:count} seconds.',
    },
    'sign-ins': 'Too many sign-ins at the same time: wait a moment.',
    'session-ended': 'The session has ended: sign in again.',
    'nothing-written':
      'Nothing can be recorded at the moment: the database cannot be written. Try again later.',
    'perhaps-written':
      'The disk failed while this was recorded: check whether it was done before you repeat it.',
    'password-wrong': 'The password is wrong.',
    'tries-over': 'Three wrong tries: the session is over. Sign in again.',
    'password-short': 'A password has 10 characters at least.',
    'password-few-characters': 'A password of so few different characters is soon guessed.',
    'password-common': 'This is one of the commonest passwords: choose another one.',
    'password-own-name': 'Your name is no password.',
    'password-same': 'This is the password you have.',
    'table-busy': 'The table is very busy: nothing was done. Try again in a moment.',
    'table-stopped': 'The table has stopped: resume it or cancel its round first.',
    'table-unanswered': 'The answer was lost on the way: look at the table before doing it again.',
    'table-name-taken': 'A table of this house has that name, or had it: choose another.',
    'program-unchecked': 'This server does not check its files.',
    'no-dealer': 'There is no such dealer.',
    'no-patron': 'There is no such patron.',
    'no-member': 'There is no member with this number.',
    'no-round': 'This table has had no such round.',
    'no-name': 'This patron has no name to remove.',
    'no-alarm': 'There is no alarm of this number.',
    'no-wallet-call': 'There is no call to a wallet with this id.',
    'alarm-noted': 'A colleague has noted this alarm already.',
    suspended: 'This patron is suspended already.',
    'not-suspended': 'This patron is not suspended.',
    /** A correction of a round, which a second supervisor approves or declines. */
    'correction-gone': 'This correction is not pending: it was decided, or never requested.',
    'correction-of-another': 'Only who asked for it withdraws it; another supervisor declines it.',
    'correction-unseen':
      'It is approved, and the table did not answer: look at the round, and ask for the correction again if it was not done.',
    'correction-not-recorded':
      'It is approved, but the disk is full or fails: nothing was done. Ask for the correction again when the disk works.',
    'correction-outdated':
      'The round has changed since this correction was asked for: it is not done. Ask for it again.',
  },
  /** What is wrong with one field of a form: beneath the field, or as a notice. */
  field: {
    missing: 'This is missing.',
    /** Also when the reason is not known. */
    'not-valid': 'The server cannot use this value: load the page again and enter it again.',
    'not-in-list': 'Choose one from the list.',
    'not-a-day': 'Give a day of the calendar, such as 2026-11-22.',
    'not-a-code': 'Give the six digits that the authenticator app shows.',
    'not-whole': 'Give a whole number.',
    'unknown-field': 'The server knows nothing of this: load the page again.',
    'too-few-letters': {
      one: 'This is too short: give at least {limit:count} letter.',
      other: 'This is too short: give at least {limit:count} letters.',
    },
    'too-many-letters': {
      one: 'This is too long: give at most {limit:count} letter.',
      other: 'This is too long: give at most {limit:count} letters.',
    },
    'too-small': 'Give at least {limit:number}.',
    'too-large': 'Give at most {limit:number}.',
    /** The days of a report. */
    'too-many-days': {
      one: 'A report is over {limit:count} day at most.',
      other: 'A report is over {limit:count} days at most.',
    },
    'days-reversed': 'The last day is before the first.',
    /** The name of a dealer that patrons read. */
    'sign-in-name': 'The public name is the name this member signs in with: choose another.',
  },
  /** Why a table refuses a duty in its present state. Without a full stop: these also explain a button that is disabled. */
  duty: {
    'already-paused': 'The table is paused already',
    'not-paused': 'The table is not paused',
    'not-your-pause': 'Another person paused the table and gave the reason',
    'table-paused': 'The table is paused: a supervisor resumes it or cancels the round',
    'table-shut': 'The table is shut',
    'table-open': 'The table is open',
    'no-round': 'There is no round in progress',
    'round-settled': 'The round is settled: void it or settle it again',
    'round-not-settled': 'The round is not settled yet: pause it and cancel it instead',
    'no-such-round': 'This table has had no such round',
    'already-voided': 'The round was voided or cancelled before',
    'no-such-coup': 'The tableau deals no coup of these cards: check the third cards',
    'payout-unknown': 'The payout of a bet of this round is unknown: void the round instead',
    'machine-dealt': 'This table is dealt by the machine',
    'dealt-by-a-person': 'This table is dealt by a person',
    'not-at-this-table': 'They do not staff this table',
    'already-at-this-table': 'You staff this table already',
    'table-is-staffed': 'Three dealers staff this table: relieve one of them',
    'relief-not-agreed':
      'A round is in progress: the dealer agrees to be relieved at their desk, or a supervisor sends you',
    'round-in-progress':
      'A round is in progress: another dealer relieves you, or you pause the table and leave',
    'not-the-caller': 'The caller alone acts on the round',
    'wrong-phase': 'Not at this point of the round',
    'no-shoe': 'Enter the new shoe first',
    'shoe-not-over': 'The shoe on the table is not over',
    'shoe-over': 'That was the last round: enter the new shoe',
    'burn-missing': 'Enter the card that was burnt face up',
    'burn-not-wanted': 'No card is burnt at this table',
    'cut-card-out': 'The cut card is out already',
    'cut-card-in': 'The cut card is in the shoe',
    'cards-since-cut': 'A card has come since: a supervisor corrects it',
    'cut-not-there': 'So many cards are not left in the shoe',
    'cut-too-shallow': 'The cut card lies too near the end: a last round could run out of cards',
    'cut-too-deep': 'The cut card lies too far from the end: it could be burnt',
    'shoe-empty': 'The shoe holds too few cards for a round: enter the new shoe, or have the round cancelled',
    'cards-face-down': 'Cards lie face down: they are opened first',
    'four-cards-first': 'Four cards are laid first: enter the next card',
    'card-is-squeezed': 'A patron squeezes this card: it opens by itself when the time is over',
    'not-squeezed-here': 'Cards are dealt face up at this table',
    'coup-complete': 'The coup is complete: confirm the result',
    'coup-not-complete': 'The coup is not complete: enter the next card',
    'no-card-there': 'There is no card there',
    'same-card': 'That is the card it is',
    'breaks-the-tableau': 'With that card the later ones would not have been drawn: call the supervisor',
    'same-limits': 'These are the limits already',
    'in-room-file': 'A room file sets this table up: change it there, and start the server again',
    'same-table': 'Nothing of the table would change',
    'table-not-shut': 'Close the table first: it can be retired once it is shut',
    'table-retired': 'The table is shut for good',
    'still-stopped': 'The table could not be set going, and is as it was: the log of the server says why',
  },
  /** `seconds`: how long betting still stays open. */
  bettingJustOpened: 'Betting has only just opened: it stays open for {seconds:number} s more',
  cardNotExpected: {
    player: {
      first: 'The next card is player’s first',
      second: 'The next card is player’s second',
      third: 'The next card is player’s third',
    },
    banker: {
      first: 'The next card is banker’s first',
      second: 'The next card is banker’s second',
      third: 'The next card is banker’s third',
    },
  },
  /** The dealer reported the cut card; `place`: the number of cards before it, as entered with the shoe. */
  cutCardEarly: {
    one: '{out:number} of {cards:number} cards are out, and the cut card was said to lie after {place:numeral}: that is {early:count} card too early',
    other:
      '{out:number} of {cards:number} cards are out, and the cut card was said to lie after {place:numeral}: that is {early:count} cards too early',
  },
  /** `card`: such as "9S". */
  shoeCannotHold: 'Every {card} of the shoe is out already: check the card',
  tableAtFault: {
    name: 'Give a name of 1 to 60 letters',
    leastBetting: 'Betting cannot have to stay open longer than it lasts',
    pace: 'Give each time from a thousandth of a second to 600 seconds',
  },
  limitsAtFault: 'These limits cannot be: look at the amounts that are marked',
} as const;

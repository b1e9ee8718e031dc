// A patron's account: passkeys, recovery codes, sessions, the guest's coins at a sign-in, and the patron's data.
export default {
  title: 'My account',
  /** In the settings: leads to the page of the account. */
  link: {
    says: 'Keep your coins and come back to them on any device.',
    act: 'Open my account',
  },
  /** A guest has an account in this browser only. */
  guest: {
    title: 'You play as a guest',
    says: 'Your coins and your record are in this browser only, and are lost with it. With a passkey you come back to them on any of your devices. Nothing else is asked for: no password, no e-mail address.',
    act: 'Make a passkey',
    made: 'Your account is kept. Make recovery codes too, for the day the passkey is lost.',
  },
  signIn: {
    title: 'I have an account',
    act: 'Sign in with a passkey',
    code: 'Recovery code',
    codeHint: 'Twenty-five letters and digits in five groups. Each code works once.',
    withCode: 'Sign in with the code',
    /** `name`: of the house’s own sign-in, as it writes it. */
    openid: 'Sign in at {name}',
    closed: 'This house lets in its own patrons only: sign in.',
    invited: 'This house lets in guests who were invited, and patrons who sign in.',
    invitation: 'Invitation',
    enter: 'Enter as a guest',
  },
  /** Asked when a guest signs in. The coins of an account are never moved to another. */
  choice: {
    title: 'What becomes of the guest’s coins?',
    says: 'As a guest you have {amount:coins} in this browser. They belong to the guest account and cannot be moved to another.',
    keep: 'Keep the guest account',
    keepMeans: 'This browser goes on as the guest when you sign out.',
    leave: 'Leave the guest account',
    leaveMeans: 'It is lost for good.',
    stop: 'Stay as the guest',
  },
  passkeys: {
    title: 'Passkeys',
    says: 'A passkey is in your device or your password manager, and opens this account without a password.',
    used: 'Last used {when:date}',
    unused: 'Added {when:date}, not used yet',
    /** It was made at another address of this house, and works there. */
    elsewhere: 'For {domain}',
    add: 'Add a passkey',
    added: 'The passkey is added.',
    /** A field: the name by which the patron knows a passkey. */
    name: 'Name of the passkey',
    rename: 'Rename {name}',
    save: 'Save',
    remove: 'Remove {name}',
    removed: 'The passkey is removed. Remove it from your device as well.',
    lastTitle: 'The last way into this account',
    lastSays:
      'Without this passkey nothing leads to the account but the browsers in which you are signed in. Add another passkey or make recovery codes first.',
    removeLast: 'Remove it all the same',
    keep: 'Keep it',
  },
  codes: {
    title: 'Recovery codes',
    says: 'Ten codes on paper open the account when no passkey is at hand. Each works once.',
    left: { none: 'You have no codes.', one: '{n:count} code left.', other: '{n:count} codes left.' },
    make: 'Make recovery codes',
    remake: 'Make new codes in place of these',
    shown: 'Print these codes or write them down: they are shown this once.',
    /** On the printed page. `site`: an address. */
    paper: 'Recovery codes for {site}',
    print: 'Print',
    hide: 'I have them',
  },
  /** Before a change of the account: a passkey or a code must be shown again. */
  prove: {
    title: 'Show that it is you',
    says: 'No passkey of yours works here. Enter a recovery code, which is then used up.',
    act: 'Continue',
  },
  sessions: {
    title: 'Where you are signed in',
    unknown: 'Unknown device',
    here: 'This browser',
    seen: 'Last seen {when:moment}',
    /** `device`: such as “Firefox, Windows”. */
    end: 'Sign out {device}',
    endOthers: 'Sign out everywhere else',
    signOut: 'Sign out',
    guestWaits: 'The guest account of this browser comes back when you sign out.',
    ended: 'You have been signed out in this browser.',
  },
  data: {
    title: 'My data',
    export: 'Download everything',
    exportSays:
      'One file with all that the house has of you: account, record, names, passkeys without their keys, sessions, and what was noted about you.',
    erase: 'Erase my account',
    eraseTitle: 'Erase this account for good?',
    eraseSays:
      'Your names, passkeys, codes, sessions and the notes about you are erased, and the coins with them. Bets, payments and the journal of the house stay under a number that leads to nobody. This cannot be undone.',
    eraseAct: 'Erase for good',
    stop: 'Keep the account',
    erased: 'Your account is erased.',
  },
  /** In place of the button, where a browser makes no passkeys. */
  none: {
    browser: 'This browser has no passkeys.',
    address: 'Passkeys need an address with a name, such as localhost or a site with https.',
  },
  /** The patron closed the window of the browser or the device. */
  stopped: 'Nothing was done.',
  unread: 'Your account could not be read. Load the page again.',
  /** Why a request was refused. */
  fault: {
    'guest-undecided': 'Say first what becomes of the guest account of this browser.',
    'last-way-in': 'Nothing else leads to this account: add a passkey or make recovery codes first.',
    'many-passkeys': 'You have as many passkeys as an account may have: remove one first.',
    'passkey-refused': 'The passkey was not accepted, or it took too long: try again.',
    'passkey-known': 'This passkey belongs to an account already.',
    'no-passkeys-here': 'Passkeys need an address with a name: open the site by its name.',
    'no-passkey': 'This passkey does not exist any more: load the page again.',
    'no-session': 'This sign-in has ended already: load the page again.',
    'no-ways-in': 'Make a passkey first: codes are for when it is lost.',
    'invitation-refused': 'This invitation is not valid, was used up, or has ended.',
    'sign-in-wait': {
      one: 'Too many tries: wait {seconds:count} second.',
      other: 'Too many tries: wait {seconds:count} seconds.',
    },
    'stakes-open': 'Stakes of yours are still in play: wait for the end of their rounds.',
  },
  /** Below the balance, in grey, while the casino that keeps it does not answer: when it was reported. `never`: it was not. */
  lastKnown: { at: 'Last known at {at:time}', never: 'Not known now' },
  /** Why a bet is refused whose money is at an operator: the account is kept by the casino that opened the game, not at this table. */
  wallet: {
    'session-expired': 'Your session has ended: open the game again',
    'patron-blocked': 'Your account takes no bets now',
    'limit-stake': 'This bet is above your limit on a bet',
    'limit-loss': 'Your limit on losses is reached',
    'limit-time': 'Your limit on time is reached',
    'limit-turnover': 'Your limit on stakes is reached',
    fault: 'Your account cannot take this bet',
    'wallet-unclear': 'Your account did not answer in time: the bet is not placed, and nothing is kept',
    'wallet-unavailable': 'Your account cannot be reached: no bets are taken until it answers',
    'wallet-locked': 'Earlier bets are still being settled with your account: wait a moment',
  },
} as const;

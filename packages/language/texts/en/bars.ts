// The bars of every page: at the top, and on a phone also at the bottom; what they open; and the strip that reports a lost
// connection. There is little room: texts of buttons are one or two words.
export default {
  balance: {
    /** Above the number; on a phone there is room for one short word. */
    title: 'Balance',
    /** A button beside it, for a patron who has fewer coins than any table takes: it offers the record and a break first. */
    topUp: 'No coins',
  },
  /** Read out before the time, which is drawn as `{time}`; the space belongs to what is read out. */
  clock: '<spoken>The time is </spoken>{time}',
  /** The quality of the connection, read out and shown while the pointer rests on its three bars. */
  connection: {
    open: 'Connection: {latency:numeral} ms',
    lost: 'Connection: no link',
  },
  /** The name in the bar, a link to the lobby. */
  home: 'Punto, to the tables',
  /** A strip over the page; what comes next is said in the second sentence. */
  link: {
    /** The session of a patron whom a casino sent here; nothing can be done on this page. */
    ended: '<strong>This session has ended.</strong> Open the game again at your casino.',
    lost: '<strong>The link is lost.</strong> It is being mended. Confirmed bets stay and settle.',
    reopening:
      '<strong>The house opens again in a moment.</strong> You come back by yourself. Confirmed bets stay and settle.',
    outOfDate: '<strong>There is a newer version.</strong> Load the page again to go on.',
    tryNow: 'Try now',
    loadAgain: 'Load again',
  },
  /** Read out: the name of the list of pages. */
  pages: 'Main',
  /** The pages, beside an icon. */
  place: {
    tables: 'Tables',
    record: 'Play record',
    rules: 'Rules',
    study: 'Study',
    settings: 'Settings',
  },
  /** The same on a phone: five side by side, about ten letters each. */
  shortPlace: {
    tables: 'Tables',
    record: 'Record',
    rules: 'Rules',
    study: 'Study',
    settings: 'Settings',
  },
  /** A button that has only an icon. */
  sound: { title: 'Sound', on: 'Sound is on', off: 'Sound is off' },
  /** A button that changes the colours of all pages; "day room" and "night room" are the light and the dark ones. */
  theme: { light: 'Change to the day room', dark: 'Change to the night room' },
  /** The dialog behind that button: the play record, a break, and play coins last. Coins cannot be bought or paid out. */
  topUp: {
    /** Leads to the breaks. It and the play record are offered first. */
    pause: 'Take a break',
    title: 'You are out of coins',
    lead: 'What you have left is less than any table takes. The house gives you new coins: play money, with nothing to pay and nothing to win but more of it. You can also stop here.',
    take: 'Take new coins',
    close: 'Not now',
    done: 'The house has topped you up.',
  },
  /** Small, in the menu and in the dialog above. `time`: hours, minutes and seconds, `0:42:10`. */
  visit: {
    time: 'This visit <strong>{time}</strong>',
    net: 'Net result <strong>{net:signed}</strong>',
  },
} as const;

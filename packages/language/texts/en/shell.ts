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

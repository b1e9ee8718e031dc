// The settings of a patron, on a page of their own or beside the table.
export default {
  title: 'Settings',
  /** Link at the end of the page, to a text file in English. */
  licences: 'Licences of the software and fonts of these pages',
  room: {
    title: 'The room',
    light: 'Light',
    lightIs: { auto: 'As the system', dark: 'Night room', light: 'Day room' },
    motion: 'Motion',
    motionIs: { auto: 'As the system', less: 'Less' },
    hand: 'Hand that holds the phone',
    handIs: { right: 'Right', left: 'Left' },
    screenOn: 'Keep the screen on at a table',
  },
  betting: {
    title: 'Betting',
    autoConfirm: 'Place my chips when betting closes',
    /** “Confirm” is the button at the table. */
    autoConfirmMeans:
      'On, chips you have laid and not confirmed are placed in the last moment; the server’s clock decides whether they were in time. Off, only what you confirm is placed, and the rest comes back to you. Some tables ask for Confirm every time.',
    shortcuts: 'Single keys at the table',
  },
  /** The voice that calls what happens at the table. */
  caller: {
    title: 'The caller',
    voice: 'Voice',
    voiceIs: { off: 'Silent', low: 'Bets and results', full: 'Everything' },
    means:
      'The caller of the table says when bets open and close and who wins; with everything, also the points of each hand, who draws and who stands. What the caller says is always written on the cloth.',
    screenReader:
      'If you use a screen reader, it says all of this while the caller is silent. With the voice on, the screen reader leaves out what the caller says.',
    /** `language`: named in itself. */
    noVoice: 'This device has no voice for {language}: short sounds take its place.',
    /** The language that the voice speaks, chosen from a list. */
    language: 'Language of the voice',
    asPage: 'As the page',
  },
  /** What stands in the circles of the bead plate. The characters are those of `road.character` in `shared`. */
  roads: {
    title: 'Roads',
    beads: 'In the bead plate',
    beadsAre: {
      auto: 'As the language',
      letters: 'Letters: B P T',
      characters: 'Characters: 庄 閒 和',
      totals: 'Winning totals: 0 – 9',
    },
  },
  /** Patterns of past results that are marked in the lobby and at the tables. */
  patterns: {
    title: 'Patterns of past results',
    name: {
      streak: 'One side in a row',
      chop: 'Chop: single wins in turn',
      twos: 'Twos in turn',
      'no-tie': 'Rounds without a tie',
    },
    notMarked: 'Not marked',
    /** Marked from this length on. */
    from: 'From {length:number}',
    mean: 'What you choose is marked in the lobby and at the tables. It describes the rounds that were, and tells nothing of the next.',
  },
  fairness: {
    title: 'Fairness',
    checkRounds: 'Check every round by itself',
    checkRoundsMeans:
      'When a round is over, its cards are held against the seal of the shoe, on this device. The seal at the table shows a tick when they fit.',
  },
  sound: {
    title: 'Sound',
    on: 'Sound',
    /** Sliders of the volume. */
    volume: {
      chips: 'Chips',
      cards: 'Cards',
      calls: 'Calls and the last seconds',
      results: 'Results and payouts',
      voice: 'The caller’s voice',
    },
    vibration: 'Vibration',
    vibrationMeans: 'For a bet that was refused, the last seconds and a round you win, with sound off too.',
  },
} as const;

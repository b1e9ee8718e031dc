// The study page: exact odds of a shoe that the reader composes.
export default {
  title: 'Study',
  lead: '<strong>Exact odds of a remaining shoe are for study, simulation and finished rounds, not a live aid.</strong> This page follows no table; it counts on this device, with or without a link.',
  coup: {
    title: 'A coup',
    /** Read out when it changes. */
    turn: {
      none: 'Deal cards to see how the chances move',
      complete: 'The coup is complete',
      player: 'The next card goes to player',
      banker: 'The next card goes to banker',
    },
    hand: { player: 'Player hand', banker: 'Banker hand' },
    why: 'Why',
    next: 'Begin the next coup',
    dealAtRandom: 'Deal a card at random',
    takeBack: 'Take the coup back',
    putAway: 'Put it away',
  },
  shoe: {
    title: 'The shoe',
    left: '<strong>{left:number}</strong> of {cards:number} cards left',
    decks: 'Decks',
    press: 'A press on a card',
    act: { strike: 'Strike it', deal: 'Deal it' },
    /** Read out after a press on a card. */
    done: {
      strike: '{card} struck, {left:number} left',
      deal: '{card} dealt, {left:number} left',
      none: '{card}: {left:number} left',
      back: '{card} given back, {left:number} left',
      nothing: '{card}: nothing to give back, {left:number} left',
    },
    tooFew: {
      one: '{cards:count} card left: a coup can take six, so there are no odds of a next one.',
      other: '{cards:count} cards left: a coup can take six, so there are no odds of a next one.',
    },
    keys: 'Shift or a long press gives a card back. Keys: arrows, Enter, Backspace, <key>u</key> to undo.',
    undo: 'Undo',
    reset: 'Reset',
  },
} as const;

// The stage on which a patron squeezes a card: turns it slowly with a finger, the mouse or keys, before all others see it.
// `{player}` and `{banker}` are the names of the two hands in the room.
export default {
  /** Read out for a card that another patron squeezes. */
  back: 'Card, face down, being squeezed',
  /** Read out: the name of the stage. `card`: `Player’s third card`. */
  title: '{card}, yours to turn',
  /** Why it is this patron who turns it; then how. */
  why: {
    player: 'You hold the largest stake on {player}.',
    banker: 'You hold the largest stake on {banker}.',
  },
  how: 'Draw an edge across to turn the card. It turns by itself when the time is up.',
  /** When the card is turned. */
  has: { player: '{player} has {score:number}.', banker: '{banker} has {score:number}.' },
  /** Buttons. */
  turn: 'Turn it now',
  leave: 'Leave it to the house',
  /** A button that has only an icon: the card lies on its long side. `R` is its key. */
  sideways: 'Card on its side',
  sidewaysKey: 'Card on its side (R)',
} as const;

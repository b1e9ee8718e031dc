// The first steps of a newcomer at a table, one sentence at a time.
export default {
  /** Points at the chips. The names are those of the three main bets at this table. */
  chips: 'Take a chip here, then press {player}, {banker} or {tie}.',
  /** Points at the ring in the middle of the table, which shows the net result of the round. */
  ring: 'After the cards the ring shows one number: what the round brought you, or what it cost.',
  /** A button: no further step is shown. */
  know: 'I know the game',
  /** A button that closes the last step. */
  seen: 'I see',
} as const;

// The error of a move that cannot begin, or whose result failed the check.
/** The message says what prevents the move and what to do; the source is unchanged. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}

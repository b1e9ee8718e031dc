// A move that cannot begin, or did not come out right.
/** What stands in the way of a move, and what to do: the house is where it was. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}

// A file of rows that is being written.
export type RowFile = {
  /** The rows there are now. */
  readonly write: () => Promise<void>;
  /** Writes what belongs at the end, and closes the file. */
  readonly finish: () => Promise<void>;
};

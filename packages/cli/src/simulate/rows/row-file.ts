// A file of rows that is being written.
export type RowFile = {
  /** The rows there are now. */
  readonly write: () => Promise<void>;
  /** Writes the end of the file and closes it. */
  readonly finish: () => Promise<void>;
};

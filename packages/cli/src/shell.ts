// The I/O a command may use: standard output, error and input, and files. Passed as a parameter, so that a test can read
// what was printed, and no command ends the process itself.

export type ByteFile = {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Shell = {
  /** Standard input as text, in the pieces it arrives in. */
  readonly stdin: AsyncIterable<string>;
  /** Writes results to standard output; resolves when it will take more. */
  readonly write: (text: string) => Promise<void>;
  /** The same for bytes. */
  readonly writeBytes: (bytes: Uint8Array) => Promise<void>;
  /** Writes to standard error: faults and remarks. */
  readonly say: (text: string) => void;
  /** Throws a `Failure` that names the file. `-` is standard input. */
  readonly readFile: (path: string) => Promise<string>;
  /** The file in pieces, for one of any length. Throws the same `Failure`. */
  readonly readPieces: (path: string) => AsyncIterable<string | Uint8Array>;
  readonly writeFile: (path: string, text: string) => Promise<void>;
  /** Creates the file or empties it, to be written piece by piece. All of it throws a `Failure` that names the file. */
  readonly createFile: (path: string) => Promise<ByteFile>;
  /** Throws the `Failure` that `writeFile` would. Called before hours of work whose result is written there. */
  readonly requireWritable: (path: string) => Promise<void>;
  /** Colours where standard output is a terminal that wants them, else the bare text. */
  readonly style: Style;
  /** Columns of the terminal on standard output; no end to them in a pipe. */
  readonly width: number;
  /** Whether standard error is a terminal: progress is drawn only there. */
  readonly watched: boolean;
  /** Set to 1 by a command that went on after faults in its data. */
  exitCode: number;
};

export const STYLES = ['bold', 'dim', 'red', 'blue', 'green', 'yellow'] as const;
export type Style = (style: (typeof STYLES)[number], text: string) => string;

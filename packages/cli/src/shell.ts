// What a command may touch of the world outside: two streams out, one in, and files. Handed in, so that a test
// reads what was printed, and no command ends the process by itself.

export type Shell = {
  /** Standard input as text, in the pieces it arrives in. */
  readonly stdin: AsyncIterable<string>;
  /** Writes results to standard output; resolves when it will take more. */
  readonly write: (text: string) => Promise<void>;
  /** The same for what is no text. */
  readonly writeBytes: (bytes: Uint8Array) => Promise<void>;
  /** Writes to standard error: faults, and what is said beside the results. */
  readonly say: (text: string) => void;
  /** Throws a `Failure` that names the file. `-` is standard input. */
  readonly readFile: (path: string) => Promise<string>;
  readonly writeFile: (path: string, text: string) => Promise<void>;
  /** Throws the `Failure` that `writeFile` would: asked before hours of work whose result goes there. */
  readonly requireWritable: (path: string) => Promise<void>;
  /** Colours where standard output is a terminal that wants them, else the bare text. */
  readonly style: Style;
  /** Columns of the terminal on standard output; no end to them in a pipe. */
  readonly width: number;
  /** Whether somebody watches standard error: progress is drawn for them alone. */
  readonly watched: boolean;
  /** Set to 1 by a command that went on after faults in its data. */
  exitCode: number;
};

export const STYLES = ['bold', 'dim', 'red', 'blue', 'green', 'yellow'] as const;
export type Style = (style: (typeof STYLES)[number], text: string) => string;

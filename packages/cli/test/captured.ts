// Runs a command line as a test does: input and files are texts, and what was printed is kept.
import { Failure } from '../src/failure.ts';
import { run } from '../src/program.ts';
import type { Shell } from '../src/shell.ts';

export type Captured = {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Both outputs in order, as a terminal shows them. */
  readonly both: string;
};

export type World = {
  readonly stdin?: string | readonly string[];
  /** Files by path; what a command writes lands here too, bytes as letters, one each. */
  readonly files?: Record<string, string>;
  readonly coloured?: boolean;
  readonly width?: number;
};

type CapturedShell = { readonly shell: Shell; readonly printed: () => Omit<Captured, 'code'> };

/** Colours, where asked for, as `<red>text</red>`; bytes as letters, one each. */
export const punto = async (args: readonly string[], world: World = {}): Promise<Captured> => {
  const { shell, printed } = capturedShell(world);
  const code = await run(args, shell);
  return { code, ...printed() };
};

export const capturedShell = (world: World = {}): CapturedShell => {
  const { stdin = [], files = {}, coloured = false, width = Number.POSITIVE_INFINITY } = world;
  const pieces = typeof stdin === 'string' ? [stdin] : stdin;
  let out = '';
  let err = '';
  let both = '';
  const shell: Shell = {
    stdin: (async function* () {
      yield* pieces;
    })(),
    write: async (text) => {
      out += text;
      both += text;
    },
    writeBytes: async (bytes) => {
      out += Buffer.from(bytes).toString('latin1');
    },
    say: (text) => {
      err += text;
      both += text;
    },
    readFile: async (path) => {
      if (path === '-') return pieces.join('');
      const text = files[path];
      if (text === undefined) throw new Failure(`cannot read ${path}: there is no such file`);
      return text;
    },
    readPieces: async function* (path) {
      yield await shell.readFile(path);
    },
    writeFile: async (path, text) => {
      files[path] = text;
    },
    createFile: async (path) => {
      files[path] = '';
      return {
        write: async (bytes) => {
          files[path] += Buffer.from(bytes).toString('latin1');
        },
        close: async () => {},
      };
    },
    requireWritable: async (path) => {
      if (path.startsWith('/nonexistent/'))
        throw new Failure(`cannot write ${path}: there is no such file or folder`);
    },
    style: (style, text) => (coloured ? `<${style}>${text}</${style}>` : text),
    width,
    watched: false,
    exitCode: 0,
  };
  return { shell, printed: () => ({ out, err, both }) };
};

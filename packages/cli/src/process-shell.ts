// The shell of a real process. A reader that stops listening, as `head` does, is no fault: the process ends
// quietly.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, open, readFile, unlink, writeFile } from 'node:fs/promises';
import { styleText } from 'node:util';
import { Failure } from './failure.ts';
import type { ByteFile, Shell } from './shell.ts';

export const processShell = (): Shell => {
  const { stdin, stdout, stderr } = process;
  for (const stream of [stdout, stderr]) stream.on('error', endQuietly);
  stdin.setEncoding('utf8');
  const write = async (piece: string | Uint8Array): Promise<void> => {
    if (!stdout.write(piece)) await once(stdout, 'drain');
  };
  return {
    stdin,
    write,
    writeBytes: write,
    say: (text) => stderr.write(text),
    readFile: (path) =>
      path === '-' ? wholeOf(stdin) : readFile(path, 'utf8').catch((error) => fail('read', path, error)),
    readPieces: (path) => (path === '-' ? stdin : piecesOf(path)),
    writeFile: (path, text) => writeFile(path, text).catch((error) => fail('write', path, error)),
    createFile: (path) => createFile(path).catch((error) => fail('write', path, error)),
    requireWritable: (path) => tryToWrite(path).catch((error) => fail('write', path, error)),
    style: (style, text) => styleText(style, text, { stream: stdout }),
    width: stdout.isTTY ? stdout.columns : Number.POSITIVE_INFINITY,
    watched: stderr.isTTY,
    exitCode: 0,
  };
};

/** Opens for writing and leaves everything as it was. */
const tryToWrite = async (path: string): Promise<void> => {
  const isNew = await access(path).then(
    () => false,
    () => true,
  );
  const file = await open(path, isNew ? 'wx' : 'r+');
  await file.close();
  if (isNew) await unlink(path);
};

async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    throw error instanceof Error ? fail('read', path, error) : error;
  }
}

const createFile = async (path: string): Promise<ByteFile> => {
  const file = await open(path, 'w');
  const named = (error: NodeJS.ErrnoException): never => fail('write', path, error);
  return {
    write: (bytes) => file.writeFile(bytes).catch(named),
    close: () => file.close().catch(named),
  };
};

const endQuietly = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
};

const wholeOf = async (stdin: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const piece of stdin) text += piece;
  return text;
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  EROFS: 'nothing can be written there: it is read-only',
  ENOTDIR: 'part of its path is not a folder',
  ENOSPC: 'the disk is full',
};

const fail = (verb: string, path: string, error: NodeJS.ErrnoException): never => {
  throw new Failure(`cannot ${verb} ${path}: ${REASONS[error.code ?? ''] ?? error.message}`);
};

// Reads a book of transactions piece by piece, so that a file of any length takes the memory of one piece.
import { BookFileFault, type BookLine, type LineParser, parseHead } from './book-line.ts';

/** Text or bytes in UTF-8, in the pieces in which they arrive. */
export type BookPieces = AsyncIterable<string | Uint8Array>;

const LONGEST_LINE = 4_096;

/** The lines of each piece together: a step of an asynchronous iteration for each line would cost more than its reading. */
export async function* readBook(pieces: BookPieces): AsyncGenerator<readonly BookLine[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let number = 0;
  let parse: LineParser | null = null;

  const take = (texts: readonly string[]): readonly BookLine[] => {
    const found: BookLine[] = [];
    for (const text of texts) {
      number += 1;
      const line = text.endsWith('\r') ? text.slice(0, -1) : text;
      if (line === '') continue;
      try {
        if (parse) found.push(parse(line));
        else parse = parseHead(line);
      } catch (cause) {
        throw cause instanceof BookFileFault ? new BookFileFault(`line ${number}: ${cause.message}`) : cause;
      }
    }
    return found;
  };

  for await (const piece of pieces) {
    const texts = (rest + decoded(decoder, piece, number)).split('\n');
    rest = texts.pop() ?? '';
    if (rest.length > LONGEST_LINE)
      throw new BookFileFault(`line ${number + texts.length + 1}: longer than ${LONGEST_LINE} characters`);
    yield take(texts);
  }
  yield take([rest + decoded(decoder, null, number)]);
  if (!parse) throw new BookFileFault('the file is empty: its first line must name the columns');
}

const decoded = (decoder: TextDecoder, piece: string | Uint8Array | null, lines: number): string => {
  if (typeof piece === 'string') return piece;
  try {
    return piece === null ? decoder.decode() : decoder.decode(piece, { stream: true });
  } catch {
    throw new BookFileFault(`below line ${lines}: not in UTF-8`);
  }
};

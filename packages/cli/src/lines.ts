// Splits text that arrives in pieces into lines. All complete lines of a piece are passed on together: an answer can be
// written for each piece, which is fast in a pipe and prompt in a conversation.

export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}

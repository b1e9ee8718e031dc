// Text that arrives in pieces, as lines. All that are whole are handed on together: an answer can go out for
// each piece, which is quick in a pipe and prompt in a conversation.

export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
}

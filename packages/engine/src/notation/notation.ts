// The notation of a shoe, as chess has one for games: tags, one line for each coup, comments. People write it
// and a program reads it without guessing: cards that make no coup, a result that is not theirs, a card that
// the decks do not have are faults with their place. The grammar is in docs/reference/notation.md.
import type { Card } from '../card.ts';
import type { Coup } from '../coup.ts';
import { CARDS_IN_DECK } from '../shoe.ts';
import { formatCoup, type PlacedCard, parseCoupLine } from './coup-line.ts';
import { type NotationFault, type NoteFault, scan, type Token } from './scan.ts';
import { formatTags, parseTags, type ShoeTags } from './tags.ts';

export type NotedCoup = {
  /** The round of the shoe, from 1. A cancelled round is left out. */
  readonly number: number;
  readonly coup: Coup;
  readonly comments: readonly string[];
};

export type NotedShoe = {
  readonly tags: ShoeTags;
  /** About the shoe as a whole. */
  readonly comments: readonly string[];
  /** Their numbers rise. */
  readonly coups: readonly NotedCoup[];
};

/** `parseShoe` reads back the same shoe. Throws on what cannot be written: a comment of two lines with a `}`. */
export const formatShoe = ({ tags, comments, coups }: NotedShoe): string => {
  const about = withComments(formatTags(tags).join('\n'), comments, '\n');
  const lines = coups.map((noted) => withComments(formatCoup(noted.number, noted.coup), noted.comments, ' '));
  return `${[about, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')}\n`;
};

/** A comment after `;` ends with its line, so what follows one starts the next. */
const withComments = (text: string, comments: readonly string[], between: string): string => {
  let written = text;
  let gap = between;
  for (const comment of comments) {
    written += gap + formatComment(comment);
    gap = comment.includes('}') ? '\n' : between;
  }
  return written;
};

const formatComment = (comment: string): string => {
  if (!comment.includes('}')) return `{${comment}}`;
  if (comment.includes('\n')) throw new Error(`a comment with a } has one line: ${comment}`);
  return `; ${comment}`;
};

export type ParsedShoe =
  | { readonly ok: true; readonly shoe: NotedShoe }
  | { readonly ok: false; readonly faults: readonly [NotationFault, ...NotationFault[]] };

/** Reads a shoe, or finds every line that is wrong: the faults in the order of their places. */
export const parseShoe = (text: string): ParsedShoe => {
  const { tokens, faults: unreadable } = scan(text);
  const faults = [...unreadable];
  const fault: NoteFault = ({ line, column }, says) => {
    faults.push({ line, column, says });
    return null;
  };
  const tags = parseTags(
    tokens.filter(({ kind }) => kind === 'tag'),
    fault,
  );
  const shoe = { tags, ...readLines(tokens, tags, fault) };
  const [first, ...others] = faults.sort((a, b) => a.line - b.line || a.column - b.column);
  if (first !== undefined) return { ok: false, faults: [first, ...others] };
  return { ok: true, shoe };
};

/** A comment belongs to the coup of its line, else to the last coup before it, else to the shoe. */
const readLines = (
  tokens: readonly Token[],
  tags: ShoeTags,
  fault: NoteFault,
): Pick<NotedShoe, 'comments' | 'coups'> => {
  const aboutShoe: string[] = [];
  const coups: (NotedCoup & { readonly comments: string[] })[] = [];
  const takeOut = cardsOf(tags);
  for (const line of linesOf(tokens)) {
    const of = (kind: Token['kind']) => line.filter((token) => token.kind === kind);
    const [first, ...rest] = of('word');
    const [tag] = of('tag');
    const comments = of('comment').map(({ text }) => text);
    if (tag !== undefined && (first !== undefined || coups.length > 0))
      fault(tag, 'tags stand before the coups');
    if (first === undefined) {
      (coups.at(-1)?.comments ?? aboutShoe).push(...comments);
      continue;
    }
    const read = parseCoupLine([first, ...rest], fault);
    if (read === null) continue;
    const { number, coup, cards } = read;
    const before = coups.at(-1)?.number ?? 0;
    if (number <= before) fault(first, `coup ${number} comes after coup ${before}: numbers rise`);
    takeOut(first, cards, fault);
    coups.push({ number, coup, comments });
  }
  return { comments: aboutShoe, coups };
};

const linesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'end-of-line') lines.push([]);
    else lines.at(-1)?.push(token);
  }
  return lines;
};

/** Takes the cards of one coup after the other out of the full shoe. [R1] */
const cardsOf = ({ decks, burn }: ShoeTags) => {
  const out = new Map<Card, number>(burn === null ? [] : [[burn.faceUp, 1]]);
  let left = decks * CARDS_IN_DECK - (burn === null ? 0 : 1 + burn.count);
  return (line: Token, cards: readonly PlacedCard[], fault: NoteFault): void => {
    for (const placed of cards) {
      const times = (out.get(placed.card) ?? 0) + 1;
      out.set(placed.card, times);
      if (times > decks)
        fault(placed, `${placed.card} is out more often than the shoe has it: see the tag Decks`);
    }
    left -= cards.length;
    if (left < 0) fault(line, `more cards than a shoe of ${decks * CARDS_IN_DECK} has for its coups`);
  };
};

// One bare name, one exported type: who searches for `Refusal` finds it, and an import says which is meant without its
// path. Types, interfaces and classes that the product declares and exports.
import { type Node, statements } from '../syntax.ts';
import { isCode, isTest, type SourceFile } from '../tree.ts';
import type { Exceptions, Fault } from './exceptions.ts';

const TYPES = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'ClassDeclaration']);

/** The product's: simulation is never shipped. */
const PRODUCT = /^packages\/(?!simulation\/)[^/]+\/src\//;

/** Names that are exported more than once, with how often: one more declaration is another fault. */
export const sharedNames = (files: readonly SourceFile[]): readonly Fault[] => {
  const places = new Map<string, string[]>();
  for (const file of files) {
    if (!PRODUCT.test(file.path) || !isCode(file) || isTest(file)) continue;
    for (const name of exportedTypes(file)) places.set(name, [...(places.get(name) ?? []), file.path]);
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => ({
      key: `${name} ×${paths.length}`,
      says: `${name} is exported ${paths.length} times: ${paths.join(', ')}`,
    }));
};

const exportedTypes = (file: SourceFile): ReadonlySet<string> => {
  const body = statements(file);
  const own = new Set(body.flatMap(declaredType));
  const names = body
    .filter(({ type, source }) => type === 'ExportNamedDeclaration' && source == null)
    .flatMap((line) => [
      ...(line.declaration == null ? [] : declaredType(line.declaration as Node)),
      // `export type { A as B }` of what this file declares.
      ...(line.specifiers as readonly Node[])
        .filter(({ local }) => own.has(nameOf(local)))
        .map(({ exported }) => nameOf(exported)),
    ]);
  return new Set(names);
};

const declaredType = (node: Node): readonly string[] => (TYPES.has(node.type) ? [nameOf(node.id)] : []);

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : '';

export const EXCEPTIONS: Exceptions = {
  'rows and parts of one port, as SQLite and PostgreSQL each have them': [
    'Records ×2',
    'RoundMovements ×2',
    'RoundRow ×3',
    'WriteDown ×2',
  ],
  'what web sees of a table, until it takes the names from protocol': ['Side ×2', 'SqueezeView ×2'],
  'one word for several things, until all but one are called plainly': [
    'Act ×4',
    'Address ×2',
    'Answer ×2',
    'Asked ×3',
    'Band ×3',
    'Bet ×2',
    'ChannelLimits ×2',
    'Clock ×2',
    'Closing ×2',
    'Column ×3',
    'Connection ×2',
    'Crowd ×2',
    'Days ×2',
    'Desk ×2',
    'Difference ×2',
    'Door ×2',
    'DutyRequest ×2',
    'Entered ×2',
    'Expectation ×2',
    'Failure ×2',
    'Felt ×3',
    'Finding ×2',
    'Given ×2',
    'Hands ×2',
    'Hearing ×3',
    'Held ×3',
    'House ×2',
    'JournalQuery ×2',
    'Labels ×3',
    'Laid ×2',
    'Line ×2',
    'Lobby ×2',
    'Moved ×2',
    'Order ×4',
    'Page ×2',
    'Patron ×2',
    'Place ×6',
    'Progress ×2',
    'Proof ×2',
    'Pulse ×2',
    'Question ×2',
    'Reader ×3',
    'Result ×2',
    'Room ×2',
    'Round ×2',
    'RoundMovement ×2',
    'RoundStatus ×2',
    'Said ×2',
    'Scoreboard ×2',
    'SeatView ×2',
    'SessionRow ×2',
    'Settled ×2',
    'Settlement ×3',
    'Span ×3',
    'Stakes ×2',
    'Stand ×2',
    'Standing ×2',
    'Sums ×2',
    'TableNews ×2',
    'Tally ×3',
    'Theory ×2',
    'Told ×2',
    'Verdict ×2',
    'Wanted ×4',
    'Watched ×3',
    'Way ×3',
    'Wire ×2',
    'Word ×2',
  ],
};

// Colours have names and stand in the tokens file, in their light and their dark form, where their contrast is looked
// after. Elsewhere a style says `var(--…)`, or mixes such; a script takes its colours from the page.
import { isTest, type SourceFile } from '../tree.ts';
import type { Ceilings } from './exceptions.ts';
import { valuesIn } from './style-sheet.ts';

const TOKENS = /(^|\/)tokens\.css$/;
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const NAMED =
  /(?<![-\w."'/])(?:black|white|gr[ae]y|silver|red|maroon|green|lime|olive|blue|navy|teal|aqua|cyan|purple|fuchsia|magenta|yellow|gold|orange|brown|pink|ivory|crimson)(?![-\w."'(/])/gi;
const IN_SCRIPT = /(?<=['"`])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=['"`])/gi;

/** For every colour that is written out, the name of its file. */
export const looseColours = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => /^packages\/[^/]+\/src\/.*\.(css|tsx?)$/.test(file.path) && !isTest(file))
    .filter(({ path }) => !TOKENS.test(path))
    .flatMap((file) => coloursIn(file).map(() => file.path.split('/').at(-1) ?? file.path));

const coloursIn = ({ path, text }: SourceFile): readonly string[] =>
  path.endsWith('.css')
    ? valuesIn(text).flatMap((value) => [...(value.match(LITERAL) ?? []), ...(value.match(NAMED) ?? [])])
    : (text.match(IN_SCRIPT) ?? []);

/** Files that still write colours out, and how many. `floor.css` has the tokens of the floor, the chips and card backs their own. */
export const LOOSE: Ceilings = {
  'account.css': 2,
  'board.css': 2,
  'card-grid.css': 4,
  'card.css': 1,
  'chip.css': 28,
  'cloth.css': 4,
  'confirm.css': 10,
  'cut-scene.css': 4,
  'depth-chart.ts': 14,
  'dialog.css': 2,
  'floor.css': 48,
  'hand.css': 1,
  'oval.css': 10,
  'own-stake.css': 2,
  'packet.css': 1,
  'paper.css': 3,
  'paper.tsx': 11,
  'peel-card.css': 3,
  'peeled-back.tsx': 1,
  'pile.tsx': 1,
  'rail.css': 1,
  'replay.css': 1,
  'ring.css': 2,
  'road.css': 1,
  'score.css': 2,
  'seal-mark.css': 11,
  'seat.css': 2,
  'sheet.css': 2,
  'shell.css': 2,
  'shoe.css': 7,
  'study.css': 4,
  'table-list.css': 8,
  'tile.css': 10,
};

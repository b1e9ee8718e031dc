// Colours have names and stand in the tokens file, in their light and their dark form, where their contrast is looked
// after. Elsewhere a style says `var(--…)`, or mixes such; a script takes its colours from the page. The pages alone are read:
// a chart that the command line writes to a file has no tokens to take.
import { isTest, type SourceFile } from '../tree.ts';
import { valuesIn } from './style-sheet.ts';

const TOKENS = /(^|\/)tokens\.css$/;
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const NAMED =
  /(?<![-\w."'/])(?:black|white|gr[ae]y|silver|red|maroon|green|lime|olive|blue|navy|teal|aqua|cyan|purple|fuchsia|magenta|yellow|gold|orange|brown|pink|ivory|crimson)(?![-\w."'(/])/gi;
const IN_SCRIPT = /(?<=['"`])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=['"`])/gi;

/** For every colour that is written out, the name of its file. */
export const looseColours = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => /^packages\/(?:ui|web|console)\/src\/.*\.(css|tsx?)$/.test(file.path) && !isTest(file))
    .filter(({ path }) => !TOKENS.test(path))
    .flatMap((file) => coloursIn(file).map(() => file.path.split('/').at(-1) ?? file.path));

const coloursIn = ({ path, text }: SourceFile): readonly string[] =>
  path.endsWith('.css')
    ? valuesIn(text).flatMap((value) => [...(value.match(LITERAL) ?? []), ...(value.match(NAMED) ?? [])])
    : (text.match(IN_SCRIPT) ?? []);

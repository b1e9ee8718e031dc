// Colours are defined as tokens, in a light and a dark form, where their contrast is maintained. Style sheets use
// `var(--…)`, scripts read computed styles. Only pages are checked: charts that the command line writes to a file have
// no tokens.
import { isTest, type SourceFile } from '../tree.ts';
import { valuesIn } from './style-sheet.ts';

const TOKENS = /(^|\/)tokens\.css$/;
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const NAMED =
  /(?<![-\w."'/])(?:black|white|gr[ae]y|silver|red|maroon|green|lime|olive|blue|navy|teal|aqua|cyan|purple|fuchsia|magenta|yellow|gold|orange|brown|pink|ivory|crimson)(?![-\w."'(/])/gi;
const IN_SCRIPT = /(?<=['"`])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=['"`])/gi;

/** The file of every literal colour. */
export const looseColours = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => /^packages\/(?:ui|web|console)\/src\/.*\.(css|tsx?)$/.test(file.path) && !isTest(file))
    .filter(({ path }) => !TOKENS.test(path))
    .flatMap((file) => coloursIn(file).map(() => file.path.split('/').at(-1) ?? file.path));

const coloursIn = ({ path, text }: SourceFile): readonly string[] =>
  path.endsWith('.css')
    ? valuesIn(text).flatMap((value) => [...(value.match(LITERAL) ?? []), ...(value.match(NAMED) ?? [])])
    : (text.match(IN_SCRIPT) ?? []);

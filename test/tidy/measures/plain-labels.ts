// Labels of the hands that are put into a text as the room file has them. They are English where a house names nothing of its own:
// `shownLabels` gives those of the page's language.
import { isCode, isTest, type SourceFile } from '../tree.ts';

const OF_PAGES = /^packages\/(?:ui|web|console)\/src\//;
/** A call of a text whose argument ends in `.labels`, outside of another call: `text.chips(felt.view().setup.labels)`. */
const GIVEN = /\btext(?:\.\w+)+\((?:[^()\n]|\([^()\n]*\))*\.labels\)/g;

/** `path: call` of each. */
export const plainLabels = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => OF_PAGES.test(file.path) && isCode(file) && !isTest(file))
    .flatMap(({ path, text }) => [...text.matchAll(GIVEN)].map(([call]) => `${path}: ${call}`));

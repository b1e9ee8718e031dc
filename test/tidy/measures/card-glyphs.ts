// Cards are drawn with paths, so that the deck looks the same on every device: pages contain no suit of a font (♠ ♥ ♦
// ♣, or a Unicode card), and the folders `card` and `squeeze` no SVG text.
import { isTest, type SourceFile } from '../tree.ts';

const PAGES = /^packages\/(?:ui|web|console)\/src\/.*\.(?:css|tsx?)$/;
const DRAWN = /\/(?:card|squeeze)\/[^.]+\.tsx$/;
const SUITS = /[\u2660-\u2667]|[\u{1F0A0}-\u{1F0FF}]|\\u266[0-7]|&(?:spades|hearts|diams|clubs);/gu;
const TEXT = /<(?:text|tspan|textPath|foreignObject)\b/g;

/** Every font glyph that is used as part of a card, with its file. */
export const cardGlyphs = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => PAGES.test(file.path) && !isTest(file))
    .flatMap(({ path, text }) =>
      [...(text.match(SUITS) ?? []), ...(DRAWN.test(path) ? (text.match(TEXT) ?? []) : [])].map(
        (glyph) => `${path}: ${glyph}`,
      ),
    );

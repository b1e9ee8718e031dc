// Contrast of a brand's colours with the colours of Punto that meet them. A text needs 4.5:1 on its ground (WCAG 2.2, 1.4.3).
import { type Shades, SKIN_TOKENS, type Skin } from './brand.ts';

export const LEAST_CONTRAST = 4.5;

type Token = (typeof SKIN_TOKENS)[number];

/** The colour of Punto that meets each token, from `packages/ui/src/style/tokens.css`: the text on it, or the ground under it. */
export const MEETS: Readonly<Record<Token, Shades & { readonly words: string }>> = {
  accent: { light: '#e9e2d4', dark: '#211e1a', words: 'the ground of the pages' },
  felt: { light: '#221e17', dark: '#f2ead8', words: 'the texts on the felt' },
  rail: { light: '#221e17', dark: '#f2ead8', words: 'the texts on the rail' },
};

export type ContrastFault = {
  readonly token: Token;
  readonly shade: keyof Shades;
  readonly says: string;
};

/** Returns a fault for each colour with too little contrast. */
export const contrastFaults = (skin: Skin): readonly ContrastFault[] =>
  SKIN_TOKENS.flatMap((token) =>
    (['light', 'dark'] as const).flatMap((shade) => {
      const colour = skin[token]?.[shade];
      const { words, [shade]: other } = MEETS[token];
      if (colour === undefined || contrast(colour, other) >= LEAST_CONTRAST) return [];
      const has = contrast(colour, other).toFixed(2);
      const says = `has a contrast of ${has}:1 with ${words} (${other}), and at least ${LEAST_CONTRAST}:1 is required: choose a colour farther from it`;
      return [{ token, shade, says }];
    }),
  );

const contrast = (a: string, b: string): number => {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (bright + 0.05) / (dim + 0.05);
};

/** Relative luminance of `#rrggbb` by WCAG. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

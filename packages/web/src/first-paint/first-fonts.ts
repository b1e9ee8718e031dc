// The fonts of the first view, requested when the app's code has run. Requested with the page they would share the link with the code,
// whatever their priority: a server of HTTP/1.1 does not know it. Until they are loaded, text is drawn in fonts of the system with
// the same metrics (`ui/style/fonts.css`).

/** Each with a size, as in a style; the size selects nothing. */
const FIRST_FONTS = ['16px "Inter Variable"', '16px "Source Serif 4 Variable"'];

export const loadFontsAfterCode = (): void =>
  // Module scripts have run by then.
  addEventListener('DOMContentLoaded', () => {
    // A font that cannot be loaded is requested again by the text that is drawn in it.
    for (const font of FIRST_FONTS) document.fonts.load(font).catch(() => {});
  });

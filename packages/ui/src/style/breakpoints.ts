// All breakpoints of the pages. Scripts import a media query from here; a style sheet repeats its length, since plain
// CSS cannot import one, and `test/tidy` fails on a length that is not named here. Pixels measure the window. Lengths
// in em depend on the text size chosen in the browser (in media queries of Chromium and Firefox; zoom does not change
// it): with text at twice the size, a window has half as many em. So `min-width: 37.55em` excludes a phone in landscape
// with large text from a layout for small text, and 601 px combined with at most 37.5 em selects exactly that case.

/** Breakpoints by the width of the window. */
export const WIDTHS = {
  tinyPhone: '(max-width: 359px)',
  smallPhone: '(max-width: 379px)',
  phone: '(max-width: 600px)',
  overPhone: '(min-width: 601px)',
  smallPhoneOnItsSide: '(max-width: 680px)',
  narrow: '(max-width: 767px)',
  overNarrow: '(min-width: 768px)',
  smallTablet: '(max-width: 799px)',
  overSmallTablet: '(min-width: 800px)',
  tablet: '(max-width: 1100px)',
  desktop: '(min-width: 1101px)',
  verySmallDesktop: '(max-width: 1240px)',
  smallDesktop: '(max-width: 1320px)',
  overSmallDesktop: '(min-width: 1321px)',
  mediumDesktop: '(max-width: 1400px)',
  underWide: '(max-width: 1599px)',
  wide: '(min-width: 1600px)',
  veryWide: '(min-width: 2200px)',
} as const;

/** Breakpoints by the width in em, which depends on the browser's text size. */
export const TEXT_WIDTHS = {
  phoneWithLargeText: '(max-width: 19.9em)',
  fewLetters: '(max-width: 37.5em)',
  overFewLetters: '(min-width: 37.55em)',
  desktopWithLargeText: '(max-width: 56em)',
} as const;

/** Breakpoints by height; at the table, height is decided before width. */
export const HEIGHTS = {
  onItsSide: '(max-height: 480px)',
  overOnItsSide: '(min-height: 481px)',
  veryLowLaptop: '(max-height: 620px)',
  veryLowPhone: '(max-height: 654px)',
  lowLaptop: '(max-height: 720px)',
  laptop: '(max-height: 760px)',
  overLaptop: '(min-height: 761px)',
  lowPhone: '(max-height: 779px)',
  overLowPhone: '(min-height: 780px)',
  lowTablet: '(max-height: 860px)',
  lowDesktop: '(max-height: 879px)',
  tall: '(min-height: 960px)',
  veryTall: '(min-height: 1200px)',
} as const;

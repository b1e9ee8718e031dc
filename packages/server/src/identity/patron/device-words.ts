// Describes a browser in words that its owner recognises, such as `Firefox, Windows`. Product names are the same in every
// language. Nothing else of the header is stored.

const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (list: typeof BROWSERS, agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** Empty: the browser is unknown. */
export const deviceWords = (userAgent: string | undefined): string => {
  const agent = (userAgent ?? '').slice(0, 500);
  return [named(BROWSERS, agent), named(SYSTEMS, agent)].filter((name) => name !== undefined).join(', ');
};

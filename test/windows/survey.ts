// `npm run windows [-- --only TEXT --sizes 390x664,844x390 --looks dark,zoom --languages ja,en-XA --out FOLDER --plain]`: draws every room and page
// in every size of window, dark and light, zoomed, with large text and in forced colours; measures each, and prints the faults.
// In a test language, en-XA and en-XB, it also finds the texts that are not in the catalogue.
// Pictures and contact sheets are written for a person to look at.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { isAnyLanguage, isTestLanguage, LANGUAGES, TEST_LANGUAGES } from '@punto/language/languages';
import { startFeltPages } from '../e2e/support/felt-server.ts';
import { startSurveyDeployment } from './deployment.ts';
import { measuresOf } from './measures.ts';
import { createMovedSpots } from './moved-spots.ts';
import { type Place, pagesOf, ROOM_PLACES } from './places.ts';
import { drawSheet } from './sheets.ts';
import { changeLanguage, untranslatedOn } from './test-language.ts';

const SIZES = [
  '360x560',
  '390x664',
  '390x844',
  '667x375',
  '844x390',
  '820x1180',
  '1180x820',
  '1280x593',
  '1366x641',
  '1440x900',
  '2560x1440',
];

type Look = {
  readonly name: string;
  readonly sizes: readonly string[];
  readonly options: BrowserContextOptions;
  /** Text of twice the size, chosen in the browser. */
  readonly large?: true;
  readonly kinds?: readonly Place['kind'][];
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    looks: { type: 'string', default: 'dark,light,zoom,large,forced' },
    sizes: { type: 'string', default: SIZES.join() },
    languages: { type: 'string', default: 'en' },
    out: { type: 'string', default: join(tmpdir(), 'punto-windows') },
    plain: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',');
const LANGUAGES_DRAWN = values.languages.split(',').map((tag) => {
  if (isAnyLanguage(tag)) return tag;
  throw new Error(
    `There is no language ${tag}: ${[...Object.keys(LANGUAGES), ...TEST_LANGUAGES].join(', ')}`,
  );
});
const some = (wanted: readonly string[]) => (values.sizes === SIZES.join() ? wanted : sizes);
const PLAYED: readonly Place['kind'][] = ['table', 'tiles', 'lobby'];
const LOOKS: readonly Look[] = (
  [
    { name: 'dark', sizes, options: { colorScheme: 'dark' } },
    { name: 'light', sizes, options: { colorScheme: 'light' } },
    { name: 'zoom', sizes: ['720x450'], options: { colorScheme: 'dark', deviceScaleFactor: 2 } },
    {
      name: 'large',
      sizes: some(['390x844', '820x1180', '1440x900']),
      options: { colorScheme: 'dark' },
      large: true,
      kinds: PLAYED,
    },
    {
      name: 'forced',
      sizes: some(['390x844', '844x390', '1440x900']),
      options: { colorScheme: 'dark', forcedColors: 'active' },
      kinds: PLAYED,
    },
  ] as const
).filter(({ name }) => values.looks.split(',').includes(name));

const FLAGS = ['--no-sandbox', '--disable-gpu'];
const launch = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...FLAGS, ...more],
  });

const movedSpots = createMovedSpots();

const drawn = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/** The faults of a place in each window of a look; its pictures are kept. */
const surveyed = async (
  browser: Browser,
  baseURL: string,
  look: Look,
  place: Place,
): Promise<Map<string, readonly string[]>> => {
  const faults = new Map<string, readonly string[]>();
  const context = await browser.newContext({
    ...look.options,
    baseURL,
    reducedMotion: 'reduce',
    viewport: sizeOf('1440x900'),
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const pictures: string[] = [];
  await place.open(page);
  for (const language of LANGUAGES_DRAWN) {
    if (language !== 'en') await changeLanguage(page, language);
    const untranslated = isTestLanguage(language) ? await untranslatedOn(page) : [];
    faults.set(language, untranslated);
    for (const size of look.sizes) {
      await page.setViewportSize(sizeOf(size));
      await drawn(page);
      await drawn(page);
      if (!values.plain) {
        const name = [place.name, look.name, ...(language === 'en' ? [] : [language]), size].join(' ');
        const path = join(values.out, `${name.replaceAll(' ', '-')}.png`);
        await page.screenshot({ path });
        pictures.push(path);
      }
      const measured = await measuresOf(page);
      // Large text makes its rows taller.
      const isStill = place.room && !look.large;
      const moved = isStill ? await movedSpots(page, `${place.room} ${look.name} ${language} ${size}`) : [];
      faults.set(language === 'en' ? size : `${language} | ${size}`, [...measured, ...moved]);
    }
  }
  await context.close();
  if (pictures.length > 1)
    await drawSheet(
      browser,
      join(values.out, `sheet-${place.name}-${look.name}.png`.replaceAll(' ', '-')),
      pictures,
    );
  return faults;
};

const sizeOf = (size: string) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

const main = async (): Promise<void> => {
  mkdirSync(values.out, { recursive: true });
  const wanted = (name: string) => values.only.split(',').some((each) => name.includes(each));
  const felt = await startFeltPages();
  const deployment = await startSurveyDeployment();
  const places = [...ROOM_PLACES, ...pagesOf(deployment)].filter(({ name }) => wanted(name));
  let failed = 0;
  let views = 0;
  let isSlow = false;
  try {
    for (const look of LOOKS) {
      const browser = await launch(...(look.large ? ['--blink-settings=defaultFontSize=32'] : []));
      for (const place of places) {
        if (look.kinds && !look.kinds.includes(place.kind)) continue;
        if (place.kind !== 'table' && !isSlow) {
          await deployment.slow();
          isSlow = true;
        }
        for (const [size, faults] of await surveyed(browser, felt.address, look, place)) {
          views += 1;
          failed += faults.length;
          for (const fault of faults) console.log(`${place.name} | ${look.name} | ${size} | ${fault}`);
        }
      }
      await browser.close();
    }
  } finally {
    await deployment.close();
    await felt.close();
  }
  console.log(`${failed} faults in ${views} views; the pictures are in ${values.out}`);
  if (views === 0) console.log('Nothing was drawn: change --only, --looks or --sizes.');
  process.exitCode = failed > 0 || views === 0 ? 1 : 0;
};

await main();

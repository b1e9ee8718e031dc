// Finds a Chromium for the end-to-end tests: the one named by CHROMIUM_PATH, an installed one, or Debian's package,
// which is installed if permitted.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, run } from './child.mjs';
import { installFromDebian, mayInstall } from './debian.mjs';

/** Headless shells first: they have no window to draw, and take a third less processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a Chromium that starts. */
export const chromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (await starts(named)) return named;
    throw new Failure(
      `CHROMIUM_PATH is ${named}, which does not start as a browser. Correct it, or unset it to use an installed Chromium.`,
    );
  }
  const found = await firstThatStarts();
  if (found !== null) return found;
  if (mayInstall()) await installFromDebian('chromium-headless-shell');
  const installed = await firstThatStarts();
  if (installed !== null) return installed;
  throw new Failure(
    'The end-to-end tests need Chromium, and none was found. Install one (Debian: apt-get install chromium-headless-shell; macOS: brew install --cask chromium; ' +
      'any system: npx playwright install chromium), or set CHROMIUM_PATH to its executable.',
  );
};

const firstThatStarts = async () => {
  for (const path of await candidates()) if (await starts(path)) return path;
  return null;
};

const candidates = async () => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const { chromium: playwrights } = await import('@playwright/test');
  return [...onPath, ...APPLICATIONS, playwrights.executablePath()].filter((path) => existsSync(path));
};

/** On Windows a browser prints no version on the command line, so an existing file is enough. */
const starts = async (path) =>
  process.platform === 'win32'
    ? existsSync(path)
    : await run(path, ['--version']).then(
        ({ code }) => code === 0,
        () => false,
      );

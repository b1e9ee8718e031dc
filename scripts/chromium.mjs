// Finds a Chromium for the end-to-end tests: the one named by CHROMIUM_PATH, an installed headless shell, that of Debian, which
// is installed if permitted, or any installed browser.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, run } from './child.mjs';
import { installFromDebian, mayInstall } from './debian.mjs';

/** They have no window to draw, and take two fifths less processor time than the whole browser. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = [
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
  const shell = await firstThatStarts(onPath(HEADLESS_SHELLS));
  if (shell !== null) return shell;
  const failure = mayInstall() ? await failureOf(installFromDebian('chromium-headless-shell')) : null;
  const found = await firstThatStarts([...onPath(HEADLESS_SHELLS), ...(await browsers())]);
  if (found !== null) return found;
  throw (
    failure ??
    new Failure(
      'The end-to-end tests need Chromium, and none was found. Install one (Debian: apt-get install chromium-headless-shell; macOS: brew install --cask chromium; ' +
        'any system: npx playwright install chromium), or set CHROMIUM_PATH to its executable.',
    )
  );
};

let once;
/** `chromium`, sought only the first time. */
export const chromiumOnce = () => {
  once ??= chromium();
  return once;
};

/** Seeks it while other work is done, since it may have to be installed. A failure is that of `chromiumOnce`. */
export const seekChromium = () => void chromiumOnce().catch(() => undefined);

/** The `Failure` that a piece of work ends with, or `null`. */
const failureOf = async (work) => {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
};

const firstThatStarts = async (paths) => {
  for (const path of paths) if (await starts(path)) return path;
  return null;
};

const onPath = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
};

const browsers = async () => {
  const { chromium: playwrights } = await import('@playwright/test');
  return [
    ...onPath(BROWSERS),
    ...[...APPLICATIONS, playwrights.executablePath()].filter((path) => existsSync(path)),
  ];
};

/** On Windows a browser prints no version on the command line, so an existing file is enough. */
const starts = async (path) =>
  process.platform === 'win32'
    ? existsSync(path)
    : await run(path, ['--version']).then(
        ({ code }) => code === 0,
        () => false,
      );

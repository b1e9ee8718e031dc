// The cells of the matrix in Chromium: each bundles a small page script with the installed packages and runs it in a page of a
// house, whose session the client then uses.
import { chromium as browserType } from '@playwright/test';
import { build } from 'vite';
import { Failure } from '../child.mjs';
import { chromium } from '../chromium.mjs';
import { openHouse } from './matrix-house.mjs';

const SCRIPTS = {
  engine: {
    lines: [
      "import { edgeOf } from '@punto/engine';",
      "export const result = edgeOf('banker', 8).edge.toFixed(6);",
    ],
    expected: '0.010579',
  },
  roads: {
    lines: [
      "import { bigRoad } from '@punto/engine/roads';",
      "import { parseMark } from '@punto/engine/mark';",
      "export const result = bigRoad(['B5', 'P7', 'P8'].map(parseMark)).cells.length;",
    ],
    expected: 3,
  },
  'protocol/client': {
    lines: [
      "import { enterHouse } from '@punto/protocol/client';",
      'const { api, client, cookie } = await enterHouse(location.origin);',
      'const { tables } = await api.tables();',
      'const settled = new Promise((resolve) => client.on("table", ({ view }) => view.phase === "settled" && resolve(view.phase)));',
      'client.watchTable(tables[0].table);',
      'client.connect();',
      'export const result = [await settled, cookie];',
    ],
    expected: ['settled', null],
  },
};

export const browserCells = async (project, _, cell) => {
  const house = await openHouse(project);
  const browser = await browserType.launch({
    executablePath: await chromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    for (const [name, { lines, expected }] of Object.entries(SCRIPTS))
      await cell(`Chromium, ${name}`, async () => {
        const file = `page-${name.replace('/', '-')}.mjs`;
        project.write(file, lines);
        // A page of its own origin, without the house's own scripts, which would use the session too.
        const page = await browser.newPage({ bypassCSP: true });
        await page.goto(`${house.url}/health/live`);
        const found = await page.evaluate(await bundled(project, file));
        await page.close();
        if (JSON.stringify(found) !== JSON.stringify(expected))
          throw new Failure(`it is ${JSON.stringify(found)} and not ${JSON.stringify(expected)}`);
      });
  } finally {
    await browser.close();
    await house.close();
  }
};

/** An expression whose value is the script's `result`. */
const bundled = async (project, file) => {
  const outputs = await build({
    root: project.folder,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: file, formats: ['es'] },
    },
  });
  const [{ code }] = outputs[0].output;
  return `import(URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }))).then(({ result }) => result)`;
};

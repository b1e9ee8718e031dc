// A contact sheet: pictures of one place in all windows on one page, so that they are looked at together.
import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const WIDTH = 1800;

export const drawSheet = async (
  browser: Browser,
  file: string,
  pictures: readonly string[],
): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 1000 } });
  const figures = pictures.map((picture) => {
    const name = picture.split('/').at(-1)?.replace('.png', '');
    return `<figure><img src="data:image/png;base64,${readFileSync(picture).toString('base64')}"><figcaption>${name}</figcaption></figure>`;
  });
  await page.setContent(`<style>body{margin:8px;background:#777;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start}
    figure{margin:0}img{display:block;max-height:520px;max-width:700px}</style>${figures.join('')}`);
  await page.waitForFunction('[...document.images].every((image) => image.complete)');
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
};

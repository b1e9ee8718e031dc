import { expect, it } from 'vitest';
import { createTextLoader } from './loader.ts';

/** Each read ends when the test resolves or rejects it. */
const slowLoader = () => {
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const loader = createTextLoader(async (language, name) => {
    const file = Promise.withResolvers<void>();
    waiting.set(`${language}/${name}`, file);
    await file.promise;
    return { title: `${language} ${name}` };
  });
  const arrive = async (file: string) => {
    waiting.get(file)?.resolve();
    await new Promise(setImmediate);
  };
  const fail = (file: string) => waiting.get(file)?.reject(new Error('no link'));
  const shown = () => [loader.loaded().language, ...loader.loaded().areas.keys()];
  return { loader, arrive, fail, shown };
};

it('has the areas of a call when it returns, also while another call waits for its own', async () => {
  const { loader, arrive, shown } = slowLoader();
  const first = loader.load(['study']);
  const second = loader.load(['rules']);
  await arrive('en/study');
  await first;
  expect(shown()).toEqual(['en', 'study']);
  await arrive('en/rules');
  await second;
  expect(shown()).toEqual(['en', 'study', 'rules']);
});

it('returns with the areas in the new language if that was chosen while they were read', async () => {
  const { loader, arrive, shown } = slowLoader();
  const page = loader.load(['study']);
  const change = loader.change('ja');
  await arrive('en/study');
  await arrive('ja/study');
  await Promise.all([page, change]);
  expect(shown()).toEqual(['ja', 'study']);
});

it('changes the language only when every area in use has it', async () => {
  const { loader, arrive, shown } = slowLoader();
  const page = loader.load(['study']);
  await arrive('en/study');
  await page;
  const change = loader.change('ja');
  const opened = loader.load(['rules']);
  await arrive('ja/study');
  expect(shown()).toEqual(['en', 'study']);
  await arrive('ja/rules');
  await Promise.all([change, opened]);
  expect(shown()).toEqual(['ja', 'study', 'rules']);
});

it('reads a file again that could not be read', async () => {
  const { loader, arrive, fail, shown } = slowLoader();
  const page = loader.load(['study']);
  fail('en/study');
  await expect(page).rejects.toThrow('no link');
  const again = loader.load(['study']);
  await arrive('en/study');
  await again;
  expect(shown()).toEqual(['en', 'study']);
});

it('is not kept from its areas by a file of another call that cannot be read', async () => {
  const { loader, arrive, fail, shown } = slowLoader();
  const part = loader.load(['people']);
  const page = loader.load(['study']);
  fail('en/people');
  await expect(part).rejects.toThrow('no link');
  await arrive('en/study');
  await page;
  expect(shown()).toEqual(['en', 'study']);
});

it('stays in the old language when the new one cannot be read, and loads on in it', async () => {
  const { loader, arrive, fail, shown } = slowLoader();
  const page = loader.load(['study']);
  await arrive('en/study');
  await page;
  const change = loader.change('ja');
  const opened = loader.load(['rules']);
  fail('ja/study');
  await expect(change).rejects.toThrow('no link');
  await arrive('ja/rules');
  await arrive('en/rules');
  await opened;
  expect(shown()).toEqual(['en', 'study', 'rules']);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inNextFrame } from './next-frame.ts';

let frames: (() => void)[] = [];
const page = { hidden: false };
beforeEach(() => {
  frames = [];
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
});
afterEach(() => vi.unstubAllGlobals());

it('runs all measurements before all moves, in one frame', () => {
  const done: string[] = [];
  for (const name of ['a', 'b'])
    inNextFrame(() => {
      done.push(`measure ${name}`);
      return () => done.push(`move ${name}`);
    });
  inNextFrame(() => undefined);
  expect([done, frames.length]).toEqual([[], 1]);
  frames.pop()?.();
  expect(done).toEqual(['measure a', 'measure b', 'move a', 'move b']);
  inNextFrame(() => undefined);
  expect(frames.length).toBe(1);
  frames.pop()?.();
});

it('does nothing while the page is hidden', () => {
  page.hidden = true;
  inNextFrame(() => undefined);
  expect(frames).toEqual([]);
});

// The loader of later parts, run with a document of which only the links exist.
import { beforeEach, expect, it } from 'vitest';
import { laterParts } from '../later-parts-plugin.ts';

type Link = { href: string; onload: () => void; onerror: () => void; remove: () => void };
let links: Link[] = [];
const document = {
  querySelector: (selector: string) => (selector.includes('/there.css') ? {} : null),
  createElement: () => {
    const link: Link = {
      ...{ href: '', onload: () => {}, onerror: () => {} },
      remove: () => {
        links = links.filter((each) => each !== link);
      },
    };
    return link;
  },
  head: { append: (link: Link) => links.push(link) },
};

type Load = (part: () => Promise<unknown>, styles?: readonly string[]) => Promise<unknown>;
const transformed = (source: string, id: string): { readonly code: string } | null =>
  (laterParts.transform as (source: string, id: string) => { readonly code: string } | null)(source, id);

let load: Load;
beforeEach(() => {
  links = [];
  const { code } = transformed('export const __vitePreload', '\0vite/preload-helper.js') ?? { code: '' };
  load = new Function('document', `${code.replace('export const __vitePreload =', 'return')}`)(document);
});

it('requests a part and its styles at the same time, and waits for both', async () => {
  let isRequested = false;
  const part = async () => {
    isRequested = true;
    return 'part';
  };
  const loading = load(part, ['a.css', 'there.css']);
  expect(isRequested).toBe(true);
  expect(links.map(({ href }) => href)).toEqual(['/a.css']);
  links[0]?.onload();
  expect(await loading).toBe('part');
  await load(part, ['a.css']);
  expect(links).toHaveLength(1);
});

it('requests styles again that could not be loaded', async () => {
  const loading = load(async () => 'part', ['a.css']);
  links[0]?.onerror();
  await expect(loading).rejects.toThrow('a.css');
  expect(links).toEqual([]);
  const again = load(async () => 'part', ['a.css']);
  links[0]?.onload();
  expect(await again).toBe('part');
});

it('leaves other modules alone, and throws when Vite calls its own by another name', () => {
  expect(transformed('', '/packages/web/src/main.tsx')).toBeNull();
  expect(() => transformed('export const other = 1', '\0vite/preload-helper.js')).toThrow('another function');
});

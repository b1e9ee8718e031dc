// The first TypeScript example of a package's README, by lines.
import { readFileSync } from 'node:fs';

export const exampleOf = (library: string): readonly string[] => {
  const readme = readFileSync(new URL(`../../../${library}/README.md`, import.meta.url), 'utf8');
  return (/```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '').trim().split('\n');
};

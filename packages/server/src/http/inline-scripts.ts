// Allows the scripts that the build puts into a page, each by its hash: `packages/web/first-paint-plugin.ts`. No other inline
// script runs.
import { createHash } from 'node:crypto';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** The directive for the inline scripts of a page; `null`: it has none. */
export const scriptsAllowed = (html: string): string | null => {
  const hashes = [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return hashes.length === 0 ? null : `script-src 'self' ${hashes.join(' ')}`;
};

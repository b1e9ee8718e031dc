// Faults that the pages of a test log: an uncaught exception, or one that made an error boundary replace the page. A test
// that looks at another page, or that is over before, would not notice them.
import type { Browser, BrowserContext } from '@playwright/test';

/** What Chromium itself logs of a request that failed or a socket that closed: tests provoke these. */
const OF_THE_NETWORK = /^(?:Failed to load resource|WebSocket connection to|Access to \S+ at)/;

export type PageFaults = { readonly found: readonly string[]; readonly stop: () => void };

/** Listens to every context that the browser opens from now on. */
export const listenForFaults = (browser: Browser): PageFaults => {
  const found: string[] = [];
  const listen = (context: BrowserContext) => {
    // The error of a module that could not be loaded has an empty stack.
    context.on('weberror', (fault) => found.push(fault.error().stack || String(fault.error())));
    context.on('console', (message) => {
      if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) found.push(message.text());
    });
  };
  for (const context of browser.contexts()) listen(context);
  browser.on('context', listen);
  return { found, stop: () => browser.off('context', listen) };
};

// Opens the app without a connection: registers the service worker (`public/offline.js`) once the page has loaded. It
// keeps what was loaded; an installed app also loads the pages that need no server.

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** `pages` load the parts of pages that work without a server. */
export const keepForOffline = (pages: readonly (() => unknown)[]): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/offline.js')
    .then(() => navigator.serviceWorker.ready)
    .then(() => {
      if (isInstalled()) for (const load of pages) load();
    })
    // Refused by the browser or the device is full: the app works with a connection.
    .catch(() => undefined);
};

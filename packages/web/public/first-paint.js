// Work that cannot wait for the app's code. Sets theme and motion from the stored settings before the first paint, since
// otherwise the wrong theme would flash; `ui/client/settings.ts` stores them. On a patron's page it also requests the session:
// `web/src/client/api.ts` takes the answer, which the socket needs. A patron whom an operator launched never enters as a guest.
const launched = () => {
  try {
    return location.pathname.startsWith('/launch/') || sessionStorage.getItem('punto.launched') !== null;
  } catch {
    return false;
  }
};
if ('session' in document.currentScript.dataset && !launched()) {
  self.puntoSession = fetch('/api/session', { method: 'POST' });
  // The app handles the fault.
  self.puntoSession.catch(() => undefined);
}
try {
  const { theme, motion } = JSON.parse(localStorage.getItem('punto.settings')) ?? {};
  const page = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') page.theme = theme;
  if (motion === 'less') page.motion = motion;
} catch {
  // Nothing valid is stored, or storage is blocked: the system's preferences apply.
}

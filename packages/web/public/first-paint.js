// What cannot wait for the app's code. Theme and motion from the stored settings before the first paint, or the wrong
// theme would flash; reads what `ui/client/settings.ts` stores. On a patron's page also the session: the app takes the answer
// (`web/src/client/api.ts`), and its socket needs one.
if ('session' in document.currentScript.dataset) {
  self.puntoSession = fetch('/api/session', { method: 'POST' });
  // The app sees the fault.
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

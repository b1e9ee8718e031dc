// Applies theme and motion from the stored settings before the first paint; the app loads later and would flash the
// wrong theme. Reads what `ui/client/settings.ts` stores.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem('punto.settings')) ?? {};
  const page = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') page.theme = theme;
  if (motion === 'less') page.motion = motion;
} catch {
  // Nothing valid is stored, or storage is blocked: the system's preferences apply.
}

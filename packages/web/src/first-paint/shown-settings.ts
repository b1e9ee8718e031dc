// Sets theme and motion from the stored settings before the first paint, since otherwise the wrong theme would flash;
// `ui/client/settings.ts` stores them.

export const showSettings = (): void => {
  try {
    const { theme, motion } = JSON.parse(localStorage.getItem('punto.settings') ?? 'null') ?? {};
    const page = document.documentElement.dataset;
    if (theme === 'dark' || theme === 'light') page.theme = theme;
    if (motion === 'less') page.motion = motion;
  } catch {
    // Nothing valid is stored, or storage is blocked: the system's preferences apply.
  }
};

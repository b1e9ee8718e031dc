// What the patron chose for the room and its motion, before anything is painted: the app itself comes too late
// and would flash the other room. What it reads is what `ui/client/settings.ts` keeps.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem('punto.settings')) ?? {};
  const page = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') page.theme = theme;
  if (motion === 'less') page.motion = motion;
} catch {
  // Nothing readable is stored, or storage is shut: the room is as the system says.
}

// Keeps the screen of the device on at a table, without an element; loaded after the first view.
import { useScreenKeptOn } from '@punto/ui/client/screen.ts';

export const ScreenKeptOn = () => {
  useScreenKeptOn();
  return null;
};

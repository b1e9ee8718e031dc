// The script in the patrons' page, which cannot wait for the app's code (`packages/web/first-paint-plugin.ts`): the looks of
// the page, its socket, and the time of its fonts. A patron whom an operator launched never enters as a guest, so this page waits for the app.
import { socketUrl } from '@punto/protocol/client/browser';
import { AS_GUEST, ENTER_PARAMETER } from '@punto/protocol/guest-entry';
import { isLaunchAddress, LAUNCHED_KEY } from '../client/launched-key.ts';
import { openEarlySocket } from './early-socket.ts';
import { loadFontsAfterCode } from './first-fonts.ts';
import { firstRequest } from './first-request.ts';
import { showSettings } from './shown-settings.ts';

const isLaunched = (): boolean => {
  try {
    return isLaunchAddress(location.pathname) || sessionStorage.getItem(LAUNCHED_KEY) !== null;
  } catch {
    return false;
  }
};

showSettings();
loadFontsAfterCode();
if (!isLaunched())
  globalThis.puntoSocket = openEarlySocket(
    `${socketUrl(location.origin)}&${ENTER_PARAMETER}=${AS_GUEST}`,
    firstRequest(location.pathname),
  );

// Switches the main bets on the tiles of the lobby, and the rail below them, on and off.
import { texts } from '@punto/language/catalogue';
import { setSettings, settings } from '@punto/ui/client/settings.ts';

const text = texts('lobby');

export const BetButton = () => (
  <button
    type="button"
    class="btn quiet bet-button"
    aria-pressed={settings.lobbyBets}
    onClick={() => setSettings({ lobbyBets: !settings.lobbyBets })}
  >
    {text.betHere()}
  </button>
);

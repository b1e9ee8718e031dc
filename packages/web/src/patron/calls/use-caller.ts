// Passes the lines of one table to the caller's voice, in step with what the page shows. What the patron must notice comes
// first: a refusal, chips that came back, and unconfirmed chips in the last seconds.
import { settings, wantsLessMotion } from '@punto/ui/client/settings.ts';
import { type Accessor, createEffect, on, onCleanup } from 'solid-js';
import { loadVoice, voice } from '../felt/caller/voice-in-use.ts';
import type { Felt } from '../felt/felt.tsx';
import { leftOutWords } from '../felt/log-words.ts';
import { type Calls, called, callsOf } from './calls-of.ts';

/** The duration of a refusal's sound, and the time to read the first words beside it. */
const NOTICE_MS = 700;
/** The last seconds of betting in which unconfirmed chips concern the patron. */
const CONFIRM_SECONDS = 3;

/**
 * @param lastSeconds `null` before the last seconds of betting
 * @param atOnce the page shows cards and results without motion, whatever the settings
 */
export const useCaller = (felt: Felt, lastSeconds: Accessor<number | null>, atOnce = false): void => {
  createEffect(() => settings.voice !== 'off' && void loadVoice());
  const call = (calls: Calls) => {
    const { labels } = felt.view().setup;
    // Lines that the voice does not speak are in the log already.
    const isSpoken = voice()?.speaks() === true;
    for (const each of calls) {
      const words = isSpoken ? leftOutWords(each.lines, labels) : '';
      voice()?.call({ ...each, leftOut: () => words && felt.say(words) });
    }
  };

  createEffect(
    on(
      felt.moments,
      (moments) => {
        // Stops the calls of the previous round.
        if (moments.some(({ type }) => type === 'betting-opened')) voice()?.clear();
        // Chips that come back as betting closes are reported before the call.
        const comesBack = felt.slip().laid.length > 0 || felt.closing()?.kind === 'unplaced';
        if (comesBack && moments.some(({ type }) => type === 'betting-closed')) voice()?.hold(NOTICE_MS);
        // A patron who may not bet is not invited to.
        const heard = moments.filter(({ type }) => type !== 'betting-opened' || felt.barred() === null);
        if (heard.length > 0) call(callsOf(heard, felt.view(), settings.voice, atOnce || wantsLessMotion()));
      },
      // Cards that were shown before the caller was loaded are not called.
      { defer: true },
    ),
  );
  createEffect(
    on(lastSeconds, (seconds, before) => {
      if (seconds !== null && before === null && settings.voice === 'full')
        call([{ ...called([{ id: 'last-bets' }], felt.view()), afterMs: 0 }]);
      if (seconds !== null && seconds <= CONFIRM_SECONDS && felt.slip().laid.length > 0)
        voice()?.hold(NOTICE_MS);
    }),
  );
  createEffect(
    on([felt.note, felt.closing], ([note, closing]) => {
      if (note || closing?.kind === 'unplaced') voice()?.hold(NOTICE_MS);
    }),
  );
  onCleanup(() => voice()?.clear());
};

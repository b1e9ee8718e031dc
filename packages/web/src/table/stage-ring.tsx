// The ring between the hands: counts down the betting, the shuffle and a squeeze, rests while cards are dealt, and
// shows the result in its colour and in words.
import { Match, Switch } from 'solid-js';
import { Ring } from '../part/ring.tsx';
import { useFelt } from './felt.tsx';
import type { TableView } from './seen.ts';

/** Under the dash, while nothing is counted. */
const REST: Readonly<Record<TableView['phase'], string>> = {
  shuffling: 'shuffling',
  betting: '',
  closed: 'closed',
  dealing: 'dealing',
  squeezing: 'squeeze',
  result: 'result',
  settled: '',
};

export const StageRing = () => {
  const felt = useFelt();
  const deadline = () => {
    const { phase, deadline, squeeze, pausedAt } = felt.view();
    if (pausedAt !== null) return null;
    if (squeeze) return squeeze.endsAt;
    return phase === 'betting' || phase === 'shuffling' ? deadline : null;
  };
  const totalMs = () => {
    const { phase, squeeze, setup } = felt.view();
    if (squeeze) return setup.squeeze?.turnMs ?? 0;
    return phase === 'shuffling' ? setup.pace.shufflingMs : setup.pace.bettingMs;
  };
  const caption = () => {
    const { phase, squeeze } = felt.view();
    if (squeeze) return { caption: 'squeeze' };
    return phase === 'shuffling' ? { caption: 'shuffling' } : {};
  };
  const resting = () => {
    const { phase, setup, pausedAt } = felt.view();
    if (pausedAt !== null) return 'paused';
    // No clock runs where one plays alone: it waits for Deal. [V5]
    return phase === 'betting' && setup.solo ? 'your deal' : REST[phase];
  };
  const result = () => (felt.view().phase === 'settled' ? felt.view().coup : null);
  return (
    <Ring class="stage-ring" deadline={deadline()} totalMs={totalMs()} now={felt.house.now} {...caption()}>
      <Switch
        fallback={
          <>
            <b class="word">—</b>
            <span>{resting()}</span>
          </>
        }
      >
        <Match when={result()}>
          {(coup) => (
            <>
              <b class="word">
                {Math.max(coup().playerScore, coup().bankerScore)}
                <i>–</i>
                {Math.min(coup().playerScore, coup().bankerScore)}
              </b>
              <span>{felt.view().setup.labels[coup().outcome]}</span>
            </>
          )}
        </Match>
      </Switch>
    </Ring>
  );
};

// The ring between the hands: counts down the betting, the shuffle and a squeeze, rests while cards are dealt, and
// shows who won, and what the round brought to a patron who staked.
import type { TableView } from '@punto/protocol/message';
import { Ring } from '@punto/ui/ring.tsx';
import { Match, Switch } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { winnerWords } from '../../felt/speech.ts';
import { RoundResult } from '../result/round-result.tsx';

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

/** The table waits so long for the values. */
const TOLD_WITHIN_MS = 3_000;

export const StageRing = () => {
  const felt = useFelt();
  const deadline = () => {
    const { phase, deadline, squeeze, pausedAt } = felt.view();
    if (pausedAt !== null || felt.stopped()) return null;
    if (squeeze) return squeeze.endsAt;
    return phase === 'betting' || phase === 'shuffling' ? deadline : null;
  };
  const totalMs = () => {
    const { phase, squeeze, setup, cutting } = felt.view();
    if (squeeze) return setup.squeeze?.turnMs ?? 0;
    // Half of the shuffle is for coming forward to cut.
    if (cutting) return cutting.stage === 'revealing' ? TOLD_WITHIN_MS : setup.pace.shufflingMs / 2;
    return phase === 'shuffling' ? setup.pace.shufflingMs : setup.pace.bettingMs;
  };
  const caption = () => {
    const { phase, squeeze, cutting } = felt.view();
    if (squeeze) return { caption: 'squeeze' };
    if (cutting) return { caption: cutting.stage === 'revealing' ? 'being told' : 'to cut' };
    return phase === 'shuffling' ? { caption: 'shuffling' } : {};
  };
  const resting = () => {
    const { phase, setup, pausedAt } = felt.view();
    if (felt.stopped()) return 'stopped';
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
        <Match when={felt.decided()}>{(record) => <RoundResult record={record()} />}</Match>
        <Match when={result()}>
          {(coup) => (
            <>
              <span class="ring-winner">{winnerWords(coup(), felt.view().setup.labels)}</span>
              <b class="word">
                {Math.max(coup().playerScore, coup().bankerScore)}
                <i>–</i>
                {Math.min(coup().playerScore, coup().bankerScore)}
              </b>
            </>
          )}
        </Match>
      </Switch>
    </Ring>
  );
};

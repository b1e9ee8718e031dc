// The ring between the hands: counts down the betting and the shuffle, rests while cards are dealt, and shows
// the result in its colour and in words.
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
  settled: '',
};

export const StageRing = () => {
  const felt = useFelt();
  const counting = () => felt.view().phase === 'betting' || felt.view().phase === 'shuffling';
  const totalMs = () => {
    const { bettingMs, shufflingMs } = felt.view().setup.pace;
    return felt.view().phase === 'shuffling' ? shufflingMs : bettingMs;
  };
  const result = () => (felt.view().phase === 'settled' ? felt.view().coup : null);
  return (
    <Ring
      class="stage-ring"
      deadline={counting() ? felt.view().deadline : null}
      totalMs={totalMs()}
      now={felt.house.now}
      {...(felt.view().phase === 'shuffling' ? { caption: 'shuffling' } : {})}
    >
      <Switch
        fallback={
          <>
            <b class="word">—</b>
            <span>{REST[felt.view().phase]}</span>
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

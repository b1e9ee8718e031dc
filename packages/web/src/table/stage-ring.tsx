// The ring between the hands: counts down the betting and the shuffle, rests while cards are dealt, and shows
// the result in its colour and in words.
import { Match, Switch } from 'solid-js';
import { Ring } from '../part/ring.tsx';
import { useFelt } from './felt.tsx';

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
            <span>{felt.view().phase === 'shuffling' ? 'shuffling' : 'no more bets'}</span>
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

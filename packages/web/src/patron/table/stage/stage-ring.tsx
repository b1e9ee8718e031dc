// The ring between the hands: the countdown of betting, shuffle and squeeze, idle while cards are dealt, then the
// winner and the net result of a patron with stakes.
import { texts } from '@punto/language/catalogue';
import type { TableView } from '@punto/protocol/message';
import { later } from '@punto/ui/later.tsx';
import { Ring } from '@punto/ui/ring.tsx';
import { Match, Switch } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { winnerWords } from '../../felt/speech.ts';

const text = texts('table').ring;

/** Loaded before the first round with a bet is over. */
const RoundResult = later(async () => (await import('../result/round-result.tsx')).RoundResult);

/** Text under the dash, while there is no countdown. */
const restText = (phase: TableView['phase']): string =>
  phase === 'betting' || phase === 'settled' ? '' : text[phase]();

/** How long the table waits for the values of a cut, in milliseconds. */
const TOLD_WITHIN_MS = 3_000;

export const StageRing = () => {
  const felt = useFelt();
  /** To a patron who may not bet, betting is closed. */
  const phase = () => (felt.barred() && felt.view().phase === 'betting' ? 'closed' : felt.view().phase);
  const deadline = () => {
    const { deadline, squeeze, pausedAt } = felt.view();
    if (pausedAt !== null || felt.stopped()) return null;
    if (squeeze) return squeeze.endsAt;
    return phase() === 'betting' || phase() === 'shuffling' ? deadline : null;
  };
  const totalMs = () => {
    const { phase, squeeze, setup, cutting } = felt.view();
    if (squeeze) return setup.squeeze?.turnMs ?? 0;
    // Half of the shuffle is the time to join the cut.
    if (cutting) return cutting.stage === 'revealing' ? TOLD_WITHIN_MS : setup.pace.shufflingMs / 2;
    return phase === 'shuffling' ? setup.pace.shufflingMs : setup.pace.bettingMs;
  };
  const caption = () => {
    const { phase, squeeze, cutting } = felt.view();
    if (squeeze) return { caption: text.squeezing() };
    if (cutting) return { caption: cutting.stage === 'revealing' ? text.cutTold() : text.toCut() };
    return phase === 'shuffling' ? { caption: text.shuffling() } : {};
  };
  const resting = () => {
    const { setup, pausedAt } = felt.view();
    if (felt.stopped()) return text.stopped();
    if (pausedAt !== null) return text.paused();
    // At a solo table no clock runs: it waits for Deal. [V5]
    return phase() === 'betting' && setup.solo ? text.yourDeal() : restText(phase());
  };
  return (
    <Ring class="stage-ring" deadline={deadline()} totalMs={totalMs()} now={felt.app.now} {...caption()}>
      <Switch
        fallback={
          <>
            <b class="word">—</b>
            <span class="ring-words">{resting()}</span>
          </>
        }
      >
        <Match when={felt.decided()}>{(record) => <RoundResult record={record()} />}</Match>
        <Match when={felt.announced()}>
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

// Message above the Confirm button: what happened to unconfirmed chips, and once for each device what will happen to
// them. [T4] [L5]
import { addMinor, ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { createMemo, Match, Show, Suspense, Switch } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { confirmsAutomatically } from '../../felt/slip/auto-confirm.ts';
import { closingWords } from '../../felt/slip/closing.ts';
import { FirstNote } from '../../rail/first-note.tsx';
import '../../rail/closing-note.css';
import { confirmedStakes } from '../../felt/slip/terms.ts';

const text = texts('table').rail;
const { control } = texts('shared');

/** Only newcomers load them. */
const FirstSteps = lazyPart(
  async () => (await withTexts(import('../../first-steps/first-steps.tsx'), 'steps')).FirstSteps,
);

export const ClosingNote = () => {
  const felt = useFelt();
  const setup = () => felt.view().setup;
  const words = createMemo(() => {
    const closing = felt.closing();
    const stakes = confirmedStakes(felt.terms());
    return (
      closing && closingWords(closing, { stakeMinor: stakes.reduce(addMinor, ZERO), spots: stakes.length })
    );
  });
  const first = () => !settings.closingRead && !setup().solo && felt.slip().laid.length > 0;
  const choosable = () => {
    const closing = felt.closing();
    return closing?.kind === 'unplaced' && closing.why === 'not-confirmed' && setup().confirm !== 'by-hand';
  };
  const placeNextTime = () => {
    setSettings({ autoConfirm: true, closingRead: true });
    felt.dismissClosing();
  };
  return (
    <>
      <Switch>
        <Match when={words()}>
          {(said) => (
            <div class="closing-note" data-kind={felt.closing()?.kind}>
              <p>
                <b>{said()[0]}</b> <span>{said()[1]}</span>
              </p>
              <Show when={choosable()}>
                <button type="button" class="btn quiet" onClick={placeNextTime}>
                  {text.placeNext()}
                </button>
              </Show>
              <button
                type="button"
                class="icon-btn"
                aria-label={control.dismiss()}
                onClick={() => felt.dismissClosing()}
              >
                <Icon name="clear" />
              </button>
            </div>
          )}
        </Match>
        <Match when={first()}>
          <FirstNote automatic={confirmsAutomatically(setup())} />
        </Match>
      </Switch>
      <Show when={!settings.stepsRead && !setup().solo && !words()}>
        <Suspense>
          <FirstSteps />
        </Suspense>
      </Show>
    </>
  );
};

// The cards: two hands, their scores, the ring between them. During betting the last coup stays, dimmed; a new shoe
// begins with its burnt card; a card that the patron squeezes has its own stage. [R3] [S1] [T7]

import { scheduleFor } from '@punto/engine/schedule';
import { language, texts } from '@punto/language/catalogue';
import { localeOf } from '@punto/language/languages';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { later } from '@punto/ui/later.tsx';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { printedPay } from '@punto/ui/words/printed-pay.ts';
import { Show, Suspense } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { resultLine } from '../../felt/speech.ts';
import { Hand } from './hand.tsx';
import { Score } from './score.tsx';
import { StageRing } from './stage-ring.tsx';
import './stage.css';

const text = texts('table');

const Burn = later(async () => (await import('./burn.tsx')).Burn);
const House = later(async () => (await import('../house/house.tsx')).House);
const CutScene = later(async () => (await import('../../fairness/cut-scene.tsx')).CutScene);
/** Loaded where cards are squeezed. */
const Largest = lazyPart(async () => (await import('../../squeeze/largest.tsx')).Largest);
const SqueezeStage = lazyPart(
  async () => (await withTexts(import('../../squeeze/squeeze-stage.tsx'), 'squeeze')).SqueezeStage,
);

export const Stage = () => {
  const felt = useFelt();
  return (
    <section class="stage" aria-label={text.stage.title()} data-outcome={felt.announced()?.outcome}>
      <Print />
      <House />
      <Hand side="player" />
      <div class="stage-centre">
        <Score side="player" />
        <StageRing />
        <Score side="banker" />
      </div>
      <Hand side="banker" />
      <Show when={burnt()}>{(burn) => <Burn burn={burn()} />}</Show>
      <CutScene />
      <p class="stage-note">{pastNote()}</p>
      {/* Loaded where cards are squeezed, before one is: a turn is short. */}
      <Show when={felt.view().setup.squeeze}>
        <Suspense>
          <Largest side="player" />
          <Largest side="banker" />
        </Suspense>
        <Suspense>
          <SqueezeStage />
        </Suspense>
      </Show>
    </section>
  );

  function burnt() {
    const { phase, coup, shoe } = felt.view();
    return phase === 'betting' && !coup ? (shoe?.burn ?? null) : null;
  }

  function pastNote(): string {
    const { phase, coup, setup } = felt.view();
    if (phase !== 'betting' || !coup) return '';
    const result = resultLine(coup, setup.labels);
    return setup.solo ? text.stage.lastCoup({ result }) : text.stage.lastRound({ result });
  }
};

/** The lettering woven into the felt. */
const Print = () => {
  const felt = useFelt();
  const tie = () => felt.view().setup.offers.find((each) => each.option === 'tie');
  return (
    <svg class="stage-print" viewBox="0 0 1040 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path id="stage-arc" d="M-40 208Q520 330 1080 208" />
      <path d="M-40 178Q520 300 1080 178M-40 224Q520 346 1080 224" />
      <text>
        <textPath href="#stage-arc" startOffset="50%" text-anchor="middle">
          {lettering().toLocaleUpperCase(localeOf(language()))}
        </textPath>
      </text>
    </svg>
  );

  function lettering(): string {
    const offer = tie();
    if (!offer) return text.felt.print();
    const { setup } = felt.view();
    const { labels, printed } = setup;
    const pays = printedPay(scheduleFor(setup, offer, 'traditional'), printed);
    const [won = '', staked] = pays.split(':');
    const name = shownLabels(labels).tie;
    return staked === undefined
      ? text.felt.printPays({ tie: name, pays })
      : text.felt.printPaysTo({ tie: name, won, staked });
  }
};

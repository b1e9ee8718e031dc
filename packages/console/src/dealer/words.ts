// Texts of the next steps on the dealer's page, with the room's names for the sides.
import { texts } from '@punto/language/catalogue';
import { type Labels, shownLabels } from '@punto/ui/words/option-title.ts';
import { cardAtPlace } from '../pane/card-at-place.ts';
import { pauseReason } from '../pause-reason.ts';
import { type NextStep, resultWords } from './next-step.ts';

const text = texts('dealer').step;

type Said = { readonly title: string; readonly why: string };

export const stepWords = (due: NextStep, labels: Labels): Said => {
  switch (due.step) {
    case 'stopped':
    case 'shut':
    case 'machine':
    case 'shoe':
    case 'betting':
      return { title: text[due.step].title(), why: text[due.step].why() };
    case 'paused': {
      const { by, reason } = due;
      return {
        title: text.paused.title(),
        why:
          reason === null
            ? text.paused.why({ by })
            : text.paused.whyReason({ by, reason: pauseReason(reason) }),
      };
    }
    case 'assist':
      return { title: text.assist.title({ caller: due.caller }), why: text.assist.why() };
    case 'open':
      return { title: text.open.title({ round: due.round }), why: due.last ? text.open.last() : '' };
    case 'card':
      return { title: cardAtPlace(due, labels), why: due.why };
    case 'open-card':
      return { title: text.openCard.title({ place: cardAtPlace(due, labels) }), why: text.openCard.why() };
    case 'squeeze':
      return { title: text.squeeze.title({ side: shownLabels(labels)[due.side] }), why: text.squeeze.why() };
    case 'result':
      return { title: resultWords(due.coup, labels), why: text.result.why() };
    case 'wait':
      return { title: text.wait.title(), why: due.why };
  }
};

export const sentenceOf = ({ title, why }: Said): string => text.spoken({ title, why });

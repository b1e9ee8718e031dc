// The mark on a card that was exposed to all by accident before it was turned. The round is not changed by it; the
// text that explains it is shown above the spots. [T7]
import { texts } from '@punto/language/catalogue';
import { Sentence } from '../sentence.tsx';
import './seen-early.css';

const text = texts('shared').card;

export const SeenEarly = () => (
  <span class="seen-early">
    <Sentence parts={text.seenEarly.parts()} tags={{ more: (more) => <i>{more}</i> }} />
  </span>
);

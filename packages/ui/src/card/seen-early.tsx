// The mark on a card that everybody has seen before its turn: it lies open and waits, and nothing of the round changes. The
// words for it stand above the spots. [T7]
import './seen-early.css';

export const SeenEarly = () => (
  <span class="seen-early">
    seen<i> early</i>
  </span>
);

// The mark on a card that was shown to everybody by accident before it was turned. The round is not changed by it; the
// text that explains it is shown above the spots. [T7]
import './seen-early.css';

export const SeenEarly = () => (
  <span class="seen-early">
    seen<i> early</i>
  </span>
);

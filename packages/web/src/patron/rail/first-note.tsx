// What happens to unconfirmed chips when betting closes, shown once for each device above the rail. [L5]
import { setSettings } from '@punto/ui/client/settings.ts';
import { Show } from 'solid-js';
import './closing-note.css';

const read = () => {
  setSettings({ closingRead: true });
  // The pressed button is gone: Tab continues from the tables.
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** `automatic`: they are placed. */
export const FirstNote = (props: { automatic: boolean }) => (
  <div class="closing-note" data-kind="first">
    <p>
      <Show
        when={props.automatic}
        fallback={
          <>
            <b>Your chips count once you press Confirm,</b>{' '}
            <span>before the ring is empty. What is not confirmed comes back to you.</span>
          </>
        }
      >
        <b>Your chips are placed when the ring is empty.</b>{' '}
        <span>Confirm places them at once. The settings let you confirm every bet yourself.</span>
      </Show>
    </p>
    <button type="button" class="btn quiet" onClick={read}>
      I see
    </button>
  </div>
);

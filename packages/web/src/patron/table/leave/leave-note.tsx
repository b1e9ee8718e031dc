// The note that the patron leaves after the round, with a way to stay.
import { texts } from '@punto/language/catalogue';
import { Show } from 'solid-js';
import { useLeave } from './use-leave.tsx';
import './leave-note.css';

const text = texts('table').leave;

/** Note over the felt while leaving is postponed, with a button to stay. */
export const LeaveNote = () => {
  const leave = useLeave();
  return (
    <div class="leave-note" role="status">
      <Show when={leave.waits()}>
        <p>{text.note()}</p>
        <button type="button" class="btn quiet" onClick={() => leave.stay()}>
          {text.stay()}
        </button>
      </Show>
    </div>
  );
};

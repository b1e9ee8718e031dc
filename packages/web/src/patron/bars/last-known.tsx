// Below the balance of an operator's patron while the wallet does not answer: the time of the balance, which is grey then.
import { texts } from '@punto/language/catalogue';
import { Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import './last-known.css';

// Loaded with the brand of a launched patron, the only one whose balance can be old.
const { lastKnown } = texts('account');

/** Draws nothing while the balance is the present one. */
export const LastKnown = () => {
  const app = useClientState();
  const at = () => app.account()?.lastKnownAt;
  return (
    <Show when={at() !== undefined}>
      <small class="balance-last" role="status">
        {at() === null ? lastKnown.never() : lastKnown.at({ at: at() ?? 0 })}
      </small>
    </Show>
  );
};

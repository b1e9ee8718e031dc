// The choice about the guest account of this browser at a sign-in. Its coins are never moved to another account. A guest who
// never played is not asked, since nothing would be lost.
import { ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { GuestChoice } from '@punto/protocol/identity-api';
import { Dialog } from '@punto/ui/dialog.tsx';
import { createSignal } from 'solid-js';
import { api } from '../../client/api.ts';
import { useClientState } from '../../client/client-state.tsx';
import { Stopped } from './passkey-browser.ts';

const text = texts('account').choice;

export type AskedChoice = ReturnType<typeof useGuestChoice>;

export const useGuestChoice = (isGuest: () => boolean) => {
  const [answer, setAnswer] = createSignal<((choice: GuestChoice | null) => void) | null>(null);

  const hasPlayed = async (): Promise<boolean> => {
    const { items, next } = await api.statement(null);
    return next !== null || items.some(({ code }) => code !== 'grant');
  };
  /** Rejects with `Stopped` when the patron stays a guest. */
  const ask = async (): Promise<GuestChoice | undefined> => {
    if (!isGuest()) return undefined;
    if (!(await hasPlayed())) return 'leave';
    const choice = await new Promise<GuestChoice | null>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    if (choice === null) throw new Stopped();
    return choice;
  };
  return { ask, answer };
};

export const GuestChoiceSheet = (props: { choice: AskedChoice }) => {
  const { account } = useClientState();
  const choose = (choice: GuestChoice | null) => props.choice.answer()?.(choice);
  return (
    <Dialog
      look="sheet"
      small
      open={props.choice.answer() !== null}
      onClose={() => choose(null)}
      title={text.title()}
    >
      <p>{text.says({ amount: account()?.availableMinor ?? ZERO })}</p>
      <div class="account-choice">
        <button type="button" class="btn" onClick={() => choose('keep')}>
          {text.keep()}
        </button>
        <p>{text.keepMeans()}</p>
        <button type="button" class="btn quiet" onClick={() => choose('leave')}>
          {text.leave()}
        </button>
        <p>{text.leaveMeans()}</p>
        <button type="button" class="btn quiet" onClick={() => choose(null)}>
          {text.stop()}
        </button>
      </div>
    </Dialog>
  );
};

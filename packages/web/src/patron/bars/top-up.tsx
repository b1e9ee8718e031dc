// The button and the dialog for a patron without coins: they offer the record and a break, and below them more play coins, never
// with a single press. [L7] [P6]
import { texts } from '@punto/language/catalogue';
import { Dialog } from '@punto/ui/dialog.tsx';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { requestFaultText } from '../../client/request-fault.ts';
import { VisitLine } from './visit-line.tsx';
import './top-up.css';

const text = texts('bars');

export const TopUp = () => {
  const app = useClientState();
  const [open, setOpen] = createSignal(false);
  const [asking, setAsking] = createSignal(false);
  const give = async () => {
    setAsking(true);
    try {
      await app.topUp();
      notify(text.topUp.done, 'good');
    } catch (fault) {
      notify(() => requestFaultText(fault), 'warn');
    } finally {
      setAsking(false);
      setOpen(false);
    }
  };
  return (
    <>
      <button type="button" class="btn quiet" onClick={() => setOpen(true)}>
        {text.balance.topUp()}
      </button>
      <Dialog look="sheet" open={open()} onClose={() => setOpen(false)} title={text.topUp.title()} small>
        <VisitLine />
        <p class="top-up-acts">
          <a class="btn" href="/record" onClick={() => setOpen(false)}>
            {text.place.record()}
          </a>
          <a class="btn" href="/limits?show=break" onClick={() => setOpen(false)}>
            {text.topUp.pause()}
          </a>
        </p>
        <p class="top-up-words">{text.topUp.lead()}</p>
        <p class="top-up-acts">
          <button type="button" class="btn quiet" onClick={() => setOpen(false)}>
            {text.topUp.close()}
          </button>
          <button type="button" class="btn quiet" disabled={asking()} onClick={give}>
            {text.topUp.take()}
          </button>
        </p>
      </Dialog>
    </>
  );
};

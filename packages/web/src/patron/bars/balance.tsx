// The balance that can still be staked, always visible. When it is below the lowest minimum and nothing is in play, a small
// dialog offers the record and a break, and below them more play coins, never with a single press. Who is excluded, takes a
// break or is suspended is offered nothing. [L7] [P6]

import { type Minor, ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { isBroke } from '@punto/protocol/broke';
import type { AccountView } from '@punto/protocol/message';
import { Dialog } from '@punto/ui/dialog.tsx';
import { notify } from '@punto/ui/notice.tsx';
import { money } from '@punto/ui/words/number.ts';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { ownBrand } from '../../client/own-brand.ts';
import { requestFaultText } from '../../client/request-fault.ts';
import { useLeastStake } from './least-stake.ts';
import { VisitLine } from './visit-line.tsx';
import './balance.css';

const text = texts('bars');

/** `waits`: the change of a result that is still being announced is not shown yet. `children`: shown beside it. */
export const Balance = (props: { waits?: boolean; children?: JSX.Element }) => {
  const app = useClientState();
  const least = useLeastStake();
  const offered = () => {
    const account = app.account();
    return ownBrand() === null && account !== null && isOffered(account) && isBroke(account, least());
  };
  const availableMinor = createMemo<Minor | null>(
    (before) => (props.waits && before !== null ? before : (app.account()?.availableMinor ?? null)),
    null,
  );
  return (
    <div class="balance-place">
      <Show when={offered()}>
        <TopUp />
      </Show>
      <div class="balance">
        <span>{text.balance.title()}</span>
        <Show when={availableMinor() !== null} fallback={<b aria-busy="true">—</b>}>
          <b>
            {money(availableMinor() ?? ZERO)}
            {ownBrand() && ` ${ownBrand()?.currency.code}`}
          </b>
        </Show>
      </div>
      {props.children}
    </div>
  );
};

const isOffered = ({ protection, suspended }: AccountView): boolean =>
  suspended !== true && (protection?.absence ?? null) === null;

const TopUp = () => {
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

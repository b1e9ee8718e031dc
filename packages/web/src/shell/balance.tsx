// What can still be staked, always in sight. When nothing is left, here or on a felt, the house offers more
// play coins in its place. [L7]
import { isBroke } from '@punto/protocol/broke';
import { createSignal, Show } from 'solid-js';
import { useHouse } from '../house/house.tsx';
import { money } from '../number.ts';
import { notify } from '../part/notice.tsx';
import './balance.css';

export const Balance = () => {
  const house = useHouse();
  const offered = () => {
    const account = house.account();
    return account !== null && isBroke(account);
  };
  return (
    <div class="balance-place">
      <Show when={offered()}>
        <TopUp />
      </Show>
      <div class="balance">
        <span>Balance</span>
        <Show when={house.account()} fallback={<b aria-busy="true">—</b>}>
          {(account) => <b>{money(account().availableMinor)}</b>}
        </Show>
      </div>
    </div>
  );
};

const TopUp = () => {
  const house = useHouse();
  const [asking, setAsking] = createSignal(false);
  const ask = async () => {
    setAsking(true);
    try {
      await house.topUp();
      notify('The house has topped you up.', 'good');
    } catch (fault) {
      notify(fault instanceof Error ? fault.message : String(fault), 'warn');
    } finally {
      setAsking(false);
    }
  };
  return (
    <button type="button" class="btn" disabled={asking()} onClick={ask}>
      Top up
    </button>
  );
};

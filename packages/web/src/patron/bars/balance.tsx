// The balance that can still be staked, always visible. When it is below the lowest minimum and nothing is in play, a button
// beside it opens the offer of more play coins. The button is absent during an exclusion, a break and a suspension. [L7] [P6]

import { type Minor, ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import { isBroke } from '@punto/protocol/broke';
import type { AccountView } from '@punto/protocol/message';
import { later } from '@punto/ui/later.tsx';
import { money } from '@punto/ui/words/number.ts';
import { createMemo, type JSX, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { ownBrand } from '../../client/own-brand.ts';
import { useLeastStake } from './least-stake.ts';
import './balance.css';

const text = texts('bars');

const TopUp = later(async () => (await import('./top-up.tsx')).TopUp);

const LastKnown = later(async () => (await import('./last-known.tsx')).LastKnown);

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
        <span class="balance-title">{text.balance.title()}</span>
        <Show when={availableMinor() !== null} fallback={<b aria-busy="true">—</b>}>
          <b>
            {money(availableMinor() ?? ZERO)}
            {ownBrand() && ` ${ownBrand()?.currency.code}`}
          </b>
        </Show>
        {ownBrand() && <LastKnown />}
      </div>
      {props.children}
    </div>
  );
};

const isOffered = ({ protection, suspended }: AccountView): boolean => !suspended && !protection?.absence;

// The menu of a table: ways out and around, and the keys. Leaving waits until the round one has staked in is
// settled. [T9]
import { useNavigate } from '@solidjs/router';
import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import { Icon, type IconName } from '../part/icon.tsx';
import { VisitLine } from '../shell/visit-line.tsx';
import { useFelt } from './felt.tsx';
import { SHORTCUTS } from './keys.ts';
import './table-menu.css';

export type SheetName = 'menu' | 'rules' | 'record' | 'settings';

export const TableMenu = (props: { turnTo: (sheet: SheetName) => void }) => (
  <div class="menu">
    <nav class="menu-ways" aria-label="Ways">
      <Leave />
      <Way icon="book" onClick={() => props.turnTo('rules')}>
        Rules and paytable
      </Way>
      <Way icon="record" onClick={() => props.turnTo('record')}>
        Play record
      </Way>
      <Way icon="gear" onClick={() => props.turnTo('settings')}>
        Settings
      </Way>
    </nav>
    <VisitLine />
    <h3 class="menu-keys-title">Keys at the table</h3>
    <dl class="menu-keys">
      <For each={SHORTCUTS}>
        {([keys, does]) => (
          <div>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        )}
      </For>
    </dl>
    <p class="menu-hint">To take a chip back, hold Shift with a mouse, or press longer on a touch screen.</p>
  </div>
);

const Leave = () => {
  const felt = useFelt();
  const navigate = useNavigate();
  const [leaving, setLeaving] = createSignal(false);
  const inRound = () => felt.view().phase !== 'settled' && Object.keys(felt.terms().own).length > 0;
  createEffect(() => {
    if (leaving() && !inRound()) navigate('/');
  });
  return (
    <Way icon="exit" onClick={() => setLeaving((was) => !was)}>
      {leaving() ? 'Stay at the table' : 'Leave the table'}
      <Show when={inRound()}>
        <small>
          {leaving() ? 'You leave when this round is settled.' : 'Your bets of this round are settled first.'}
        </small>
      </Show>
    </Way>
  );
};

const Way = (props: { icon: IconName; onClick: () => void; children: JSX.Element }) => (
  <button type="button" onClick={() => props.onClick()}>
    <Icon name={props.icon} />
    <span>{props.children}</span>
  </button>
);

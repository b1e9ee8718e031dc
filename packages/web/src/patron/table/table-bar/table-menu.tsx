// The menu of a table: links, sheets, and the list of shortcuts.

import { useFullScreen } from '@punto/ui/client/screen.ts';
import { Icon, type IconName } from '@punto/ui/icon.tsx';
import { For, type JSX, Show } from 'solid-js';
import { VisitLine } from '../../bars/visit-line.tsx';
import { useFelt } from '../../felt/felt.tsx';
import { LaterPeopleWay } from '../../people/later-people.ts';
import { SeatButton, SeatKeys } from '../../seats/seat-button.tsx';
import { LEAVING, useLeave } from '../leave/use-leave.tsx';
import { shortcuts } from './shortcuts.ts';
import './table-menu.css';

export const TableMenu = () => {
  const felt = useFelt();
  const { turnTo } = felt.sheets;
  return (
    <div class="menu">
      <nav class="menu-ways" aria-label="Ways">
        <Leave />
        <SeatButton />
        <LaterPeopleWay />
        <Way icon="star" onClick={() => turnTo('favourites')}>
          Favourite bets
        </Way>
        <Way icon="book" onClick={() => turnTo('rules')}>
          Rules and paytable
        </Way>
        <Way
          icon="ask"
          onClick={() => {
            felt.explained.ask(true);
            turnTo(null);
          }}
        >
          Explain a bet
          <small>The next bet you press is explained, and nothing is laid.</small>
        </Way>
        <Way icon="study" onClick={() => turnTo('statistics')}>
          Statistics
        </Way>
        <Way icon="record" onClick={() => turnTo('record')}>
          Play record
        </Way>
        <FullScreen />
        <Way icon="gear" onClick={() => turnTo('settings')}>
          Settings
        </Way>
      </nav>
      <VisitLine />
      <h3 class="menu-keys-title">Keys at the table</h3>
      <dl class="menu-keys">
        <For each={shortcuts(felt.chips().length)}>
          {([keys, does]) => (
            <div>
              <dt>{keys}</dt>
              <dd>{does}</dd>
            </div>
          )}
        </For>
        <SeatKeys />
      </dl>
      <p class="menu-hint">
        To take a chip back, hold Shift with a mouse, or press longer on a touch screen. A long press on a
        spot without loose chips explains its bet.
      </p>
    </div>
  );
};

const FullScreen = () => {
  const screen = useFullScreen();
  return (
    <Show when={screen}>
      {(fullScreen) => (
        <Way icon="full-screen" onClick={fullScreen().turn}>
          {fullScreen().isOn() ? 'Leave full screen' : 'Full screen'}
        </Way>
      )}
    </Show>
  );
};

const Leave = () => {
  const leave = useLeave();
  return (
    <Way icon="exit" onClick={() => leave.exit()}>
      {leave.waits() ? 'Stay at the table' : 'Leave the table'}
      <Show when={leave.held()}>
        <small>{leave.waits() ? `${LEAVING}.` : 'Your bets of this round are settled first.'}</small>
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

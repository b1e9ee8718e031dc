// The menu of a table: links, sheets, and the list of shortcuts.

import { texts } from '@punto/language/catalogue';
import { useFullScreen } from '@punto/ui/client/screen.ts';
import { Icon, type IconName } from '@punto/ui/icon.tsx';
import { For, type JSX, Show } from 'solid-js';
import { VisitLine } from '../../bars/visit-line.tsx';
import { useFelt } from '../../felt/felt.tsx';
import { LaterPeopleWay } from '../../people/later-people.ts';
import { SeatButton, SeatKeys } from '../../seats/seat-button.tsx';
import { useLeave } from '../leave/use-leave.tsx';
import { shortcuts } from './shortcuts.ts';
import './table-menu.css';

const { keys, menu: text, title } = texts('sheets');

export const TableMenu = () => {
  const felt = useFelt();
  const { turnTo } = felt.sheets;
  return (
    <div class="menu">
      <nav class="menu-ways" aria-label={text.ways()}>
        <Leave />
        <SeatButton />
        <LaterPeopleWay />
        <Way icon="star" onClick={() => turnTo('favourites')}>
          {title.favourites()}
        </Way>
        <Way icon="book" onClick={() => turnTo('rules')}>
          {title.rules()}
        </Way>
        <Way
          icon="ask"
          onClick={() => {
            felt.explained.ask(true);
            turnTo(null);
          }}
        >
          {text.explain()}
          <small>{text.explainHow()}</small>
        </Way>
        <Way icon="study" onClick={() => turnTo('statistics')}>
          {title.statistics()}
        </Way>
        <Way icon="record" onClick={() => turnTo('record')}>
          {title.record()}
        </Way>
        <Way icon="pause" onClick={() => turnTo('protection')}>
          {title.protection()}
        </Way>
        <FullScreen />
        <Way icon="gear" onClick={() => turnTo('settings')}>
          {title.settings()}
        </Way>
      </nav>
      <VisitLine />
      <h3 class="menu-keys-title">{keys.title()}</h3>
      <dl class="menu-keys">
        <For each={shortcuts(felt.chips().length)}>
          {({ key, does }) => (
            <div>
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          )}
        </For>
        <SeatKeys />
      </dl>
      <p class="menu-hint">{keys.hint()}</p>
    </div>
  );
};

const FullScreen = () => {
  const screen = useFullScreen();
  return (
    <Show when={screen}>
      {(fullScreen) => (
        <Way icon="full-screen" onClick={fullScreen().turn}>
          {fullScreen().isOn() ? text.leaveFullScreen() : text.fullScreen()}
        </Way>
      )}
    </Show>
  );
};

const Leave = () => {
  const leave = useLeave();
  return (
    <Way icon="exit" onClick={() => leave.exit()}>
      {leave.waits() ? text.stay() : text.leave()}
      <Show when={leave.held()}>
        <small>{leave.waits() ? text.leaving() : text.settledFirst()}</small>
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

// The bar of a table: menu, name and limits, progress of the shoe, connection, sound and balance.

import { mainLimits } from '@punto/engine/main-limits';
import { texts } from '@punto/language/catalogue';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { Icon, type IconName } from '@punto/ui/icon.tsx';
import { later } from '@punto/ui/later.tsx';
import { For, Show } from 'solid-js';
import { usePatterns } from '../../alerts/use-patterns.ts';
import { Balance } from '../../bars/balance.tsx';
import { Clock } from '../../bars/clock.tsx';
import { LinkState } from '../../bars/link-state.tsx';
import { MuteButton } from '../../bars/mute-button.tsx';
import { useFelt } from '../../felt/felt.tsx';
import { LaterPeopleButton } from '../../people/later-people.ts';
import { TableSwitch } from '../../side-by-side/table-switch.tsx';
import { useLeave } from '../leave/use-leave.tsx';
import { CoupNumber, ShoeProgress } from './shoe-progress.tsx';
import './exit.css';
import './table-bar.css';

const text = texts('table').bar;

const SealButton = later(
  async () => (await withTexts(import('../../fairness/seal-button.tsx'), 'fairness')).SealButton,
);
const SessionLine = later(async () => (await import('./session-line.tsx')).SessionLine);
const TableSheets = later(async () => (await withTexts(import('./table-sheets.tsx'), 'sheets')).TableSheets);

export const TableBar = () => {
  const felt = useFelt();
  const { turnTo } = felt.sheets;
  const setup = () => felt.view().setup;
  const patterns = usePatterns(() => ({ history: felt.view().history, labels: setup().labels }));
  const limits = () => {
    const { minMinor, maxMinor } = mainLimits(setup());
    return text.limits({ least: minMinor, most: maxMinor });
  };
  return (
    <header class="bar table-bar">
      <SheetButton label={text.menu()} icon="menu" onClick={() => turnTo('menu')} />
      <Show when={setup().solo}>
        <Exit />
      </Show>
      <div class="mark" aria-hidden="true">
        Punto
      </div>
      <div class="table-name">
        <h1>{setup().name}</h1>
        <p>
          <span class="table-room-title">{setup().title}</span>
          <span class="bar-limits">{limits()}</span>
          <Show when={!setup().solo && felt.view().round}>
            {(round) => (
              <span class="bar-round" data-last={round().last ? '' : undefined}>
                {round().last ? text.lastRound() : text.round({ round: round().number })}
              </span>
            )}
          </Show>
          <For each={patterns()}>{(words) => <span class="bar-pattern">{words}</span>}</For>
          <Show when={setup().solo}>
            <span class="bar-coup">
              <CoupNumber />
            </span>
          </Show>
        </p>
      </div>
      <ShoeProgress />
      {/* What is loaded later stands beside the empty room, so that nothing else moves. */}
      <TableSwitch table={felt.table} />
      <SealButton />
      <div class="bar-room" />
      <Show when={!setup().solo}>
        <LaterPeopleButton />
      </Show>
      <Clock />
      <LinkState />
      <MuteButton />
      <SheetButton class="bar-option" label={text.record()} icon="record" onClick={() => turnTo('record')} />
      <SheetButton class="bar-option" label={text.rules()} icon="book" onClick={() => turnTo('rules')} />
      <Balance waits={felt.booksWait()}>
        <SessionLine waits={felt.booksWait()} />
      </Balance>
      <TableSheets />
    </header>
  );
};

/** At a solo table the way out is always visible. [T9] [V5] */
const Exit = () => {
  const leave = useLeave();
  return (
    <button type="button" class="exit" aria-pressed={leave.waits()} onClick={() => leave.exit()}>
      <Icon name="exit" />
      {text.exit()}
    </button>
  );
};

const SheetButton = (props: { label: string; icon: IconName; class?: string; onClick: () => void }) => (
  <button
    type="button"
    class={`icon-btn ${props.class ?? ''}`}
    aria-label={props.label}
    title={props.label}
    aria-haspopup="dialog"
    onClick={() => props.onClick()}
  >
    <Icon name={props.icon} />
  </button>
);

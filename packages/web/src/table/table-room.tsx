// The room: bar, cloth, scoreboard, rail. The cloth keeps its places whatever the phase; only what lies on it
// changes.
import { For, onCleanup, onMount } from 'solid-js';
import { Board } from './board.tsx';
import { Call } from './call.tsx';
import { useFelt } from './felt.tsx';
import { onTableKey } from './keys.ts';
import { Mains } from './mains.tsx';
import { Rail } from './rail.tsx';
import { Sides } from './sides.tsx';
import { Stage } from './stage.tsx';
import { TableBar } from './table-bar.tsx';
import './table-room.css';
import './cloth.css';

export const TableRoom = () => {
  const felt = useFelt();
  onMount(() => {
    const onKey = (event: KeyboardEvent) => onTableKey(event, felt);
    document.addEventListener('keydown', onKey);
    onCleanup(() => document.removeEventListener('keydown', onKey));
  });
  return (
    <div
      class="table-room"
      data-cloth={felt.view().setup.cloth}
      data-phase={felt.view().phase}
      data-live={felt.resultLive() ? '' : undefined}
      data-gain={felt.gained() ? '' : undefined}
      data-linked={felt.linked()}
    >
      <TableBar />
      <main id="main" class="cloth" tabindex="-1">
        <Stage />
        <Call />
        <Mains />
        <Sides />
      </main>
      <Board />
      <Rail />
      <div class="spoken" role="log" aria-live="polite" aria-label="At the table">
        <For each={felt.said()}>{(text) => <p>{text}</p>}</For>
      </div>
    </div>
  );
};

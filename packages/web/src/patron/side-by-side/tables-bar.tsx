// The bar of several tables: the total stake, how many tables are shown, and which.
import { Dialog } from '@punto/ui/dialog.tsx';
import { Icon } from '@punto/ui/icon.tsx';
import { numberWord } from '@punto/ui/words/number.ts';
import { A } from '@solidjs/router';
import { createSignal, For, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { Balance } from '../bars/balance.tsx';
import { LinkState } from '../bars/link-state.tsx';
import { MuteButton } from '../bars/mute-button.tsx';
import { exposure } from './exposure.ts';
import type { ShownTables } from './shown-tables.ts';
import { sizesFor } from './table-count.ts';
import { TableList } from './table-list.tsx';
import { useTables } from './use-tables.ts';
import './tables-bar.css';

export const TablesBar = (props: { shown: ShownTables; most: number }) => {
  const app = useClientState();
  const [choosing, setChoosing] = createSignal(false);
  return (
    <header class="bar many-bar">
      <A class="icon-btn" href="/" aria-label="To the lobby" title="To the lobby">
        <Icon name="back" />
      </A>
      <div class="mark" aria-hidden="true">
        Punto
      </div>
      <div class="many-title">
        <h1>Your tables</h1>
        <p role="status">{exposure(app.account()?.inPlay ?? []) ?? 'Nothing is in play'}</p>
      </div>
      <div class="bar-room" />
      <Sizes {...props} />
      <button
        type="button"
        class="btn quiet many-choose"
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <Icon name="tables" />
        <span>Choose tables</span>
      </button>
      <LinkState />
      <MuteButton />
      <Balance />
      <Dialog look="sheet" open={choosing()} onClose={() => setChoosing(false)} title="Choose tables">
        <Choice {...props} />
      </Dialog>
    </header>
  );
};

const Sizes = (props: { shown: ShownTables; most: number }) => {
  const open = useTables();
  return (
    <fieldset class="table-counts">
      <legend class="spoken">How many tables</legend>
      <For each={sizesFor(open().length, props.most)}>
        {(size) => (
          <button
            type="button"
            aria-pressed={props.shown.tables().length === size}
            onClick={() => props.shown.resize(size)}
          >
            {capital(numberWord(size))}
          </button>
        )}
      </For>
    </fieldset>
  );
};

const Choice = (props: { shown: ShownTables; most: number }) => {
  const isFull = () => props.shown.tables().length >= props.most;
  return (
    <>
      <Show when={props.shown.tables().length > 0}>
        <h3 class="many-choice">Shown now</h3>
        <TableList only={props.shown.tables()} except={[]} does="Take away" choose={props.shown.leave} />
      </Show>
      <h3 class="many-choice">Other tables</h3>
      <Show when={!isFull()} fallback={<p>The house allows {numberWord(props.most)} tables at a time.</p>}>
        <TableList except={props.shown.tables()} does="Add" choose={props.shown.add} />
      </Show>
    </>
  );
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

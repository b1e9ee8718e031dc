// The bar of several tables: the total stake, how many tables are shown, and which.
import { Dialog } from '@punto/ui/dialog.tsx';
import { Icon } from '@punto/ui/icon.tsx';
import { numberWord } from '@punto/ui/words/number.ts';
import { A } from '@solidjs/router';
import { For, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { Balance } from '../bars/balance.tsx';
import { LinkState } from '../bars/link-state.tsx';
import { MuteButton } from '../bars/mute-button.tsx';
import { exposure } from './exposure.ts';
import type { ShownTables } from './shown-tables.ts';
import { sizesFor } from './table-count.ts';
import { TableList } from './table-list.tsx';
import {
  ADD,
  allowed,
  CHOOSE,
  HOW_MANY,
  NOTHING_IN_PLAY,
  OTHERS,
  SHOWN_NOW,
  TAKE_AWAY,
  TO_THE_LOBBY,
  YOUR_TABLES,
} from './tables-words.ts';
import { useTables } from './use-tables.ts';
import './tables-bar.css';

export const TablesBar = (props: {
  shown: ShownTables;
  most: number;
  /** The sheet in which tables are chosen is open. */
  choosing: boolean;
  choose: (open: boolean) => void;
}) => {
  const app = useClientState();
  return (
    <header class="bar many-bar">
      <A class="icon-btn" href="/" aria-label={TO_THE_LOBBY} title={TO_THE_LOBBY}>
        <Icon name="back" />
      </A>
      <div class="mark" aria-hidden="true">
        Punto
      </div>
      <div class="many-title">
        <h1>{YOUR_TABLES}</h1>
        <p role="status">{exposure(app.account()?.inPlay ?? []) ?? NOTHING_IN_PLAY}</p>
      </div>
      <div class="bar-room" />
      <Sizes {...props} />
      <button
        type="button"
        class="btn quiet many-choose"
        aria-haspopup="dialog"
        onClick={() => props.choose(true)}
      >
        <Icon name="tables" />
        <span>{CHOOSE}</span>
      </button>
      <LinkState />
      <MuteButton />
      <Balance />
      <Dialog look="sheet" open={props.choosing} onClose={() => props.choose(false)} title={CHOOSE}>
        <Choice {...props} />
      </Dialog>
    </header>
  );
};

const Sizes = (props: { shown: ShownTables; most: number }) => {
  const open = useTables();
  return (
    <fieldset class="table-counts">
      <legend class="spoken">{HOW_MANY}</legend>
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
        <h3 class="many-choice">{SHOWN_NOW}</h3>
        <TableList only={props.shown.tables()} except={[]} does={TAKE_AWAY} choose={props.shown.leave} />
      </Show>
      <h3 class="many-choice">{OTHERS}</h3>
      <Show when={!isFull()} fallback={<p>{allowed(props.most)}</p>}>
        <TableList except={props.shown.tables()} does={ADD} choose={props.shown.add} />
      </Show>
    </>
  );
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

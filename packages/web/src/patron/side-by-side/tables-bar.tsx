// The bar of several tables: the total stake, how many tables are shown, and which.
import { language, texts } from '@punto/language/catalogue';
import { localeOf } from '@punto/language/languages';
import { Dialog } from '@punto/ui/dialog.tsx';
import { Icon } from '@punto/ui/icon.tsx';
import { numberWord } from '@punto/ui/words/number.ts';
import { For, Show } from 'solid-js';
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

const { bar: text, list } = texts('many');

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
      <a class="icon-btn" href="/" aria-label={text.lobby()} title={text.lobby()}>
        <Icon name="back" />
      </a>
      <div class="mark" aria-hidden="true">
        Punto
      </div>
      <div class="many-title">
        <h1>{text.title()}</h1>
        <p role="status">{exposure(app.account()?.inPlay ?? [])}</p>
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
        <span>{text.choose()}</span>
      </button>
      <LinkState />
      <MuteButton />
      <Balance />
      <Dialog look="sheet" open={props.choosing} onClose={() => props.choose(false)} title={text.choose()}>
        <Choice {...props} />
      </Dialog>
    </header>
  );
};

const Sizes = (props: { shown: ShownTables; most: number }) => {
  const open = useTables();
  return (
    <fieldset class="table-counts">
      <legend class="spoken">{text.howMany()}</legend>
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
        <h3 class="many-choice">{list.shown()}</h3>
        <TableList only={props.shown.tables()} except={[]} does="takeAway" choose={props.shown.leave} />
      </Show>
      <h3 class="many-choice">{list.others()}</h3>
      <Show when={!isFull()} fallback={<p>{list.full({ tables: props.most })}</p>}>
        <TableList except={props.shown.tables()} does="add" choose={props.shown.add} />
      </Show>
    </>
  );
};

const capital = (word: string): string =>
  word.charAt(0).toLocaleUpperCase(localeOf(language())) + word.slice(1);

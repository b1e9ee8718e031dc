// Confirm for several tables: the sum, the number of tables, and the seconds of the table that closes first. Each
// table's chips are its own ticket. It keeps the focus when there is nothing to confirm.
import { texts } from '@punto/language/catalogue';
import { Sentence } from '@punto/ui/sentence.tsx';
import { useBeat } from '@punto/ui/tick.ts';
import { createMemo, Show } from 'solid-js';
import { useClientState } from '../../client/client-state.tsx';
import { useManyTables } from './many-tables.tsx';
import { whereWords } from './rail-words.ts';
import '../rail/confirm.css';
import './many-confirm.css';

const text = texts('play').rail;

/** The appearance changes from this number of seconds on. */
const LAST_S = 5;

export const ManyConfirm = () => {
  const app = useClientState();
  const many = useManyTables();
  const beat = useBeat();
  const ready = () => many.sum().tables.length > 0;
  const seconds = createMemo(() => {
    beat();
    const closesAt = many.sum().tables[0]?.closesAt ?? null;
    return closesAt === null ? null : Math.max(0, Math.ceil((closesAt - app.now()) / 1000));
  });
  const last = () => (seconds() ?? Number.POSITIVE_INFINITY) <= LAST_S;
  const waits = () => {
    if (app.connection().state !== 'open') return text.waits.noLink();
    return many.slips().some(({ sent }) => sent.length > 0) ? text.waits.onItsWay() : text.waits.nothing();
  };
  return (
    <button
      type="button"
      class="confirm many-confirm"
      classList={{ counts: seconds() !== null }}
      data-last={last() ? '' : undefined}
      style={last() ? { '--filled': `${((seconds() ?? 0) / LAST_S) * 100}%` } : {}}
      aria-disabled={!ready()}
      onClick={() => ready() && many.confirm()}
    >
      <Show when={ready()} fallback={waits()}>
        <span class="confirm-words">
          <Sentence parts={text.confirm.parts({ stake: many.sum().totalMinor })} />
          <small>
            <Sentence
              parts={whereWords(many.sum())}
              tags={{ first: (words) => <span class="confirm-first">{words}</span> }}
            />
          </small>
        </span>
        <Show when={seconds() !== null}>
          <i aria-hidden="true">{seconds()}</i>
        </Show>
      </Show>
    </button>
  );
};

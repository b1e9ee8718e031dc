// The card of house advantages that lies on the felt: small and printed, with the three mains on it; pressed, it
// opens to every option with both bases beside it. [V3] [B21]
import type { Room } from '@punto/engine/room';
import { Icon } from '@punto/ui/icon.tsx';
import { Sheet } from '@punto/ui/sheet.tsx';
import { inWords, plural } from '@punto/ui/words/number.ts';
import { createMemo, createSignal, For } from 'solid-js';
import { AdvantageTable } from './advantage-table.tsx';
import { BASES } from './basis.ts';
import { useAdvantages } from './use-advantages.ts';
import './advantages.css';

/** `alone`: in a row of its own, not between the side bets. */
export const AdvantageCard = (props: { setup: Room; alone?: boolean }) => {
  const [open, setOpen] = createSignal(false);
  // News of a table brings its setup anew; the figures change only when the room itself does.
  const room = createMemo(() => props.setup, undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  const rows = useAdvantages(room);
  const mains = () => rows()?.filter((row) => row.main) ?? [];
  const decks = () => `${inWords(props.setup.shoe.decks)} ${plural(props.setup.shoe.decks, 'deck')}`;
  return (
    <>
      <button
        type="button"
        class="advantage-card"
        classList={{ alone: props.alone ?? false }}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span class="advantage-title">
          House advantage
          <Icon name="back" />
        </span>
        <span class="advantage-basis">
          {BASES.stake}, {decks()}
        </span>
        <span class="advantage-mains" aria-hidden="true">
          <For each={mains()}>
            {(row) => (
              <span data-tone={row.tone}>
                {row.title} <b>{row.ofStake}</b>
              </span>
            )}
          </For>
        </span>
      </button>
      <Sheet open={open()} onClose={() => setOpen(false)} title="House advantage">
        <AdvantageTable rows={rows()} decks={decks()} />
      </Sheet>
    </>
  );
};

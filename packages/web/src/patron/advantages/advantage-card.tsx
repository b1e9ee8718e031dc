// The card of house advantages on the felt: small, with the three main bets; pressed, it opens a table of all options
// with both bases. [V3] [B21]
import type { Room } from '@punto/engine/room';
import { texts } from '@punto/language/catalogue';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { later } from '@punto/ui/later.tsx';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { createMemo, createSignal, For } from 'solid-js';
import type { Advantage } from './advantages.ts';
import { useAdvantages } from './use-advantages.ts';
import './advantage-card.css';

const AdvantageSheet = later(
  async () => (await withTexts(import('./advantage-sheet.tsx'), 'rules')).AdvantageSheet,
);

const text = texts('shared').advantage;

type MainRow = Pick<Advantage, 'title' | 'tone' | 'ofStake'>;

/** In the place of the rows until they are computed, so that the spots beside the card do not move then. */
const mainsToCome = (labels: Room['labels']): readonly MainRow[] =>
  (['player', 'banker', 'tie'] as const).map((tone) => ({
    title: shownLabels(labels)[tone],
    tone,
    ofStake: BLANK_PERCENT,
  }));

/** As wide as `1.2351%`. */
const BLANK_PERCENT = '\u2007'.repeat(7);

/** `alone`: in a separate row, not between the side bets. */
export const AdvantageCard = (props: { setup: Room; alone?: boolean }) => {
  const [open, setOpen] = createSignal(false);
  // Every update brings a new setup object; the odds are recomputed only if its content changed.
  const room = createMemo(() => props.setup, undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
  const rows = useAdvantages(room);
  const mains = () => rows()?.filter((row) => row.main) ?? mainsToCome(room().labels);
  const decks = () => props.setup.shoe.decks;
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
          {text.title()}
          <Icon name="back" />
        </span>
        <span class="advantage-basis">{text.basis({ decks: decks() })}</span>
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
      <AdvantageSheet open={open()} onClose={() => setOpen(false)} rows={rows()} decks={decks()} />
    </>
  );
};

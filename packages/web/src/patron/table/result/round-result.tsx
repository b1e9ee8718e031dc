// The result for a patron with stakes: the winner, and the net of the round. A press opens the details, bet by bet.
// [L2]
import { texts } from '@punto/language/catalogue';
import type { KeptRecord } from '@punto/protocol/message';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { later } from '@punto/ui/later.tsx';
import { resultWords } from '@punto/ui/words/record-words.ts';
import { createSignal, createUniqueId, onMount, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';
import { netNote, netText } from '../../felt/round-net.ts';
import { winnerWords } from '../../felt/speech.ts';
import { moveNear } from '../near.ts';
import './round-result.css';

const text = texts('table').ring;

const RoundParts = later(
  async () => (await withTexts(import('./round-parts-list.tsx'), 'sheets')).RoundParts,
);

export const RoundResult = (props: { record: KeptRecord }) => {
  const felt = useFelt();
  const parts = createUniqueId();
  let button: HTMLButtonElement | undefined;
  const net = () => netText(props.record);
  const winner = () => {
    const { coup, setup } = felt.view();
    return coup ? winnerWords(coup, setup.labels) : resultWords(props.record, setup.labels);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class="ring-result"
        popovertarget={parts}
        style={{ '--signs': Math.max(4, net().length) }}
      >
        <span class="ring-winner">{winner()}</span>
        <b class="ring-net">{net()}</b>
        <span class="ring-note">{netNote(props.record)}</span>
        <span class="spoken">{text.details()}</span>
      </button>
      <RoundPartsCard id={parts} record={props.record} button={() => button} />
    </>
  );
};

/** A popover: closed by a press outside, Esc, or the next round. */
const RoundPartsCard = (props: {
  id: string;
  record: KeptRecord;
  button: () => HTMLButtonElement | undefined;
}) => {
  let card: HTMLDivElement | undefined;
  const [open, setOpen] = createSignal(false);
  onMount(() =>
    card?.addEventListener('beforetoggle', (event) => {
      setOpen('newState' in event && event.newState === 'open');
      if (!open()) return;
      // It has a size only once it is shown; the next animation frame still comes before the paint.
      requestAnimationFrame(() => {
        const button = props.button();
        if (card && button) moveNear(card, button, ['under', 'right', 'left', 'over']);
      });
    }),
  );
  return (
    <div
      ref={card}
      id={props.id}
      popover="auto"
      class="round-parts"
      role="dialog"
      aria-label={text.detailsTitle()}
    >
      <Show when={open()}>
        <RoundParts record={props.record} />
      </Show>
    </div>
  );
};

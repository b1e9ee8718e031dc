// One of several tables, in a frame of its own: so it keeps its own keys, order of focus and measures of the
// screen, and is the same table as on a page of its own. Closing it is leaving it, when the round allows. [T9]
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { Icon } from '../part/icon.tsx';
import { onWord, tell } from './framed.ts';

export const TableFrame = (props: { table: string; name: string; close: () => void }) => {
  let frame: HTMLIFrameElement | undefined;
  const inside = () => frame?.contentWindow ?? null;
  const [asked, setAsked] = createSignal(false);
  onMount(() => onCleanup(onWord(inside, 'left', () => props.close())));
  const leave = () => {
    setAsked(true);
    tell(inside(), 'leave');
  };
  return (
    <section class="table-frame" aria-label={props.name}>
      <header>
        <h2>{props.name}</h2>
        <Show when={asked()}>
          <p role="status">Closes when the coup is over</p>
        </Show>
        <button
          type="button"
          class="icon-btn"
          aria-label={`Leave ${props.name}`}
          title="Leave"
          onClick={leave}
        >
          <Icon name="clear" />
        </button>
      </header>
      <iframe ref={frame} src={`/table/${props.table}`} title={`Table ${props.name}`} />
    </section>
  );
};

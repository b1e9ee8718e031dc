// One of several tables, in an iframe: it has its own shortcuts, focus order and media queries, and behaves as on its
// own page. Closing it means leaving it: the table inside reports when it has been left, which waits for the own round.
// [T9]

import { Icon } from '@punto/ui/icon.tsx';
import { onCleanup, onMount } from 'solid-js';
import { onFrameMessage, postFrameMessage } from './framed.ts';

export const TableFrame = (props: { table: string; name: string; close: () => void }) => {
  let frame: HTMLIFrameElement | undefined;
  const inside = () => frame?.contentWindow ?? null;
  onMount(() => onCleanup(onFrameMessage(inside, 'left', () => props.close())));
  return (
    <section class="table-frame" aria-label={props.name}>
      <iframe ref={frame} src={`/table/${props.table}`} title={`Table ${props.name}`} />
      <button
        type="button"
        class="icon-btn"
        aria-label={`Leave ${props.name}`}
        title="Leave"
        onClick={() => postFrameMessage(inside(), 'leave')}
      >
        <Icon name="clear" />
      </button>
    </section>
  );
};

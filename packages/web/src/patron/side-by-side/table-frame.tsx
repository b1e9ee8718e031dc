// One of several tables, in a frame of its own: so it keeps its own keys, order of focus and measures of the
// screen, and is the same table as on a page of its own. Closing it is leaving it: the table inside says when it
// has been left, which in the middle of one's own round it is not. [T9]

import { Icon } from '@punto/ui/icon.tsx';
import { onCleanup, onMount } from 'solid-js';
import { onWord, tell } from './framed.ts';

export const TableFrame = (props: { table: string; name: string; close: () => void }) => {
  let frame: HTMLIFrameElement | undefined;
  const inside = () => frame?.contentWindow ?? null;
  onMount(() => onCleanup(onWord(inside, 'left', () => props.close())));
  return (
    <section class="table-frame" aria-label={props.name}>
      <iframe ref={frame} src={`/table/${props.table}`} title={`Table ${props.name}`} />
      <button
        type="button"
        class="icon-btn"
        aria-label={`Leave ${props.name}`}
        title="Leave"
        onClick={() => tell(inside(), 'leave')}
      >
        <Icon name="clear" />
      </button>
    </section>
  );
};

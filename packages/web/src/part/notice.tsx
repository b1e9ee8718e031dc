// Short notices, one region for the whole app: spoken politely, seen for a while, put away by touch. They tell
// what happened and what to change; nothing is asked here.
import { createSignal, For } from 'solid-js';
import { Icon, type IconName } from './icon.tsx';
import './notice.css';

export type NoticeTone = 'plain' | 'good' | 'warn';
type Notice = { readonly id: number; readonly text: string; readonly tone: NoticeTone };

const SHOWN_MS = 6_000;
const MOST = 3;
const ICONS: Record<NoticeTone, IconName> = { plain: 'record', good: 'check', warn: 'warn' };

const [notices, setNotices] = createSignal<readonly Notice[]>([]);
let last = 0;

/** Shows a notice; the same words twice at once are one notice. */
export const notify = (text: string, tone: NoticeTone = 'plain'): void => {
  const id = ++last;
  setNotices((shown) => [...shown.filter((each) => each.text !== text), { id, text, tone }].slice(-MOST));
  setTimeout(() => dismiss(id), SHOWN_MS);
};

const dismiss = (id: number) => setNotices((shown) => shown.filter((each) => each.id !== id));

export const Notices = () => (
  <div class="notices" role="status" aria-live="polite">
    <For each={notices()}>
      {(notice) => (
        <div class="notice" data-tone={notice.tone}>
          <Icon name={ICONS[notice.tone]} />
          <p>{notice.text}</p>
          <button type="button" class="icon-btn" aria-label="Dismiss" onClick={() => dismiss(notice.id)}>
            <Icon name="clear" />
          </button>
        </div>
      )}
    </For>
  </div>
);

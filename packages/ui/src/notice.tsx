// Short notices in one live region for the whole app: announced politely, shown for six seconds, dismissed by touch.
// They report what happened and what to change; they never ask a question.
import { createSignal, For, Show } from 'solid-js';
import { laterModule } from './later-module.ts';
import type { NoticeData, NoticeText, NoticeTone, StayingNotice } from './notice-data.ts';

export type { NoticeTone } from './notice-data.ts';

/** How a notice looks, loaded after the first view, or with the first notice. */
const drawing = laterModule(() => import('./shown-notice.tsx'));

const SHOWN_MS = 6_000;
const MOST = 3;

const [notices, setNotices] = createSignal<readonly NoticeData[]>([]);
let last = 0;

/** Shows a notice. A notice with the same text replaces the one that is shown. */
export const notify = (
  text: NoticeText,
  tone: NoticeTone = 'plain',
  lang?: string,
  shownMs = SHOWN_MS,
): void => {
  const id = show({ text, tone, lang });
  setTimeout(() => dismiss(id), shownMs);
};

/** Like `notify`, for a notice that stays until it is dismissed. */
export const notifyUntilDismissed = (text: NoticeText, kept: StayingNotice): void =>
  void show({ text, tone: 'warn', kept });

/** Those that stay are first; of the others only the latest are shown. Returns its id. */
const show = (notice: Omit<NoticeData, 'id'>): number => {
  const id = ++last;
  void drawing.load();
  setNotices((shown) => {
    const all = [...shown.filter((each) => each.text() !== notice.text()), { ...notice, id }];
    return [...all.filter(({ kept }) => kept), ...all.filter(({ kept }) => !kept).slice(-MOST)];
  });
  return id;
};

const dismiss = (id: number) => setNotices((shown) => shown.filter((each) => each.id !== id));
const dismissByUser = ({ id, kept }: NoticeData): void => {
  dismiss(id);
  kept?.onDismiss();
};

export const Notices = () => (
  <div class="notices" role="status" aria-live="polite">
    <Show when={drawing.loaded()}>
      {(drawn) => (
        <For each={notices()}>
          {(notice) => drawn().ShownNotice({ notice, dismiss: () => dismissByUser(notice) })}
        </For>
      )}
    </Show>
  </div>
);

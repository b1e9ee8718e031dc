// Short notices in one live region for the whole app: announced politely, shown for six seconds, dismissed by touch.
// They report what happened and what to change; they never ask a question.
import { texts } from '@punto/language/catalogue';
import { createSignal, For, Show } from 'solid-js';
import { Icon, type IconName } from './icon.tsx';
import './notice.css';

const { control } = texts('shared');

export type NoticeTone = 'plain' | 'good' | 'warn';
/** Looked up where it is drawn: a notice that is shown changes its language with the page. */
type NoticeText = () => string;
type Notice = {
  readonly id: number;
  readonly text: NoticeText;
  readonly tone: NoticeTone;
  readonly kept?: StayingNotice;
  /** The language of a text that others have written. */
  readonly lang?: string | undefined;
};
/** Data of a notice that stays until it is dismissed. */
type StayingNotice = {
  readonly link: { readonly href: string; readonly text: NoticeText };
  readonly onDismiss: () => void;
};

const SHOWN_MS = 6_000;
const MOST = 3;
const ICONS: Record<NoticeTone, IconName> = { plain: 'record', good: 'check', warn: 'warn' };

const [notices, setNotices] = createSignal<readonly Notice[]>([]);
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
const show = (notice: Omit<Notice, 'id'>): number => {
  const id = ++last;
  setNotices((shown) => {
    const all = [...shown.filter((each) => each.text() !== notice.text()), { ...notice, id }];
    return [...all.filter(({ kept }) => kept), ...all.filter(({ kept }) => !kept).slice(-MOST)];
  });
  return id;
};

const dismiss = (id: number) => setNotices((shown) => shown.filter((each) => each.id !== id));
const dismissByUser = ({ id, kept }: Notice): void => {
  dismiss(id);
  kept?.onDismiss();
};

export const Notices = () => (
  <div class="notices" role="status" aria-live="polite">
    <For each={notices()}>
      {(notice) => (
        <div class="notice" data-tone={notice.tone}>
          <Icon name={ICONS[notice.tone]} />
          <p lang={notice.lang}>
            {notice.text()}
            <Show when={notice.kept}>
              {(kept) => (
                <>
                  {' '}
                  <a href={kept().link.href}>{kept().link.text()}</a>
                </>
              )}
            </Show>
          </p>
          <button
            type="button"
            class="icon-btn"
            aria-label={control.dismiss()}
            onClick={() => dismissByUser(notice)}
          >
            <Icon name="clear" />
          </button>
        </div>
      )}
    </For>
  </div>
);

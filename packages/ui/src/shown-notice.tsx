// How a notice looks. Its live region is in the page from the start (`notice.tsx`).
import { texts } from '@punto/language/catalogue';
import { Show } from 'solid-js';
import { Icon, type IconName } from './icon.tsx';
import type { NoticeData, NoticeTone } from './notice-data.ts';
import './notice.css';

const { control } = texts('shared');

const ICONS: Record<NoticeTone, IconName> = { plain: 'record', good: 'check', warn: 'warn' };

export const ShownNotice = (props: { notice: NoticeData; dismiss: () => void }) => (
  <div class="notice" data-tone={props.notice.tone}>
    <Icon name={ICONS[props.notice.tone]} />
    <p lang={props.notice.lang}>
      {props.notice.text()}
      <Show when={props.notice.kept}>
        {(kept) => (
          <>
            {' '}
            <a href={kept().link.href}>{kept().link.text()}</a>
          </>
        )}
      </Show>
    </p>
    <button type="button" class="icon-btn" aria-label={control.dismiss()} onClick={() => props.dismiss()}>
      <Icon name="clear" />
    </button>
  </div>
);

// A question or a form over the page, on the browser's own dialog: the focus stays inside, Esc closes it, the focus
// goes back. Its acts stand at its foot and stay in sight while the middle scrolls.

import { Icon } from '@punto/ui/icon.tsx';
import { createEffect, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';
import './dialog.css';

export const Dialog = (props: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `wide` for tables and cards, otherwise as wide as a question. */
  wide?: boolean;
  /** The first field takes the focus, and not the title: for a form of one or two fields. */
  straightIn?: boolean;
  /** Cannot be put away: the lock. */
  stays?: boolean;
  class?: string;
  foot?: JSX.Element;
  children: JSX.Element;
}) => {
  let dialog: HTMLDialogElement | undefined;
  const title = createUniqueId();
  createEffect(() => {
    if (props.open && !dialog?.open) dialog?.showModal();
    if (!props.open && dialog?.open) dialog.close();
  });
  onCleanup(() => dialog?.close());
  const closed = () => {
    // A browser closes on the second Esc whatever is said on the first.
    if (props.open && props.stays) dialog?.showModal();
    else if (props.open) props.onClose();
  };
  return (
    <dialog
      ref={dialog}
      class={`dialog ${props.class ?? ''}`}
      classList={{ wide: props.wide ?? false, stays: props.stays ?? false }}
      aria-labelledby={title}
      onCancel={(event) => props.stays && event.preventDefault()}
      onClose={closed}
    >
      <Show when={props.open}>
        <header>
          <h2 id={title} tabindex="-1" autofocus={!props.straightIn}>
            {props.title}
          </h2>
          <Show when={!props.stays}>
            <button type="button" class="icon-btn" aria-label="Close" onClick={() => props.onClose()}>
              <Icon name="clear" />
            </button>
          </Show>
        </header>
        <div class="dialog-middle">{props.children}</div>
        <Show when={props.foot}>
          <footer>{props.foot}</footer>
        </Show>
      </Show>
    </dialog>
  );
};

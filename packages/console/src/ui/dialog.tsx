// A modal dialog, built on `<dialog>`: it traps the focus, closes on Esc and restores the focus. Its buttons are at the
// bottom and stay visible while the content scrolls.

import { Icon } from '@punto/ui/icon.tsx';
import { createEffect, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';
import './dialog.css';

export const Dialog = (props: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `wide` is for tables and cards. */
  wide?: boolean;
  /** Focuses the first field instead of the title: for a form with one or two fields. */
  straightIn?: boolean;
  /** Cannot be closed by the user: the lock. */
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
    // Browsers close a dialog on the second Esc even if the first was cancelled, so it is opened again.
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

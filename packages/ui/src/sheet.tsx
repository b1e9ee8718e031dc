// A modal sheet on the browser's own dialog, which keeps the focus inside, closes on Esc and gives the focus
// back. On a phone it rises from the bottom edge, on a wide screen it stands at the right.
import { createEffect, createUniqueId, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Icon } from './icon.tsx';
import './sheet.css';

export const Sheet = (props: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `small` for a question; otherwise it takes the height of the screen. */
  small?: boolean;
  children: JSX.Element;
}) => {
  let dialog: HTMLDialogElement | undefined;
  const title = createUniqueId();
  createEffect(() => {
    if (props.open && !dialog?.open) dialog?.showModal();
    if (!props.open && dialog?.open) dialog.close();
  });
  // A press beside the sheet closes it; the keyboard has Esc from the dialog itself.
  onMount(() => {
    // Only a press that began beside it: the finger whose long press opened the sheet is lifted over it.
    let beganBeside = false;
    dialog?.addEventListener('pointerdown', (event) => {
      beganBeside = event.target === dialog;
    });
    dialog?.addEventListener('click', (event) => {
      if (beganBeside && event.target === dialog) props.onClose();
    });
  });
  onCleanup(() => dialog?.close());
  return (
    <dialog
      ref={dialog}
      class="sheet"
      classList={{ small: props.small ?? false }}
      aria-labelledby={title}
      onClose={() => props.open && props.onClose()}
    >
      <div class="sheet-body">
        <div class="sheet-head">
          <h2 id={title} tabindex="-1" autofocus>
            {props.title}
          </h2>
          <button type="button" class="icon-btn" aria-label="Close" onClick={() => props.onClose()}>
            <Icon name="clear" />
          </button>
        </div>
        <div class="sheet-content">
          <Show when={props.open}>{props.children}</Show>
        </div>
      </div>
    </dialog>
  );
};

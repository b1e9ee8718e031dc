// A modal sheet, built on `<dialog>`, which traps the focus, closes on Esc and restores the focus. On a phone it comes
// from the bottom edge, on a wide screen it is at the right.
import { createEffect, createUniqueId, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Icon } from './icon.tsx';
import './sheet.css';

export const Sheet = (props: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `small` is as high as its content; otherwise the sheet takes the full height. */
  small?: boolean;
  children: JSX.Element;
}) => {
  let dialog: HTMLDialogElement | undefined;
  const title = createUniqueId();
  createEffect(() => {
    if (props.open && !dialog?.open) dialog?.showModal();
    if (!props.open && dialog?.open) dialog.close();
  });
  // A press on the backdrop closes the sheet; the keyboard uses Esc, which `<dialog>` handles.
  onMount(() => {
    // Only if the press began on the backdrop: after a long press that opened the sheet, the finger is lifted over it.
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

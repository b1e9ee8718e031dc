// A modal dialog, built on `<dialog>`, which keeps the focus inside, closes on Esc and restores the focus, also where the
// control that opened it is gone (`focus-place.ts`). It has two looks: a sheet, which on a phone comes from the bottom
// edge and on a wide screen is at the right, and a form, whose buttons at the foot stay visible while the middle scrolls.
import { texts } from '@punto/language/catalogue';
import { createEffect, createUniqueId, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { focusPlace } from './focus-place.ts';
import { Icon } from './icon.tsx';
import './dialog.css';

const text = texts('shared').control;

export const Dialog = (props: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `form` if left out. A press on the backdrop closes a sheet, and not a form, whose fields would be lost. */
  look?: 'sheet' | 'form';
  /** A sheet as high as its content; otherwise it takes the full height. */
  small?: boolean;
  /** A form wide enough for tables and cards. */
  wide?: boolean;
  /** The first field takes the focus, and not the title: for a form of one or two fields. */
  straightIn?: boolean;
  /** Cannot be closed: the lock of the console. */
  stays?: boolean;
  foot?: JSX.Element;
  children: JSX.Element;
}) => {
  let dialog: HTMLDialogElement | undefined;
  const title = createUniqueId();
  const isSheet = () => props.look === 'sheet';
  let returnFocus: (() => void) | undefined;
  createEffect(() => {
    if (props.open && !dialog?.open) {
      returnFocus = focusPlace();
      dialog?.showModal();
    }
    if (!props.open && dialog?.open) dialog.close();
  });
  onMount(() => {
    // Only if the press began on the backdrop: after a long press that opened the sheet, the finger is lifted over it.
    let beganBeside = false;
    dialog?.addEventListener('pointerdown', (event) => {
      beganBeside = event.target === dialog;
    });
    dialog?.addEventListener('click', (event) => {
      if (isSheet() && beganBeside && event.target === dialog) props.onClose();
    });
  });
  onCleanup(() => dialog?.close());
  const closed = () => {
    // A browser closes on the second Esc even if the first was prevented.
    if (props.open && props.stays) dialog?.showModal();
    else {
      if (props.open) props.onClose();
      returnFocus?.();
    }
  };
  return (
    <dialog
      ref={dialog}
      class={`dialog ${props.look ?? 'form'}-look`}
      classList={{ small: props.small ?? false, wide: props.wide ?? false, stays: props.stays ?? false }}
      aria-labelledby={title}
      onCancel={(event) => props.stays && event.preventDefault()}
      onClose={closed}
    >
      <Show when={props.open}>
        {/* Not a <header>: directly in a dialog it would count as a banner of the page. */}
        <div class="dialog-head">
          <h2 id={title} tabindex="-1" autofocus={!props.straightIn}>
            {props.title}
          </h2>
          <Show when={!props.stays}>
            <button type="button" class="icon-btn" aria-label={text.close()} onClick={() => props.onClose()}>
              <Icon name="clear" />
            </button>
          </Show>
        </div>
        <div class="dialog-middle">{props.children}</div>
        <Show when={props.foot}>
          <footer>{props.foot}</footer>
        </Show>
      </Show>
    </dialog>
  );
};

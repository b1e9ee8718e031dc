// Button that changes the squeezed card between upright and sideways, also by the key R.
import { texts } from '@punto/language/catalogue';
import { settings } from '@punto/ui/client/settings.ts';
import { isShortcutKey } from '@punto/ui/shortcut-key.ts';
import { onCleanup, onMount, type Signal } from 'solid-js';
import '@punto/ui/icon.css';

const text = texts('squeeze');

export const RotateButton = (props: { sideways: Signal<boolean> }) => {
  const isSideways = () => props.sideways[0]();
  const rotate = () => props.sideways[1]((on) => !on);
  const onKey = (event: KeyboardEvent) => {
    if (!settings.shortcuts || event.key.toLowerCase() !== 'r' || !isShortcutKey(event)) return;
    event.preventDefault();
    rotate();
  };
  onMount(() => {
    document.addEventListener('keydown', onKey, true);
    onCleanup(() => document.removeEventListener('keydown', onKey, true));
  });
  return (
    <button
      type="button"
      class="btn quiet squeeze-rotate"
      aria-pressed={isSideways()}
      aria-label={text.sideways()}
      aria-keyshortcuts="R"
      title={text.sidewaysKey()}
      onClick={rotate}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 3h5a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z" />
        <path d="M11 21h9a1 1 0 0 0 1-1v-5a1 1 0 0 0-1-1h-5.500M15 4a6 6 0 0 1 4.500 6M22 8l-2.500 2.500-2.500-2.500" />
      </svg>
    </button>
  );
};

// The title of the page, set as the window's title and announced by screen readers when it changes, since client-side
// navigation would otherwise be silent.
import { type Accessor, createEffect, createSignal } from 'solid-js';

const [title, setTitle] = createSignal('');

/** Each page calls this once. */
export const usePageTitle = (name: Accessor<string>): void => {
  createEffect(() => {
    document.title = `${name()} · Punto`;
    setTitle(name());
  });
};

export const AnnouncedTitle = () => (
  <p class="spoken" aria-live="polite">
    {title()}
  </p>
);

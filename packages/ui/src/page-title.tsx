// The name of the page, in the window's title and said aloud when it changes: a page that changes without
// loading would otherwise change in silence.
import { type Accessor, createEffect, createSignal } from 'solid-js';

const [title, setTitle] = createSignal('');

/** To be called by each page. */
export const usePageTitle = (name: Accessor<string>): void => {
  createEffect(() => {
    document.title = `${name()} · Punto`;
    setTitle(name());
  });
};

export const SpokenTitle = () => (
  <p class="spoken" aria-live="polite">
    {title()}
  </p>
);

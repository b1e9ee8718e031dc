// A white box with a heading: the pane of a table, or a section of a page.
import { createUniqueId, type JSX, Show } from 'solid-js';
import './panel.css';

export const Panel = (props: {
  title: string;
  /** Small text below the title. */
  note?: JSX.Element;
  /** Content to the right of the title. */
  aside?: JSX.Element;
  /** Heading level; 3 if the panel is inside another. */
  level?: 2 | 3;
  class?: string;
  children: JSX.Element;
}) => {
  const id = createUniqueId();
  return (
    <section class={`panel ${props.class ?? ''}`} aria-labelledby={id}>
      <header>
        <div>
          <Show when={props.level === 3} fallback={<h2 id={id}>{props.title}</h2>}>
            <h3 id={id}>{props.title}</h3>
          </Show>
          <Show when={props.note}>
            <p class="panel-note">{props.note}</p>
          </Show>
        </div>
        <Show when={props.aside}>{props.aside}</Show>
      </header>
      {props.children}
    </section>
  );
};

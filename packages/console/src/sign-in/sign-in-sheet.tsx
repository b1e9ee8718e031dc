// Layout of the pages before sign-in: a heading, an error, a form.
import { type JSX, Show } from 'solid-js';
import { Line } from '../ui/marks.tsx';
import './sign-in.css';

export const SignInSheet = (props: {
  title: string;
  note?: string | undefined;
  fault?: string | undefined;
  onSubmit: () => unknown;
  children: JSX.Element;
}) => (
  <main id="main" class="sign-in">
    <form
      class="form sign-in-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <header>
        <p class="mark" aria-hidden="true">
          Punto
        </p>
        <h1>{props.title}</h1>
        <Show when={props.note}>
          <p class="panel-note" role="status">
            {props.note}
          </p>
        </Show>
      </header>
      <Show when={props.fault}>
        <Line tone="bad" spoken>
          {props.fault}
        </Line>
      </Show>
      {props.children}
    </form>
  </main>
);

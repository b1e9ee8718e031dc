// Links of a launched patron to the operator's own pages: account, limits, and the way out.
import { texts } from '@punto/language/catalogue';
import type { OwnBrand } from '@punto/protocol/operator-api';
import { For, Show } from 'solid-js';

const text = texts('protection').operator;

/** Account and limits open beside the game; the way out takes the place of the page, also of the one around a frame. */
const LINKS = [
  ['account', '_blank'],
  ['limits', '_blank'],
  ['exit', '_top'],
] as const;

export const OperatorLinks = (props: { brand: OwnBrand }) => (
  <p class="operator-links">
    <For each={LINKS}>
      {([name, target]) => (
        <Show when={props.brand.links[name]}>
          {(href) => (
            <a class="btn quiet" href={href()} target={target} rel="noopener">
              {text.links[name]({ brand: props.brand.name })}
            </a>
          )}
        </Show>
      )}
    </For>
  </p>
);

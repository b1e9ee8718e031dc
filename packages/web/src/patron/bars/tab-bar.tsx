// The phone's navigation, at the bottom of the screen.

import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { For } from 'solid-js';
import { isHere, PLACES } from './places.ts';

const text = texts('bars');

export const TabBar = () => (
  <nav class="tab-bar" aria-label={text.pages()}>
    <For each={PLACES}>
      {(place) => (
        <a href={place.href} aria-current={isHere(place.href)}>
          <Icon name={place.icon} />
          {text.shortPlace[place.id]()}
        </a>
      )}
    </For>
  </nav>
);

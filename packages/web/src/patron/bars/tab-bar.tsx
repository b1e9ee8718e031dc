// The phone's navigation, at the bottom of the screen.

import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { A } from '@solidjs/router';
import { For } from 'solid-js';
import { PLACES } from './places.ts';

const text = texts('bars');

export const TabBar = () => (
  <nav class="tab-bar" aria-label={text.pages()}>
    <For each={PLACES}>
      {(place) => (
        <A href={place.href} end={place.href === '/'}>
          <Icon name={place.icon} />
          {text.shortPlace[place.id]()}
        </A>
      )}
    </For>
  </nav>
);

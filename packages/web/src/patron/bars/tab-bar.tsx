// The phone's navigation, at the bottom of the screen.

import { Icon } from '@punto/ui/icon.tsx';
import { A } from '@solidjs/router';
import { For } from 'solid-js';
import { PLACES } from './places.ts';

export const TabBar = () => (
  <nav class="tab-bar" aria-label="Main">
    <For each={PLACES}>
      {(place) => (
        <A href={place.href} end={place.href === '/'}>
          <Icon name={place.icon} />
          {place.short}
        </A>
      )}
    </For>
  </nav>
);

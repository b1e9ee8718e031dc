// The bar of the lobby and all other pages but the table: logo, menu, clock, sound, connection, balance. Balance and
// clock are always visible.

import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { For } from 'solid-js';
import { Balance } from './balance.tsx';
import { Clock } from './clock.tsx';
import { LinkState } from './link-state.tsx';
import { MuteButton } from './mute-button.tsx';
import { isHere, PLACES } from './places.ts';
import { ThemeButton } from './theme-button.tsx';

const text = texts('bars');

export const TopBar = () => (
  <header class="bar">
    <a class="mark" href="/" aria-current={isHere('/')} aria-label={text.home()}>
      Punto
    </a>
    <nav class="bar-links" aria-label={text.pages()}>
      <For each={PLACES}>
        {(place) => (
          <a href={place.href} aria-current={isHere(place.href)}>
            <Icon name={place.icon} />
            {text.place[place.id]()}
          </a>
        )}
      </For>
    </nav>
    <div class="bar-room" />
    <Clock />
    <LinkState />
    <MuteButton />
    <ThemeButton />
    <Balance />
  </header>
);

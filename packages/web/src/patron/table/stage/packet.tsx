// Half of a shoe being shuffled: animated card backs, one packet on each side.

import { Card } from '@punto/ui/card/card.tsx';
import { For } from 'solid-js';
import './packet.css';

const CARDS = [0, 1, 2, 3, 4, 5];

export const Packet = () => (
  <div class="packet" aria-hidden="true">
    <For each={CARDS}>{() => <Card card={null} />}</For>
  </div>
);

// The bar at the top: the pages, four totals of the house, the signed-in member, and the server's time.

import { useBeat } from '@punto/ui/tick.ts';
import { count, money } from '@punto/ui/words/number.ts';
import { A, useLocation, useResolvedPath } from '@solidjs/router';
import { createMemo, For, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { FLOOR_PLACES } from '../places.ts';
import { timeText } from '../ui/time.ts';
import { DeskMenu } from './desk-menu.tsx';
import { sumsOf } from './sums.ts';
import './floor-bar.css';

export const FloorBar = () => {
  const floor = useFloor();
  const location = useLocation();
  const home = useResolvedPath(() => '/');
  const hrefOf = (path: string) => `${home()?.replace(/\/$/, '')}${path}`;
  /** An open table counts as the wall. */
  const isAt = (path: string) => {
    const here = location.pathname.replace(/\/$/, '');
    const there = hrefOf(path).replace(/\/$/, '');
    return path === '/' ? here === there || here.startsWith(`${there}/tables/`) : here.startsWith(there);
  };
  const places = () => FLOOR_PLACES.filter(({ permission }) => floor.may(permission));
  return (
    <header class="floor-bar">
      <A class="mark" href="/" aria-label="Punto floor, home">
        Punto
      </A>
      <span class="floor-word">Floor</span>
      <Show when={places().length > 1}>
        <nav aria-label="Main">
          <For each={places()}>
            {(place) => (
              <a href={hrefOf(place.href)} aria-current={isAt(place.href) ? 'page' : undefined}>
                {place.title}
                <Show when={place.href === '/approvals' && floor.waiting() > 0}>
                  <b class="floor-count">{floor.waiting()}</b>
                  <span class="spoken"> waiting</span>
                </Show>
              </a>
            )}
          </For>
        </nav>
      </Show>
      <div class="floor-room" />
      <Show when={floor.may('resume')}>
        <HouseSums />
      </Show>
      <div class="floor-who">
        <b>{floor.me()?.staff.name}</b>
        <span>
          On duty · <DeskClock />
        </span>
      </div>
      <DeskMenu />
    </header>
  );
};

const HouseSums = () => {
  const floor = useFloor();
  const sums = createMemo(() => sumsOf(floor.tables()));
  return (
    <dl class="floor-sums">
      <div>
        <dt>Open</dt>
        <dd>{count(sums().open)}</dd>
      </div>
      <div>
        <dt>Patrons</dt>
        <dd>{count(sums().patrons)}</dd>
      </div>
      <div>
        <dt>In play</dt>
        <dd>{money(sums().stakedMinor)}</dd>
      </div>
      <div>
        <dt>Exposure</dt>
        <dd>{money(sums().exposureMinor)}</dd>
      </div>
    </dl>
  );
};

const DeskClock = () => {
  const floor = useFloor();
  const beat = useBeat();
  const time = createMemo(() => {
    beat();
    return timeText(floor.now());
  });
  return <time>{time()}</time>;
};

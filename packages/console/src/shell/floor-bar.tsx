// The bar at the top: the pages, four totals of the house, the signed-in member, and the server's time.

import { language, texts } from '@punto/language/catalogue';
import { address } from '@punto/ui/route/address.ts';
import { useResolve } from '@punto/ui/route/router.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { useBeat } from '@punto/ui/tick.ts';
import { count, money } from '@punto/ui/words/number.ts';
import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { FLOOR_PLACES } from '../places.ts';
import { Link } from '../ui/link.tsx';
import { DeskMenu } from './desk-menu.tsx';
import { sumsOf } from './sums.ts';
import './floor-bar.css';

const text = texts('floor').bar;

export const FloorBar = () => {
  const floor = useFloor();
  const resolve = useResolve();
  /** An open table counts as the wall. */
  const isAt = (path: string) => {
    const here = address().pathname.replace(/\/$/, '');
    const there = resolve(path);
    return path === '/' ? here === there || here.startsWith(`${there}/tables/`) : here.startsWith(there);
  };
  const places = () =>
    FLOOR_PLACES.filter(
      ({ permission, ofOperators }) => floor.may(permission) && (!ofOperators || floor.me()?.operators),
    );
  let nav: HTMLElement | undefined;
  // On a phone the links scroll: the current one is in view, also with the longer words of another language.
  createEffect(on([() => address().pathname, places, language], () => nav && showCurrent(nav)));
  return (
    <header class="floor-bar">
      <Link class="mark" href="/" aria-label={text.home()}>
        Punto
      </Link>
      <span class="floor-word">{text.floor()}</span>
      <Show when={places().length > 1}>
        <nav ref={nav} aria-label={text.main()}>
          <For each={places()}>
            {(place) => (
              <a href={resolve(place.href)} aria-current={isAt(place.href) ? 'page' : undefined}>
                {place.title()}
                <Show when={place.href === '/approvals' && floor.waiting() > 0}>
                  <b class="floor-count">{floor.waiting()}</b>
                  <span class="spoken"> {text.waiting()}</span>
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
          <DeskClock />
        </span>
      </div>
      <DeskMenu />
    </header>
  );
};

/** Scrolls the links alone: `scrollIntoView` would move the page, too, once the bar has left the window. */
const showCurrent = (nav: HTMLElement): void => {
  const link = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!link) return;
  const { left, right } = nav.getBoundingClientRect();
  if (link.left < left) nav.scrollBy(link.left - left, 0);
  else if (link.right > right) nav.scrollBy(link.right - right, 0);
};

const HouseSums = () => {
  const floor = useFloor();
  const sums = createMemo(() => sumsOf(floor.tables()));
  return (
    <dl class="floor-sums" classList={{ few: floor.me()?.operators ?? false }}>
      <div>
        <dt>{text.sums.open()}</dt>
        <dd>{count(sums().open)}</dd>
      </div>
      <div>
        <dt>{text.sums.patrons()}</dt>
        <dd>{count(sums().patrons)}</dd>
      </div>
      {/* A house with operators has these on the wall, by operator and currency. */}
      <Show when={!floor.me()?.operators}>
        <div>
          <dt>{text.sums.inPlay()}</dt>
          <dd>{money(sums().stakedMinor)}</dd>
        </div>
        <div>
          <dt>{text.sums.exposure()}</dt>
          <dd>{money(sums().exposureMinor)}</dd>
        </div>
      </Show>
    </dl>
  );
};

const DeskClock = () => {
  const floor = useFloor();
  const beat = useBeat();
  const parts = createMemo(() => {
    beat();
    return text.onDuty.parts({ at: floor.now() });
  });
  return <Sentence parts={parts()} tags={{ clock: (time) => <time>{time}</time> }} />;
};

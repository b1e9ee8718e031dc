// Leaving the page of several tables by any way waits until the patron's rounds there are over, with a note and a way to
// stay. [T9]
import { texts } from '@punto/language/catalogue';
import { type Leaving, useBeforeLeave } from '@punto/ui/route/address.ts';
import { createEffect, createMemo, createSignal, Show, untrack } from 'solid-js';
import { SIDE_BY_SIDE } from '../../client/side-by-side-address.ts';
import { isHeld } from '../felt/held.ts';
import { toggledWish } from '../felt/leave-wish.ts';
import { useManyTables } from '../many-tables/many-tables.tsx';
import './leave-tables.css';

const text = texts('many').leave;

export const LeaveTables = () => {
  const many = useManyTables();
  const [wish, setWish] = createSignal<Leaving | null>(null);
  const held = createMemo(() => many.felts().some(isHeld));
  useBeforeLeave((leaving) => {
    // Adding a table or taking one away changes the address of this page.
    const stays = typeof leaving.to === 'string' && leaving.to.startsWith(SIDE_BY_SIDE);
    if (stays || !untrack(held)) return false;
    setWish((now) => toggledWish(now, leaving));
    return true;
  });
  createEffect(() => {
    const way = wish();
    if (way === null || held()) return;
    setWish(null);
    way.go();
  });
  return (
    <div class="leave-tables" role="status">
      <Show when={wish()}>
        <p>{text.later()}</p>
        <button type="button" class="btn quiet" onClick={() => setWish(null)}>
          {text.stay()}
        </button>
      </Show>
    </div>
  );
};

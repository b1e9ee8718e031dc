// The rail at a table with seats: a patron without a seat is asked to take one, and the holder of the shoe has Deal in
// place of Confirm. At any table, a patron who may not bet reads until when. Otherwise it is the normal rail. [V6] [P5] [P6]
import { texts } from '@punto/language/catalogue';
import type { TableView } from '@punto/protocol/message';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { settings } from '@punto/ui/client/settings.ts';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { notify } from '@punto/ui/notice.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { isShortcutKey } from '@punto/ui/shortcut-key.ts';
import { useBeat } from '@punto/ui/tick.ts';
import {
  createEffect,
  createMemo,
  type JSX,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { type SeatsInUse, useSeats } from './use-seats.ts';
import './seat-rail.css';

const text = texts('table').seatRail;

const BarredRail = lazyPart(
  async () => (await withTexts(import('../rail/barred-rail.tsx'), 'protection')).BarredRail,
);
const BehindRail = lazyPart(async () => (await withTexts(import('./behind-rail.tsx'), 'behind')).BehindRail);

export const SeatRail = (props: { children: JSX.Element }) => {
  const inUse = useSeats();
  const stands = createMemo(() => inUse.seats() !== null && inUse.mine() === null);
  const felt = useFelt();
  const isBarred = createMemo(() => felt.barred() !== null && !inUse.toDeal());
  createEffect(() => {
    if (!stands() || felt.slip().laid.length === 0) return;
    felt.clear();
    notify(text.takeASeat, 'warn');
  });
  let rail: HTMLDivElement | undefined;
  // Moves the focus when the button that had it is removed.
  createEffect(
    on(
      () => [stands(), inUse.toDeal(), isBarred()],
      () => {
        if (document.activeElement !== document.body) return;
        rail?.querySelector<HTMLElement>('.confirm, a')?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
  return (
    <div ref={rail} class="rail-place">
      <Switch fallback={props.children}>
        <Match when={isBarred()}>
          <Suspense fallback={props.children}>
            <BarredRail />
          </Suspense>
        </Match>
        <Match when={stands() && inUse.behind()}>
          {(behind) => (
            <Suspense fallback={props.children}>
              <BehindRail inUse={inUse} behind={behind()} />
            </Suspense>
          )}
        </Match>
        <Match when={stands()}>
          <TakeSeat inUse={inUse} />
        </Match>
        <Match when={inUse.toDeal()}>
          <DealRail inUse={inUse} />
        </Match>
      </Switch>
    </div>
  );
};

const TakeSeat = (props: { inUse: SeatsInUse }) => {
  const free = () => props.inUse.seats()?.seats.find(({ taken }) => !taken)?.seat ?? null;
  return (
    <footer class="rail seat-rail">
      <p>
        <b>{free() === null ? text.allTaken() : text.takeASeat()}</b>
        <span>{free() === null ? text.watch() : text.choose()}</span>
      </p>
      <div class="rail-acts">
        <Show when={free()}>
          {(seat) => (
            <button
              type="button"
              class="confirm"
              aria-disabled={props.inUse.busy() || props.inUse.whyNot('take-seat') !== undefined}
              title={props.inUse.whyNot('take-seat')}
              onClick={() => props.inUse.act({ act: 'take-seat', seat: seat() })}
            >
              {text.take({ seat: seat() })}
            </button>
          )}
        </Show>
      </div>
    </footer>
  );
};

const sayDeal = ({ setup }: TableView): string =>
  setup.dealing === 'person' ? text.dealerDeals() : text.houseDeals();

const DealRail = (props: { inUse: SeatsInUse }) => {
  const felt = useFelt();
  const beat = useBeat();
  const deal = () => void props.inUse.act({ act: 'deal' });
  const seconds = createMemo(() => {
    beat();
    const { deadline } = felt.view();
    return deadline === null ? null : Math.max(0, Math.ceil((deadline - felt.app.now()) / 1000));
  });
  onMount(() => {
    // Before the table's shortcuts: in this phase `D` deals instead of doubling.
    const onKey = (event: KeyboardEvent) => {
      if (!settings.shortcuts || event.key.toLowerCase() !== 'd' || event.repeat) return;
      if (!isShortcutKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      deal();
    };
    window.addEventListener('keydown', onKey, true);
    onCleanup(() => window.removeEventListener('keydown', onKey, true));
  });
  return (
    <footer class="rail seat-rail">
      <p>
        <b>{text.shoe()}</b>
        <span>{sayDeal(felt.view())}</span>
      </p>
      <div class="rail-acts">
        <button type="button" class="confirm" aria-disabled={props.inUse.busy()} onClick={deal}>
          <Show when={seconds() !== null} fallback={text.dealNow()}>
            <Sentence
              parts={text.deal.parts({ seconds: seconds() ?? 0 })}
              tags={{ seconds: (left) => <b aria-hidden="true">{left}</b> }}
            />
          </Show>
        </button>
      </div>
    </footer>
  );
};

// The big table on the felt: the oval with its seats, the stakes of each, and the shoe. Nothing is rendered at a table
// without seats. [V6]
import { texts } from '@punto/language/catalogue';
import type { SeatsView } from '@punto/protocol/message';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { notify } from '@punto/ui/notice.tsx';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { createEffect, createMemo, createSignal, For, on, Show, Suspense } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { newsWords } from './behind-words.ts';
import { oval } from './oval.ts';
import { Seat } from './seat.tsx';
import { SeatLine } from './seat-line.tsx';
import { Shoe } from './shoe.tsx';
import { type SeatsInUse, useSeats } from './use-seats.ts';
import { ARCS, givenUpWords, type ShownSeat, seatsSpoken, shoeAt } from './words.ts';
import './tokens.css';
import './oval.css';

const text = texts('seats');

const BehindSheet = lazyPart(async () => (await import('./behind-sheet.tsx')).BehindSheet);

export const Seats = () => {
  const inUse = useSeats();
  const felt = useFelt();
  createEffect(
    on(inUse.behindNews, (news) => {
      if (!news) return;
      const isOver = 'ended' in news.news && news.news.ended === 'rounds';
      notify(() => newsWords(news, (option) => felt.spot(option).label), isOver ? 'plain' : 'warn');
    }),
  );
  return (
    <Show when={inUse.seats()}>
      {(seats) => (
        <>
          <Oval inUse={inUse} seats={seats()} />
          <SeatLine inUse={inUse} seats={seats()} />
          <Spoken inUse={inUse} seats={seats()} />
        </>
      )}
    </Show>
  );
};

type Around = { inUse: SeatsInUse; seats: SeatsView };

const Oval = (props: Around) => {
  const felt = useFelt();
  const [opened, setOpened] = createSignal<string | null>(null);
  const labels = createMemo(() => props.seats.seats.map(({ seat }) => seat));
  const seatOf = (label: string): ShownSeat =>
    props.seats.seats.find(({ seat }) => seat === label) ?? {
      seat: label,
      taken: false,
      declines: false,
      bets: {},
    };
  const count = createMemo(() => labels().length);
  const places = createMemo(() => oval(count()));
  const place = (i: number) => places().seats[i] ?? places().house;
  const at = () => {
    const label = shoeAt(props.seats);
    const index = props.seats.seats.findIndex(({ seat }) => seat === label);
    return index < 0 ? null : index;
  };
  return (
    <section class="oval" aria-label={text.title()} style={{ '--columns': Math.ceil((count() + 2) / 2) }}>
      <div class="oval-table" aria-hidden="true">
        <For each={ARCS}>
          {(option) => (
            <i class="arc" data-option={option}>
              <b>{shownLabels(felt.view().setup.labels)[option]}</b>
            </i>
          )}
        </For>
        <span class="house-tray" />
      </div>
      <ol>
        {/* Not `Index`: it sets a signal while a memo runs, and a stake that is gone was still read by its pile then. */}
        <For each={labels()}>
          {(label, i) => (
            <Seat
              seat={seatOf(label)}
              seats={props.seats}
              site={place(i())}
              inUse={props.inUse}
              onOpen={() => setOpened(label)}
            />
          )}
        </For>
      </ol>
      <Shoe table={places()} at={at()} />
      <Show when={opened()}>
        {(seat) => (
          <Suspense>
            <BehindSheet
              seat={seat()}
              seats={props.seats}
              inUse={props.inUse}
              onClose={() => setOpened(null)}
            />
          </Suspense>
        )}
      </Show>
    </section>
  );
};

const SAID = 4;

/** For screen readers: the patron's own seat, and the holder of the shoe. */
const Spoken = (props: Around) => {
  const felt = useFelt();
  // In the language in which they were announced, as in the log of the felt.
  const [said, setSaid] = createSignal<readonly string[]>([]);
  const told = createMemo(() => ({
    seats: props.seats,
    mine: props.inUse.mine(),
    roundsLeft: props.inUse.roundsLeft(),
    phase: felt.view().phase,
  }));
  createEffect(
    on(told, (now, before) => {
      const isGone = before && before.mine !== null && now.mine === null;
      if (isGone && givenUpWords(before) !== null) notify(() => givenUpWords(before) ?? '', 'warn');
      const more = before ? seatsSpoken(before, now) : [];
      if (more.length) setSaid((all) => [...all, ...more].slice(-SAID));
    }),
  );
  return (
    <div class="spoken" role="log" aria-live="polite" aria-label={text.log()}>
      <For each={said()}>{(words) => <p>{words}</p>}</For>
    </div>
  );
};

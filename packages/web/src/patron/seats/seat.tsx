// One seat: its number, whether it is taken, and the chips in front of it. A free seat is a button while the patron has
// none.

import { minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { SeatsView } from '@punto/protocol/message';
import { Pile } from '@punto/ui/chip/pile.tsx';
import { Ring } from '@punto/ui/ring.tsx';
import { money } from '@punto/ui/words/number.ts';
import { For, Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { seatWithBehind } from './behind-words.ts';
import { nameSideOf, type Site } from './oval.ts';
import type { SeatsInUse } from './use-seats.ts';
import { ARCS, betsOf, type ShownSeat, seatName } from './words.ts';
import './seat.css';

const text = texts('seats');

type SeatProps = {
  seat: ShownSeat;
  seats: SeatsView;
  site: Site;
  inUse: SeatsInUse;
  /** Opens the sheet of bets behind the seat. */
  onOpen: () => void;
};

export const Seat = (props: SeatProps) => {
  const felt = useFelt();
  const label = () => props.seat.seat;
  const mine = () => props.inUse.mine() === label();
  return (
    <li
      class="seat"
      style={siteStyle(props.site)}
      data-taken={props.seat.taken ? '' : undefined}
      data-mine={mine() ? '' : undefined}
      data-declines={props.seat.declines ? '' : undefined}
      data-shoe={props.seats.holder === label() ? '' : undefined}
    >
      <Show
        when={!props.seat.taken && props.inUse.mine() === null}
        fallback={<TakenSeat {...props} mine={mine()} />}
      >
        <button
          type="button"
          class="seat-token"
          aria-label={text.take({ seat: label() })}
          aria-disabled={props.inUse.busy() || props.inUse.whyNot('take-seat') !== undefined}
          title={props.inUse.whyNot('take-seat')}
          onClick={() => props.inUse.act({ act: 'take-seat', seat: label() })}
        >
          <Face seat={props.seat} />
        </button>
      </Show>
      <Show when={props.seats.offered?.seat === label() && props.seats.offered}>
        {(offered) => (
          <span class="seat-ring" aria-hidden="true">
            <Ring mini deadline={offered().until} totalMs={offerMs()} now={felt.app.now} />
          </span>
        )}
      </Show>
      {/* By option: a stake that is there stays drawn, and fades in once. */}
      <For each={ARCS}>
        {(option) => (
          <Show when={props.seat.bets[option]}>
            {(stakeMinor) => (
              <span class="seat-bet" data-option={option} data-fate={fate(option)} aria-hidden="true">
                <Pile amount={minor(stakeMinor())} chips={felt.view().setup.chipsMinor} atMost={3} />
                <b>{money(minor(stakeMinor()))}</b>
              </span>
            )}
          </Show>
        )}
      </For>
    </li>
  );

  function offerMs(): number {
    return felt.view().setup.seats?.offerMs ?? 0;
  }

  function fate(option: (typeof ARCS)[number]) {
    return (felt.offered().includes(option) && felt.spot(option).fate) || undefined;
  }
};

/** A button where there is something to open: bets behind the own seat, or behind a seat that allows them. */
const TakenSeat = (props: SeatProps & { mine: boolean }) => {
  const felt = useFelt();
  const holder = () => felt.people()?.seats[props.seat.seat];
  const opens = () => {
    if (!props.mine) return props.seat.behind ? 'bet' : null;
    return felt.view().setup.seats?.noBetsBehind ? null : 'own';
  };
  const name = () => {
    const { labels } = felt.view().setup;
    const named = seatName(props.seat, props.seats, props.inUse.mine(), labels, holder());
    return seatWithBehind(named, props.seat, opens());
  };
  return (
    <Show
      when={opens()}
      fallback={
        <div class="seat-token">
          <span class="spoken">{name()}</span>
          <Face seat={props.seat} mine={props.mine} />
          <Holder name={holder()} site={props.site} />
        </div>
      }
    >
      <button
        type="button"
        class="seat-token"
        aria-label={name()}
        aria-haspopup="dialog"
        data-behind={props.inUse.behind()?.seat === props.seat.seat ? '' : undefined}
        onClick={() => props.onOpen()}
      >
        <Face seat={props.seat} mine={props.mine} />
        <Holder name={holder()} site={props.site} />
        <Show when={props.seat.behind}>
          {(behind) => (
            <span class="seat-behind" aria-hidden="true">
              +{behind().stakeMinor > 0 ? money(behind().stakeMinor) : ''}
            </span>
          )}
        </Show>
      </button>
    </Show>
  );
};

/** The name that the patron of the seat shows. */
const Holder = (props: { name: string | undefined; site: Site }) => (
  <Show when={props.name}>
    <bdi class="seat-holder" data-at={nameSideOf(props.site)} aria-hidden="true">
      {props.name}
    </bdi>
  </Show>
);

/** The number; on a phone also the total stake, since there is no room for chips. */
const Face = (props: { seat: ShownSeat; mine?: boolean }) => {
  const sum = () => betsOf(props.seat).reduce((all, { stakeMinor }) => all + stakeMinor, 0);
  return (
    <span class="seat-face" aria-hidden="true">
      <b data-long={props.seat.seat.length > 2 ? '' : undefined}>{props.seat.seat}</b>
      <Show when={props.mine}>
        <em class="seat-you">{text.you()}</em>
      </Show>
      <Show when={sum() > 0}>
        <small>{money(minor(sum()))}</small>
        <span class="seat-sides">
          <For each={ARCS}>
            {(option) => <i data-option={option} data-on={props.seat.bets[option] ? '' : undefined} />}
          </For>
        </span>
      </Show>
    </span>
  );
};

type SiteStyle = Readonly<Record<`--${string}`, string | number>>;

export const siteStyle = ({ spine, nx, ny, col, row }: Site): SiteStyle => ({
  '--spine': spine.toFixed(4),
  '--nx': nx.toFixed(4),
  '--ny': ny.toFixed(4),
  '--col': col.toFixed(4),
  '--row': row,
});

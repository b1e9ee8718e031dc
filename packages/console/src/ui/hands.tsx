// Both hands in dealing order, with a place for a third card each. A place can be pressed where its card may be
// corrected.

import type { Card as CardCode } from '@punto/engine/card';
import { scoreOf } from '@punto/engine/card';
import type { Side } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import { Card } from '@punto/ui/card/card.tsx';
import { type Labels, PLAIN_LABELS, shownLabels } from '@punto/ui/words/option-title.ts';
import { For, type JSX, Show } from 'solid-js';
import { type CardPlace, PLACE_IDS, PLACES } from '../card-place.ts';
import './hands.css';

const text = texts('floor').part;

type Props = {
  hands: Readonly<Record<Side, readonly (CardCode | null)[]>>;
  labels?: Labels;
  /** Face-down cards that were exposed by accident. */
  seen?: readonly (CardPlace & { readonly card: CardCode })[];
  /** Number of face-down cards. */
  down?: Readonly<Record<Side, number>>;
  /** The place of the next card. */
  now?: CardPlace | null;
  /** If set, every place is a button. */
  onPlace?: (place: CardPlace) => void;
};

export const HandsShown = (props: Props) => (
  <div class="hands-shown">
    <For each={['player', 'banker'] as const}>{(side) => <HandShown {...props} side={side} />}</For>
  </div>
);

const HandShown = (props: Props & { side: Side }) => {
  const cards = () => props.hands[props.side];
  const known = () => cards().filter((card) => card !== null);
  const seenAt = (place: number) =>
    props.seen?.find((each) => each.side === props.side && each.place === place)?.card ?? null;
  const isDown = (place: number) => place >= cards().length && place < cards().length + downOf();
  const downOf = () => props.down?.[props.side] ?? 0;
  return (
    <div class="hand-shown" data-side={props.side}>
      <p>
        {shownLabels(props.labels ?? PLAIN_LABELS)[props.side]}
        <b>{known().length > 0 ? scoreOf(known()) : '–'}</b>
      </p>
      <div>
        <For each={PLACES}>
          {(place) => (
            <PlaceShown {...props} place={place}>
              <Show
                when={cards()[place] ?? seenAt(place) ?? (isDown(place) ? ('down' as const) : null)}
                fallback={<span class="hand-hole" />}
              >
                {(card) => <Card card={faceOf(card())} />}
              </Show>
            </PlaceShown>
          )}
        </For>
      </div>
    </div>
  );
};

const faceOf = (card: CardCode | 'down'): CardCode | null => (card === 'down' ? null : card);

const PlaceShown = (props: Props & { side: Side; place: 0 | 1 | 2; children: JSX.Element }) => {
  const isNow = () => props.now?.side === props.side && props.now.place === props.place;
  return (
    <Show
      when={props.onPlace}
      fallback={
        <div class="hand-place" classList={{ now: isNow() }}>
          {props.children}
        </div>
      }
    >
      {(onPlace) => (
        <button
          type="button"
          class="hand-place"
          classList={{ now: isNow() }}
          aria-pressed={isNow()}
          onClick={() => onPlace()({ side: props.side, place: props.place })}
        >
          <span class="spoken">{text.place[props.side][PLACE_IDS[props.place]]()} </span>
          {props.children}
          <Show when={!props.hands[props.side][props.place]}>
            <span class="spoken">{text.noCard()}</span>
          </Show>
        </button>
      )}
    </Show>
  );
};

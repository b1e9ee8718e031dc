// Progress of the shoe: cards dealt, and the position of the cut card. Where every coup has its own shoe, only the
// number of the coup. [S2] [V5]
import type { TableView } from '@punto/protocol/message';
import { createMemo, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';

export const ShoeProgress = () => {
  const felt = useFelt();
  return (
    <Show when={felt.view().setup.shoe.cutDepth === null} fallback={<ShoeBar />}>
      <FreshDeck />
    </Show>
  );
};

const FreshDeck = () => (
  <div class="shoe fresh-deck">
    <b>
      <CoupNumber />
    </b>
    <p>A fresh deck for every coup</p>
  </div>
);

/** Where each shoe is one coup, its number is the coup's; it stays while the next deck is shuffled. */
export const CoupNumber = () => {
  const felt = useFelt();
  const number = createMemo<number | null>((last) => felt.view().shoe?.number ?? last, null);
  return <>Coup {number() ?? '–'}</>;
};

const endOfShoe = ({ round, shoe }: TableView): string | null => {
  if (round?.last) return 'Last round';
  return round && shoe?.lastRound === round.number + 1 ? 'Next round is the last' : null;
};

const ShoeBar = () => {
  const felt = useFelt();
  const percent = (cards: number, of: number) => `${((cards / of) * 100).toFixed(1)}%`;
  return (
    <Show when={felt.view().shoe}>
      {(shoe) => (
        <div class="shoe" data-last={felt.view().round?.last ? '' : undefined}>
          <div class="shoe-row">
            <b>Round {felt.view().round?.number ?? '–'}</b>
            <span>{endOfShoe(felt.view()) ?? `Shoe ${shoe().number}`}</span>
          </div>
          <div
            class="shoe-bar"
            role="img"
            aria-label={`${shoe().dealt} of ${shoe().cards} cards are out${cutWords(shoe().cutIndex)}`}
          >
            <i style={{ width: percent(shoe().dealt, shoe().cards) }} />
            <Show when={shoe().cutIndex}>
              {(cutIndex) => <u style={{ left: percent(cutIndex(), shoe().cards) }} />}
            </Show>
          </div>
        </div>
      )}
    </Show>
  );
};

const cutWords = (cutIndex: number | null): string =>
  cutIndex === null ? '' : `, the cut card lies before card ${cutIndex + 1}`;

// Progress of the shoe: cards dealt, and the position of the cut card. Where every coup has its own shoe, only the
// number of the coup. [S2] [V5]
import { texts } from '@punto/language/catalogue';
import type { TableView } from '@punto/protocol/message';
import { createMemo, Show } from 'solid-js';
import { useFelt } from '../../felt/felt.tsx';

const text = texts('table').bar;

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
    <p>{text.freshDeck()}</p>
  </div>
);

/** Where each shoe is one coup, its number is the coup's; it stays while the next deck is shuffled. */
export const CoupNumber = () => {
  const felt = useFelt();
  const number = createMemo<number | null>((last) => felt.view().shoe?.number ?? last, null);
  return (
    <Show when={number()} fallback={text.noCoup()}>
      {(coup) => <>{text.coup({ coup: coup() })}</>}
    </Show>
  );
};

const endOfShoe = ({ round, shoe }: TableView): string | null => {
  if (round?.last) return text.lastRound();
  return round && shoe?.lastRound === round.number + 1 ? text.nextIsLast() : null;
};

const ShoeBar = () => {
  const felt = useFelt();
  const percent = (cards: number, of: number) => `${((cards / of) * 100).toFixed(1)}%`;
  return (
    <Show when={felt.view().shoe}>
      {(shoe) => (
        <div class="shoe" data-last={felt.view().round?.last ? '' : undefined}>
          <div class="shoe-row">
            <b>{roundText(felt.view())}</b>
            <span>{endOfShoe(felt.view()) ?? text.shoe({ shoe: shoe().number })}</span>
          </div>
          <div class="shoe-bar" role="img" aria-label={outText(shoe())}>
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

const roundText = ({ round }: TableView): string =>
  round ? text.round({ round: round.number }) : text.noRound();

const outText = ({ dealt, cards, cutIndex }: NonNullable<TableView['shoe']>): string =>
  cutIndex === null ? text.out({ dealt, cards }) : text.outWithCut({ dealt, cards, before: cutIndex + 1 });

// Every round of a shoe, first at the top: the cards of both hands and the winner, one line each, so that a whole shoe
// can be scanned.
import { type Card, scoreOf } from '@punto/engine/card';
import { parseMark } from '@punto/engine/mark';
import { language, texts } from '@punto/language/catalogue';
import { itemsIn } from '@punto/language/format';
import type { ShoeAnswer } from '@punto/protocol/api';
import { CardInText } from '@punto/ui/card/card-in-text.tsx';
import type { RoadLabels } from '@punto/ui/road/road-words.ts';
import { count } from '@punto/ui/words/number.ts';
import { optionTitle, shownLabels } from '@punto/ui/words/option-title.ts';
import { For, Show } from 'solid-js';

const text = texts('record').shoe;

type Round = ShoeAnswer['rounds'][number];

export const EarlierRounds = (props: { rounds: readonly Round[]; labels: RoadLabels }) => (
  <table class="past-shoe-rounds">
    <thead>
      <tr>
        <th scope="col">
          <span class="spoken">{text.column.round()}</span>
        </th>
        <th scope="col">{shownLabels(props.labels).player}</th>
        <th scope="col">{shownLabels(props.labels).banker}</th>
        <th scope="col">{text.column.result()}</th>
      </tr>
    </thead>
    <tbody>
      <For each={props.rounds}>
        {(round) => (
          <tr>
            <th scope="row">{count(round.number)}</th>
            <Hand cards={round.player} />
            <Hand cards={round.banker} />
            <Show when={round.mark} fallback={<td>{text.cancelled()}</td>}>
              {(mark) => <Result mark={mark()} labels={props.labels} />}
            </Show>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

const Hand = (props: { cards: readonly Card[] }) => (
  <td>
    <For each={props.cards}>
      {(card) => (
        <span class="past-shoe-card">
          <CardInText card={card} />
        </span>
      )}
    </For>
    <b>{scoreOf(props.cards)}</b>
  </td>
);

const Result = (props: { mark: string; labels: RoadLabels }) => {
  const mark = () => parseMark(props.mark);
  const more = () =>
    itemsIn(language(), [
      ...(mark().natural ? [text.natural()] : []),
      ...(mark().playerPair ? [optionTitle('player-pair', props.labels)] : []),
      ...(mark().bankerPair ? [optionTitle('banker-pair', props.labels)] : []),
    ]);
  return (
    <td data-of={mark().outcome}>
      <span class="past-shoe-result">{shownLabels(props.labels)[mark().outcome]}</span>
      <small>{more()}</small>
    </td>
  );
};

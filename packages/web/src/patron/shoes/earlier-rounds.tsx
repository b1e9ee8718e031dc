// Every round of a shoe, first at the top: the cards of both hands and the winner, one line each, so that a whole shoe
// can be scanned.
import { type Card, scoreOf } from '@punto/engine/card';
import { parseMark } from '@punto/engine/mark';
import type { ShoeAnswer } from '@punto/protocol/api';
import { CardInText } from '@punto/ui/card/card-in-text.tsx';
import type { RoadLabels } from '@punto/ui/road/road-words.ts';
import { For, Show } from 'solid-js';

type Round = ShoeAnswer['rounds'][number];

export const EarlierRounds = (props: { rounds: readonly Round[]; labels: RoadLabels }) => (
  <table class="past-shoe-rounds">
    <thead>
      <tr>
        <th scope="col">
          <span class="spoken">Round</span>
        </th>
        <th scope="col">{props.labels.player}</th>
        <th scope="col">{props.labels.banker}</th>
        <th scope="col">Result</th>
      </tr>
    </thead>
    <tbody>
      <For each={props.rounds}>
        {(round) => (
          <tr>
            <th scope="row">{round.number}</th>
            <Hand cards={round.player} />
            <Hand cards={round.banker} />
            <Show when={round.mark} fallback={<td>Cancelled</td>}>
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
    [
      ...(mark().natural ? ['natural'] : []),
      ...(mark().playerPair ? [`${props.labels.player} pair`] : []),
      ...(mark().bankerPair ? [`${props.labels.banker} pair`] : []),
    ].join(', ');
  return (
    <td data-of={mark().outcome}>
      <span class="past-shoe-result">{props.labels[mark().outcome]}</span>
      <small>{more()}</small>
    </td>
  );
};

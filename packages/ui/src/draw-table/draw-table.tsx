// The drawing rules as tables: player's rule, and banker's third card in its usual layout. Both are computed from the
// engine's tableau, so that they show exactly what is dealt. Scores with the same row are merged. [R6] [R7]
import { bankerDraws } from '@punto/engine/tableau';
import { texts } from '@punto/language/catalogue';
import { For } from 'solid-js';
import { Sentence } from '../sentence.tsx';
import { type Labels, PLAIN_LABELS, shownLabels } from '../words/option-title.ts';
import { playerDoes } from './player-does.ts';
import './draw-table.css';

const text = texts('rules').draw;

const THIRDS = [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

type Row = { readonly scores: readonly number[]; readonly draws: readonly boolean[] };

const ROWS: readonly Row[] = [0, 1, 2, 3, 4, 5, 6, 7].reduce<Row[]>((rows, score) => {
  const draws = THIRDS.map((third) => bankerDraws(score, third));
  const last = rows.at(-1);
  if (last && last.draws.join() === draws.join())
    rows[rows.length - 1] = { scores: [...last.scores, score], draws };
  else rows.push({ scores: [score], draws });
  return rows;
}, []);

/** What a player hand of two cards does at each score. [R4] [R5] */
export const PlayerTable = (props: { labels?: Labels }) => (
  <div class="scroll-x">
    <table class="draw-table">
      <caption>
        <Sentence parts={text.ofPlayer.parts(namesOf(props.labels))} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{text.score()}</th>
          <For each={SCORES}>{(score) => <th scope="col">{score}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{namesOf(props.labels).player}</th>
          <For each={SCORES}>
            {(score) => {
              const does = playerDoes(score);
              return (
                <td data-draws={does === 'draws'}>
                  <span aria-hidden="true">{text.letter[does]()}</span>
                  <span class="spoken">{text.spoken[does]()}</span>
                </td>
              );
            }}
          </For>
        </tr>
      </tbody>
    </table>
  </div>
);

const SCORES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** `now` highlights the cell that decides the current coup. */
export const DrawTable = (props: {
  now?: { score: number; third: number | null } | null;
  labels?: Labels;
}) => (
  <div class="scroll-x">
    <table class="draw-table">
      <caption>
        <Sentence parts={text.ofBanker.parts(namesOf(props.labels))} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{namesOf(props.labels).banker}</th>
          <For each={THIRDS}>
            {(third) => (
              <th scope="col">
                {third ?? <abbr title={text.stood(namesOf(props.labels))}>{text.none()}</abbr>}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={ROWS}>
          {(row) => (
            <tr>
              <th scope="row">{span(row.scores)}</th>
              <For each={row.draws}>
                {(draws, i) => {
                  const isNow = () =>
                    props.now?.third === THIRDS[i()] && row.scores.includes(props.now?.score ?? -1);
                  const does = draws ? 'draws' : 'stands';
                  return (
                    <td data-draws={draws} data-now={isNow()}>
                      <span aria-hidden="true">{text.letter[does]()}</span>
                      <span class="spoken">{isNow() ? text.inForce[does]() : text.spoken[does]()}</span>
                    </td>
                  );
                }}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  </div>
);

const namesOf = (labels: Labels | undefined): Labels => shownLabels(labels ?? PLAIN_LABELS);

const span = (scores: readonly number[]): string =>
  scores.length > 1 ? `${scores[0]} – ${scores.at(-1)}` : String(scores[0]);

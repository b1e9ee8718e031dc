// The rules of the third card, with the current one highlighted: player's at the left, banker's table below. [R4]–[R7]
import type { Hands } from '@punto/engine/coup';
import { playerDraws } from '@punto/engine/tableau';
import { texts } from '@punto/language/catalogue';
import { DrawTable } from '@punto/ui/draw-table/draw-table.tsx';
import { Sentence } from '@punto/ui/sentence.tsx';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { For } from 'solid-js';
import { inForce } from './in-force.ts';
import './third-card.css';

const text = texts('study').third;
const { draw } = texts('rules');

const SCORES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export const ThirdCard = (props: { hands: Hands }) => {
  const now = () => inForce(props.hands);
  const player = () => {
    const rule = now();
    return rule.rule === 'R5' ? rule.player : null;
  };
  const banker = () => {
    const rule = now();
    return rule.rule === 'R6' || rule.rule === 'R7' ? { score: rule.banker, third: rule.third } : null;
  };
  return (
    <section class="third-panel" aria-labelledby="study-third">
      <header class="panel-head">
        <h2 id="study-third">{text.title()}</h2>
        <p>{text.rule[now().rule]()}</p>
      </header>
      <div class="third-tables">
        <table class="draw-table">
          <caption>
            <Sentence parts={draw.ofPlayerAlone.parts(PLAIN_LABELS)} />
          </caption>
          <thead>
            <tr>
              <th scope="col">{draw.score()}</th>
              <For each={SCORES}>{(score) => <th scope="col">{score}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{PLAIN_LABELS.player}</th>
              <For each={SCORES}>
                {(score) => {
                  const does = playerDraws(score) ? 'draws' : 'stands';
                  return (
                    <td data-draws={playerDraws(score)} data-now={player() === score}>
                      <span aria-hidden="true">{draw.letter[does]()}</span>
                      <span class="spoken">
                        {player() === score ? draw.inForce[does]() : draw.spoken[does]()}
                      </span>
                    </td>
                  );
                }}
              </For>
            </tr>
          </tbody>
        </table>
        <DrawTable now={banker()} />
      </div>
    </section>
  );
};

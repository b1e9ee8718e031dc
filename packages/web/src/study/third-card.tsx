// The rules of the third card, with the current one highlighted: player's at the left, banker's table below. [R4]–[R7]
import type { Hands } from '@punto/engine/coup';
import { playerDraws } from '@punto/engine/tableau';
import { DrawTable } from '@punto/ui/draw-table/draw-table.tsx';
import { For } from 'solid-js';
import { inForce } from './in-force.ts';
import './third-card.css';

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
        <h2 id="study-third">The third card</h2>
        <p>{WORDS[now().rule]}</p>
      </header>
      <div class="third-tables">
        <table class="draw-table">
          <caption>
            Player’s score on two cards. <b>D</b> draws, <b>S</b> stands.
          </caption>
          <thead>
            <tr>
              <th scope="col">Score</th>
              <For each={SCORES}>{(score) => <th scope="col">{score}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Player</th>
              <For each={SCORES}>
                {(score) => (
                  <td data-draws={playerDraws(score)} data-now={player() === score}>
                    <span aria-hidden="true">{playerDraws(score) ? 'D' : 'S'}</span>
                    <span class="spoken">
                      {playerDraws(score) ? 'draws' : 'stands'}
                      {player() === score ? ', in force' : ''}
                    </span>
                  </td>
                )}
              </For>
            </tr>
          </tbody>
        </table>
        <DrawTable now={banker()} />
      </div>
    </section>
  );
};

const WORDS: Readonly<Record<ReturnType<typeof inForce>['rule'], string>> = {
  R3: 'Four cards are dealt before any rule asks for more',
  R4: 'A natural: both stand',
  R5: 'Player draws by its own score',
  R6: 'Player stood: banker goes by its own score',
  R7: 'Banker goes by player’s third card',
};

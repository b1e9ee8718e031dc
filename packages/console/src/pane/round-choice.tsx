// Selects the round to correct, from the current shoe or an earlier one. Cancelled and voided rounds cannot be
// corrected. [T6]

import type { Card } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';
import { queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { RoundsAnswer } from '@punto/protocol/floor/round-api';
import { createSignal, For, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { resultOf } from '../office/result-words.ts';
import { handsText } from '../ui/cards-as-typed.ts';
import { TextField } from '../ui/field.tsx';
import { FaultLine, Waiting } from '../ui/marks.tsx';
import { useRequest } from '../ui/use-request.ts';

const text = texts('duties').correct;

export type ChosenRound = {
  readonly shoe: number;
  readonly number: number;
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly mark: string | null;
};

export const RoundChoice = (props: {
  table: string;
  /** Number of the shoe on the table; `null` if there is none. */
  shoe: number | null;
  played: readonly Omit<ChosenRound, 'shoe'>[];
  chosen: ChosenRound | null;
  onChoose: (round: ChosenRound) => void;
}) => {
  const floor = useFloor();
  const [typed, setTyped] = createSignal(props.shoe === null ? '' : String(props.shoe));
  const shoe = () => {
    const number = Number(typed());
    return Number.isInteger(number) && number > 0 ? number : null;
  };
  const earlier = () => (shoe() !== null && shoe() !== props.shoe ? shoe() : null);
  const told = useRequest(earlier, async (of): Promise<readonly ChosenRound[]> => {
    const query = queryOf({ table: props.table, shoe: of, limit: 100 });
    const { items } = await floor.ask<RoundsAnswer>('GET', `${OFFICE_PATHS.rounds}${query}`);
    return items
      .filter(({ status }) => status === 'settled' || status === 'resettled')
      .map(({ round, ...rest }) => ({ ...rest, number: round }));
  });
  const rounds = (): readonly ChosenRound[] => {
    if (earlier() !== null) return told.value() ?? [];
    const { shoe: present } = props;
    if (present === null) return [];
    return props.played
      .filter(({ mark }) => mark !== null)
      .map((round) => ({ ...round, shoe: present }))
      .reverse();
  };
  return (
    <div class="round-choice">
      <TextField
        label={text.shoe()}
        inputmode="numeric"
        hint={props.shoe === null ? text.noShoe() : text.shoeNow({ shoe: props.shoe })}
        value={typed()}
        onInput={setTyped}
      />
      <Show when={told.waits()}>
        <Waiting what={text.looking()} />
      </Show>
      <Show when={told.fault()}>
        <FaultLine fault={told.fault()} onAgain={told.again} />
      </Show>
      <Show
        when={rounds().length > 0}
        fallback={
          <Show when={!told.waits() && !told.fault()}>
            <p class="nothing">{text.noRounds()}</p>
          </Show>
        }
      >
        <fieldset class="round-list">
          <legend>{text.round()}</legend>
          <For each={rounds()}>
            {(round) => (
              <label>
                <input
                  type="radio"
                  name="round"
                  checked={props.chosen?.shoe === round.shoe && props.chosen.number === round.number}
                  onChange={() => props.onChoose(round)}
                />
                <b>{round.number}</b>
                <span>{markWords(round.mark)}</span>
                <span class="round-cards">{handsText(round)}</span>
              </label>
            )}
          </For>
        </fieldset>
      </Show>
    </div>
  );
};

/** `Banker 6`. */
export const markWords = (mark: string | null): string => (mark === null ? text.noResult() : resultOf(mark));

// The cards a round was settled by, next to the cards it will be settled by, for comparison. [T6]
import { type Card, scoreOf } from '@punto/engine/card';
import { Show } from 'solid-js';
import { resultOf } from '../office/result-words.ts';
import { CardsText } from '../ui/cards-text.tsx';
import './corrections-list.css';

type Hands = { readonly player: readonly Card[]; readonly banker: readonly Card[] };

export const HandsBeside = (props: {
  was: (Hands & { readonly mark: string | null }) | null;
  /** `null` if the round is to be voided. */
  willBe: Hands | null;
}) => (
  <dl class="hands-beside">
    <Show when={props.was}>
      {(was) => (
        <div>
          <dt>Settled as</dt>
          <dd>
            <b>{resultOf(was().mark)}</b>
            <Both hands={was()} />
          </dd>
        </div>
      )}
    </Show>
    <div>
      <dt>Will be</dt>
      <dd>
        <Show when={props.willBe} fallback={<b>Void: every stake goes back</b>}>
          {(hands) => (
            <>
              <b>{scoresOf(hands())}</b>
              <Both hands={hands()} />
            </>
          )}
        </Show>
      </dd>
    </div>
  </dl>
);

const Both = (props: { hands: Hands }) => (
  <>
    <p>
      Player <CardsText cards={props.hands.player} />
    </p>
    <p>
      Banker <CardsText cards={props.hands.banker} />
    </p>
  </>
);

/** `Banker 9`; the common score in a tie. */
const scoresOf = ({ player, banker }: Hands): string => {
  const [ofPlayer, ofBanker] = [scoreOf(player), scoreOf(banker)];
  if (ofPlayer === ofBanker) return `Tie ${ofPlayer}`;
  return ofPlayer > ofBanker ? `Player ${ofPlayer}` : `Banker ${ofBanker}`;
};

// The cards a round was settled by, next to the cards it will be settled by, for comparison. [T6]

import { type Card, scoreOf } from '@punto/engine/card';
import { texts } from '@punto/language/catalogue';
import { Show } from 'solid-js';
import { resultOf } from '../office/result-words.ts';
import { CardsText } from '../ui/cards-text.tsx';
import './corrections-list.css';

const text = texts('duties').beside;
const { outcome } = texts('shared');
const { result } = texts('floor');

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
          <dt>{text.was()}</dt>
          <dd>
            <b>{resultOf(was().mark)}</b>
            <Both hands={was()} />
          </dd>
        </div>
      )}
    </Show>
    <div>
      <dt>{text.willBe()}</dt>
      <dd>
        <Show when={props.willBe} fallback={<b>{text.void()}</b>}>
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
      {outcome.player()} <CardsText cards={props.hands.player} />
    </p>
    <p>
      {outcome.banker()} <CardsText cards={props.hands.banker} />
    </p>
  </>
);

/** `Banker 9`; the common score in a tie. */
const scoresOf = ({ player, banker }: Hands): string => {
  const [ofPlayer, ofBanker] = [scoreOf(player), scoreOf(banker)];
  if (ofPlayer === ofBanker) return result.tie({ score: ofPlayer });
  return ofPlayer > ofBanker ? result.player({ score: ofPlayer }) : result.banker({ score: ofBanker });
};

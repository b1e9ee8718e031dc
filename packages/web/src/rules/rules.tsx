// The rules and the paytable of one room, written from its data. In a sheet at the table, or a page of its own.
import type { BurnCustom, Room } from '@punto/engine/room';
import { createMemo, For, Show } from 'solid-js';
import { count, money, plural } from '../number.ts';
import { DrawTable } from './draw-table.tsx';
import { useEdges } from './edge.ts';
import { PayRows } from './pay-rows.tsx';
import { paysExactly, paytable } from './paytable.ts';
import './rules.css';

export const Rules = (props: { setup: Room }) => {
  const groups = createMemo(() => paytable(props.setup));
  const edges = useEdges(() => props.setup.shoe.decks);
  const decks = () => `${props.setup.shoe.decks} ${plural(props.setup.shoe.decks, 'deck')}`;
  /** No edge is printed without it. [B21] */
  const basis = () => `${decks()}, ties counted`;
  const offers = (option: string) => props.setup.offers.some((offer) => offer.option === option);
  return (
    <div class="rules">
      <section>
        <h2>How a coup is dealt</h2>
        <ol class="steps">
          <li>
            Two hands are dealt, player and banker; patrons bet on either, or on what the cards will do.
          </li>
          <li>
            Aces count 1, two to nine their face, tens and courts 0. A hand’s score is the last digit of the
            sum: 8 and 9 make 7.
          </li>
          <li>Cards go player, banker, player, banker, face up.</li>
          <li>If either hand has 8 or 9 on two cards, a natural, both stand.</li>
          <li>Otherwise player draws a third card on 0 to 5 and stands on 6 and 7.</li>
          <li>
            If player stood, banker draws on 0 to 5 and stands on 6 and 7. If player drew, banker goes by the
            value of player’s third card, as below.
          </li>
          <li>The higher score wins. A natural beats another hand only by its score; equal scores tie.</li>
        </ol>
        <DrawTable />
      </section>

      <section>
        <h2>What each bet pays</h2>
        <p>
          Payouts are to one: 8:1 returns the stake and eight times as much. House edge is the house’s share
          of every stake on average: <b>{basis()}</b>, counted over every possible deal of a full shoe.
        </p>
        <For each={groups()}>{(group) => <PayRows group={group} edgeOf={edges()} basis={basis()} />}</For>
      </section>

      <section>
        <h2>Pushes, commission, several wins at once</h2>
        <ul class="points">
          <li>
            When the coup ties, stakes on {props.setup.labels.player} and {props.setup.labels.banker} push:
            they come back whole.
          </li>
          <Show when={props.setup.commissionModes.includes('traditional')}>
            <li>
              Commission is taken from the winnings on {props.setup.labels.banker} by itself and stands on a
              line of its own in the statement.
            </li>
          </Show>
          <Show when={props.setup.commissionModes.length > 1}>
            <li>
              Each patron chooses the commission mode for a round. A confirmed bet keeps the mode it was
              confirmed in.
            </li>
          </Show>
          <li>Each bet is settled for itself. Several may win in one coup, and each is paid.</li>
          <Show when={offers('any-pair') || offers('perfect-pair')}>
            <li>
              Any pair and perfect pair pay once, also when both hands have one. A perfect pair is a pair as
              well, and wins both.
            </li>
          </Show>
          <Show when={offers('player-bonus')}>
            <li>
              In the bonuses a natural win pays 1:1 and a tie of two naturals pushes; any other tie loses.
            </li>
          </Show>
          <li>
            {paysExactly(props.setup.stepMinor, groups())
              ? `Stakes are whole multiples of ${money(props.setup.stepMinor)}, so every payout is exact.`
              : `Stakes are whole multiples of ${money(props.setup.stepMinor)}. Where that makes a payout inexact, the payout is rounded down and the commission up to the hundredth of a coin.`}
          </li>
        </ul>
      </section>

      <section>
        <h2>Limits and tickets</h2>
        <ul class="points">
          <li>Limits are for each patron and round, bet by bet, as printed above.</li>
          <Show when={props.setup.differentialMinor}>
            {(most) => (
              <li>
                All stakes on {props.setup.labels.player} and all on {props.setup.labels.banker} may differ by{' '}
                {money(most())} at most. A stake on one side makes room on the other; the felt shows what is
                still open.
              </li>
            )}
          </Show>
          <li>
            The bets confirmed together are accepted or refused together, with the one reason that says what
            to change.
          </li>
          <li>
            The server’s clock alone decides whether a bet was in time. Stakes not confirmed are not placed.
          </li>
          <Show when={props.setup.offers.some((offer) => offer.until !== null)}>
            <li>Some bets close after a certain round of the shoe and open again with the next.</li>
          </Show>
        </ul>
      </section>

      <section>
        <h2>The shoe</h2>
        <ul class="points">
          <li>
            {decks()} of 52 cards without jokers, {count(props.setup.shoe.decks * 52)} cards in all, shuffled
            for every {props.setup.shoe.cutDepth === null ? 'coup' : 'shoe'}.
          </li>
          <li>{BURN_WORDS[props.setup.shoe.burn]}</li>
          <Show when={props.setup.shoe.cutDepth}>
            {(depth) => (
              <li>
                A cut card lies {count(depth())} cards from the end.{' '}
                {props.setup.shoe.afterCut === 'finish'
                  ? 'The round in which it comes out is the last of the shoe.'
                  : 'The round in which it comes out is finished and one more is dealt.'}{' '}
                The last round is announced.
              </li>
            )}
          </Show>
          <li>The order of a shoe is fixed before its first bet. No stake, patron or result changes it.</li>
        </ul>
      </section>

      <section>
        <h2>When something goes wrong</h2>
        <ul class="points">
          <li>
            A lost connection does not stop the round. Confirmed bets stay valid and settle; the play record
            shows them. Stakes not yet confirmed are gone.
          </li>
          <li>
            A malfunction may pause a round. It goes on where it stood, or it is cancelled and every stake of
            it comes back.
          </li>
          <li>A cancelled round stays in the play record, marked.</li>
        </ul>
      </section>

      <section>
        <h2>The roads</h2>
        <p>
          Roads describe the past and foretell nothing. Every coup is dealt from the order fixed before,
          whatever came earlier.
        </p>
      </section>
      <p class="small-print">The English text is the one that counts.</p>
    </div>
  );
};

const BURN_WORDS: Readonly<Record<BurnCustom, string>> = {
  'courts-ten':
    'From a new shoe one card is drawn face up and as many more are burnt as its face says: ace 1, tens and courts 10.',
  'courts-eleven-up':
    'From a new shoe one card is drawn face up and as many more are burnt as its face says: ace 1, jack 11, queen 12, king 13.',
  none: 'No cards are burnt.',
};

// The sheet of the people at the table: the names they show, the number of guests, and the largest stakes. Names are
// text of other patrons: each stands in a separate box, so that its direction does not change the words beside it.
import { texts } from '@punto/language/catalogue';
import type { PeopleView } from '@punto/protocol/names/people-view';
import { PortraitMark } from '@punto/ui/portrait/portrait.tsx';
import { money } from '@punto/ui/words/number.ts';
import { optionTitle } from '@punto/ui/words/option-title.ts';
import { For, Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import './people.css';

const text = texts('people');

export const PeopleSheet = () => {
  const felt = useFelt();
  return (
    <Show when={felt.people()} fallback={<p>{text.nobody()}</p>}>
      {(people) => (
        <div class="people">
          <Show when={people().names.length + people().guests > 0} fallback={<p>{text.nobody()}</p>}>
            <ul class="people-names">
              <For each={people().names}>
                {(name) => (
                  <li>
                    <bdi>{name}</bdi>
                    <You when={name === people().you?.name} />
                  </li>
                )}
              </For>
              <Others n={people().more} text={(n) => text.more({ n })} />
              <Others n={people().guests} text={(n) => text.guests({ n })} />
            </ul>
          </Show>
          <Show when={people().dealer}>{(dealer) => <Dealer dealer={dealer()} />}</Show>
          <h3>{text.largest()}</h3>
          <ol class="people-largest">
            <For each={people().largest} fallback={<li class="people-others">{text.noStakes()}</li>}>
              {({ name, option, stakeMinor }, index) => (
                <li>
                  <span class="people-name">
                    <bdi>{name ?? text.aGuest()}</bdi>
                    <You when={people().you?.largest.includes(index())} />
                  </span>
                  <span>{optionTitle(option, felt.view().setup.labels)}</span>
                  <b>{money(stakeMinor)}</b>
                </li>
              )}
            </For>
          </ol>
          <p class="people-hint">{text.note()}</p>
        </div>
      )}
    </Show>
  );
};

/** Marks the patron's own entry. */
const You = (props: { when: boolean | undefined }) => (
  <Show when={props.when}>
    {' '}
    <em class="people-you">{text.you()}</em>
  </Show>
);

const Others = (props: { n: number; text: (n: number) => string }) => (
  <Show when={props.n > 0}>
    <li class="people-others">{props.text(props.n)}</li>
  </Show>
);

const Dealer = (props: { dealer: NonNullable<PeopleView['dealer']> }) => (
  <p class="people-dealer">
    <PortraitMark name={props.dealer.name} portrait={props.dealer.portrait} />
    {text.dealer({ name: props.dealer.name })}
  </p>
);

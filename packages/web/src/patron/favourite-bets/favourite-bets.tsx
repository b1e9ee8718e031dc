// The sheet of favourite bets: the patron's bets as they lie are saved under a name, and laid again with one press.

import { minor } from '@punto/engine/minor';
import { keysOf } from '@punto/engine/object-keys';
import type { OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import {
  type FavouriteBet,
  isSameName,
  LONGEST_NAME,
  MOST_FAVOURITES,
  tidyName,
  withFavourite,
  withoutFavourite,
} from '@punto/ui/client/favourite-bets.ts';
import { setSettings, settings } from '@punto/ui/client/settings.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { money } from '@punto/ui/words/number.ts';
import { optionTitle } from '@punto/ui/words/option-title.ts';
import { createSignal, For, Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import { betsOf, type LaidBet, totalOf } from '../felt/slip/laid.ts';
import { onSlip } from '../felt/slip/slip.ts';
import { betsText, offeredName } from './favourite-words.ts';
import './favourite-bets.css';

const text = texts('favourites');

/** The chips on the felt, confirmed or not; otherwise the stakes of the last round played. */
const betsNow = (felt: ReturnType<typeof useFelt>): readonly LaidBet[] => {
  const { own } = felt.terms();
  const confirmed = keysOf(own).map((option) => ({ option, stakeMinor: own[option] ?? minor(0) }));
  const lying = betsOf([...confirmed, ...onSlip(felt.slip())]);
  return lying.length > 0 ? lying : felt.last();
};

const useLabel = () => {
  const felt = useFelt();
  return (option: OptionId): string => optionTitle(option, felt.view().setup.labels);
};

export const FavouriteBets = () => (
  <div class="favourite-bets">
    <SaveForm />
    <ul class="favourite-list" aria-label={text.title()}>
      <For each={settings.favouriteBets}>{(favourite) => <Favourite favourite={favourite} />}</For>
    </ul>
  </div>
);

const SaveForm = () => {
  const felt = useFelt();
  const label = useLabel();
  const bets = () => betsNow(felt);
  const [typed, setTyped] = createSignal<string | null>(null);
  const name = () => tidyName(typed() ?? offeredName(bets(), label));
  const replaces = () => settings.favouriteBets.some((each) => isSameName(each.name, name()));
  const isFull = () => settings.favouriteBets.length >= MOST_FAVOURITES && !replaces();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (name() === '' || isFull()) return;
    setSettings({
      favouriteBets: withFavourite(settings.favouriteBets, { name: name(), bets: betsOf(bets()) }),
    });
    setTyped(null);
  };
  return (
    <Show when={bets().length > 0} fallback={<p class="favourite-hint">{text.nothing()}</p>}>
      <form class="favourite-form" onSubmit={save}>
        <p>{betsText(bets(), label)}</p>
        <label>
          <span>{text.name()}</span>
          <input
            type="text"
            maxlength={LONGEST_NAME}
            required
            autocomplete="off"
            value={typed() ?? offeredName(bets(), label)}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn" disabled={name() === '' || isFull()}>
          {replaces() ? text.replace() : text.save()}
        </button>
        <Show when={isFull()}>
          <p class="favourite-hint">{text.full({ most: MOST_FAVOURITES })}</p>
        </Show>
      </form>
    </Show>
  );
};

const Favourite = (props: { favourite: FavouriteBet }) => {
  const felt = useFelt();
  const label = useLabel();
  const missing = () => {
    const offered = new Set(felt.view().setup.offers.map(({ option }) => option));
    return props.favourite.bets.map(({ option }) => option).filter((option) => !offered.has(option));
  };
  const lay = () => {
    felt.layFavourite(props.favourite.bets);
    felt.sheets.turnTo(null);
  };
  return (
    <li class="favourite">
      <button type="button" class="favourite-lay" disabled={missing().length > 0} onClick={lay}>
        <b>{props.favourite.name}</b>
        <span>
          {missing().length > 0
            ? text.notOffered({ bets: missing().map(label) })
            : betsText(props.favourite.bets, label)}
        </span>
        <span class="favourite-sum">{money(totalOf(props.favourite.bets))}</span>
      </button>
      <button
        type="button"
        class="icon-btn"
        aria-label={text.deleteNamed({ name: props.favourite.name })}
        title={text.delete()}
        onClick={() =>
          setSettings({ favouriteBets: withoutFavourite(settings.favouriteBets, props.favourite.name) })
        }
      >
        <Icon name="clear" />
      </button>
    </li>
  );
};

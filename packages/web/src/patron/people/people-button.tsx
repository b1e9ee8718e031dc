// The two controls that open the people sheet: a button of the bar with the number of patrons, and an entry of the menu.
// Neither is drawn at a solo table.
import { texts } from '@punto/language/catalogue';
import { Icon } from '@punto/ui/icon.tsx';
import { Show } from 'solid-js';
import { useFelt } from '../felt/felt.tsx';
import './people-button.css';

const text = texts('people');

const useCount = () => {
  const felt = useFelt();
  const count = () => {
    const { names = [], more = 0, guests = 0 } = felt.people() ?? {};
    return names.length + more + guests;
  };
  return { count, open: () => felt.sheets.turnTo('people'), isHere: () => felt.people() !== null };
};

export const PeopleButton = () => {
  const { count, open, isHere } = useCount();
  const label = () => text.button({ n: count() });
  return (
    <Show when={isHere()}>
      <button
        type="button"
        class="icon-btn people-button"
        aria-label={label()}
        title={label()}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="person" />
        <small aria-hidden="true">{count()}</small>
      </button>
    </Show>
  );
};

export const PeopleWay = () => {
  const { open, isHere } = useCount();
  return (
    <Show when={isHere()}>
      <button type="button" onClick={open}>
        <Icon name="person" />
        <span>{text.title()}</span>
      </button>
    </Show>
  );
};

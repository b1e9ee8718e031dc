// The bar of a table: the menu, where one sits and what may be staked, how far the shoe is, the link, the
// sound and the balance.
import { createSignal } from 'solid-js';
import { money } from '../number.ts';
import { Icon } from '../part/icon.tsx';
import { Balance } from '../shell/balance.tsx';
import { Clock } from '../shell/clock.tsx';
import { LinkState } from '../shell/link-state.tsx';
import { MuteButton } from '../shell/mute-button.tsx';
import { useFelt } from './felt.tsx';
import { ShoeProgress } from './shoe-progress.tsx';
import { TableMenu } from './table-menu.tsx';
import './table-bar.css';

export const TableBar = () => {
  const felt = useFelt();
  const [menu, setMenu] = createSignal(false);
  const setup = () => felt.view().setup;
  const limits = () => {
    const main = setup().offers.find((each) => each.option === 'player') ?? setup().offers[0];
    return main ? `${money(main.minMinor)} – ${money(main.maxMinor)}` : '';
  };
  return (
    <header class="bar table-bar">
      <button
        type="button"
        class="icon-btn"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => setMenu(true)}
      >
        <Icon name="menu" />
      </button>
      <div class="mark" aria-hidden="true">
        Punto
      </div>
      <div class="table-name">
        <h1>{setup().name}</h1>
        <p>
          <span class="table-room-title">{setup().title}</span>
          <span>{limits()}</span>
        </p>
      </div>
      <ShoeProgress />
      <div class="bar-room" />
      <Clock />
      <LinkState />
      <MuteButton />
      <Balance />
      <TableMenu open={menu()} onClose={() => setMenu(false)} />
    </header>
  );
};

// The main bets on a tile of the lobby. Before the patron is at the table, they are drawn from the lobby's entry, and
// the payouts are not known yet; the buttons stay the same when the table is entered, and keep the focus.

import { ZERO } from '@punto/engine/minor';
import type { Outcome } from '@punto/engine/side';
import { texts } from '@punto/language/catalogue';
import type { LobbyEntry } from '@punto/protocol/message';
import { shownLabels } from '@punto/ui/words/option-title.ts';
import { createMemo, For, Show } from 'solid-js';
import { FeltAgain } from '../felt/felt.tsx';
import { netSign, netText } from '../felt/round-net.ts';
import { spotName } from '../felt/spot-name.ts';
import { MainButton, type MainSeen } from '../many-tables/main-button.tsx';
import { TileNote } from '../many-tables/tile-note.tsx';
import { useLobbyBets } from './lobby-bets.tsx';
import './tile-bet.css';

const text = texts('many').rail;

const MAINS = ['player', 'tie', 'banker'] as const;

export default function TileBet(props: { entry: LobbyEntry }) {
  const bets = useLobbyBets();
  const felt = createMemo(() => bets.felt(props.entry.table));
  const isOpen = () => felt()?.terms().open ?? (props.entry.phase === 'betting' && !props.entry.stopped);
  const isLong = () => Object.values(shownLabels(props.entry.labels)).some((label) => label.length > LONG);
  return (
    <div class="tile-bet">
      <div
        class="tile-mains"
        data-open={isOpen() ? '' : undefined}
        data-long={isLong() ? '' : undefined}
        data-table={props.entry.table}
      >
        <For each={MAINS}>{(option) => <Main entry={props.entry} option={option} open={isOpen()} />}</For>
      </div>
      <Show when={felt()}>
        {(here) => (
          <FeltAgain felt={here()}>
            <TileNote />
          </FeltAgain>
        )}
      </Show>
      <Show when={felt()?.decided()}>
        {(record) => (
          <p class="lobby-net" data-sign={netSign(record())}>
            {netText(record())}
          </p>
        )}
      </Show>
    </div>
  );
}

const LONG = 6;

const Main = (props: { entry: LobbyEntry; option: (typeof MAINS)[number]; open: boolean }) => {
  const bets = useLobbyBets();
  const felt = () => bets.felt(props.entry.table);
  const known = () => {
    const here = felt();
    return here?.offered().includes(props.option) ? here.spot(props.option) : null;
  };
  const spot = (): MainSeen => known() ?? unknownSpot(props.option, props.entry, props.open);
  const name = () => {
    const here = known();
    const at = text.bet({ bet: spot().label, table: props.entry.name });
    return here ? spotName({ ...here, label: at }) : at;
  };
  return (
    <MainButton
      spot={spot()}
      name={name()}
      add={() => bets.lay(props.entry.table, props.option)}
      takeBack={() => felt()?.takeBack(props.option)}
    />
  );
};

const unknownSpot = (option: Outcome, entry: LobbyEntry, open: boolean): MainSeen => ({
  option,
  label: shownLabels(entry.labels)[option],
  pays: '',
  tone: option,
  state: open ? 'open' : 'waiting',
  confirmedMinor: ZERO,
  layingMinor: ZERO,
  fate: null,
});

// A table on the wall: phase, dealers, stakes and exposure, results, alerts. The whole card is a link to the table.

import { language, texts } from '@punto/language/catalogue';
import { rateIn } from '@punto/language/format';
import { HOUSE_BRAND } from '@punto/ledger/patron-key';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Icon } from '@punto/ui/icon.tsx';
import { count, money, moneyOf } from '@punto/ui/words/number.ts';
import { createMemo, For, Show } from 'solid-js';
import { tableAlerts } from '../alerts.ts';
import { stakesParts } from '../currency/table-stakes.ts';
import { useBrands } from '../currency/use-brands.ts';
import { exposureShare, HALF_WAY, NEAR_LIMIT } from '../exposure-limit.ts';
import { phaseOf, ROOM_LETTERS } from '../phase.ts';
import { PhaseMark } from '../phase-mark.tsx';
import { Link } from '../ui/link.tsx';
import { Badge, Fact, Meter } from '../ui/marks.tsx';
import { LastResults } from './last-results.tsx';
import { stakesShare } from './stakes-share.ts';
import './table-card.css';

const text = texts('floor').card;
const { operators } = texts('floor');
const { sums } = texts('floor').bar;

/** `brand`: the stakes of this one alone; empty: all. */
export const TableCard = (props: { entry: FloorEntry; current: boolean; brand: string }) => {
  const floor = () => props.entry.floor;
  const view = () => floor().view;
  const phase = createMemo(() => phaseOf(props.entry));
  const notes = createMemo(() => notesOf(props.entry));
  return (
    <article class="table-card" classList={{ current: props.current }} data-tone={phase().tone}>
      <header>
        <h2>
          <Link href={`/tables/${props.entry.table}`} aria-current={props.current ? 'true' : undefined}>
            {view().setup.name}
          </Link>
        </h2>
        <Badge title={view().setup.title}>
          <span aria-hidden="true">{ROOM_LETTERS[view().setup.cloth]}</span>
          <span class="spoken">{view().setup.title}</span>
        </Badge>
        <PhaseMark phase={phase()} />
      </header>
      <dl>
        <Fact name={floor().dealers.length > 1 ? text.dealers() : text.dealer()}>
          {dealersText(props.entry)}
        </Fact>
        <Fact name={text.round()}>{view().round?.number ?? '—'}</Fact>
        <Fact name={text.patrons()}>{count(props.entry.patrons)}</Fact>
      </dl>
      <Show when={phase().tone !== 'shut'}>
        <StakesBar entry={props.entry} brand={props.brand} />
        <ExposureBar entry={props.entry} />
        <OperatorStakes entry={props.entry} brand={props.brand} />
        <LastResults history={view().history} />
      </Show>
      <Show when={notes().length > 0}>
        <ul class="table-notes">
          <For each={notes()}>
            {(note) => (
              <li data-tone={note.tone}>
                <Icon name={note.tone === 'info' ? 'record' : 'warn'} />
                {note.words}
              </li>
            )}
          </For>
        </ul>
      </Show>
    </article>
  );
};

export const dealersText = ({ floor }: FloorEntry): string =>
  floor.dealers.length > 0
    ? text.names({ names: floor.dealers.map(({ name }) => name) })
    : floor.view.setup.dealing === 'person'
      ? text.nobody()
      : text.house();

type Note = { readonly tone: 'bad' | 'warn' | 'info'; readonly words: string };

const notesOf = (entry: FloorEntry): readonly Note[] => {
  const { view, lastRound } = entry.floor;
  const alerts = tableAlerts(entry).map(
    ({ tone, alone }): Note => ({ tone: tone === 'good' ? 'info' : tone, words: alone }),
  );
  const more = [
    ...(view.round?.last ? [text.lastRound()] : []),
    ...(lastRound !== null && !view.round?.last ? [text.lastRoundIs({ round: lastRound })] : []),
    ...(view.service === 'closing-after-round' ? [text.closesAfterRound()] : []),
    ...(view.service === 'closing-after-shoe' ? [text.closesAfterShoe()] : []),
    ...(entry.floor.nextSetup ? [text.newLimits()] : []),
  ];
  return [...alerts, ...more.map((words): Note => ({ tone: 'info', words }))];
};

/** The stakes of each operator's patrons, by currency; those of the house's own patrons are in the bars above. */
const OperatorStakes = (props: { entry: FloorEntry; brand: string }) => {
  const brands = useBrands();
  const parts = createMemo(() =>
    stakesParts(props.entry.floor, props.brand).filter(
      ({ brand, stakedMinor }) => brand !== HOUSE_BRAND && stakedMinor > 0,
    ),
  );
  return (
    <Show when={parts().length > 0}>
      <table class="operator-stakes">
        <thead>
          <tr>
            <th scope="col">{operators.operator()}</th>
            <th scope="col">{sums.inPlay()}</th>
            <th scope="col">{sums.exposure()}</th>
          </tr>
        </thead>
        <tbody>
          <For each={parts()}>
            {(part) => (
              <tr>
                <th scope="row">{brands.nameOf(part.brand)}</th>
                <td>{moneyOf(part.stakedMinor, part.currency)}</td>
                <td>{moneyOf(part.exposureMinor, part.currency)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Show>
  );
};

const StakesBar = (props: { entry: FloorEntry; brand: string }) => {
  const share = createMemo(() => stakesShare(stakesParts(props.entry.floor, props.brand)));
  return (
    <div class="stakes-bar" role="img" aria-label={text.stakes(share())}>
      <span data-of="player">{text.player({ share: share().player / 100 })}</span>
      <div>
        <i data-of="player" style={{ flex: share().player }} />
        <i data-of="tie" style={{ flex: share().tie }} />
        <i data-of="others" style={{ flex: share().others }} />
        <i data-of="banker" style={{ flex: share().banker }} />
      </div>
      <span data-of="banker">{text.banker({ share: share().banker / 100 })}</span>
    </div>
  );
};

const ExposureBar = (props: { entry: FloorEntry }) => {
  const share = createMemo(() => exposureShare(props.entry.floor) ?? 0);
  const tone = () => (share() >= NEAR_LIMIT ? 'bad' : share() >= HALF_WAY ? 'warn' : undefined);
  return (
    <div class="exposure-bar">
      <span>{text.exposure()}</span>
      <b>{money(props.entry.floor.exposureMinor)}</b>
      <Meter share={share()} tone={tone()} />
      <span>{rateIn(language(), Math.floor(share() * 100) / 100)}</span>
    </div>
  );
};

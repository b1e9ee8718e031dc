// One ended shoe: the five roads, the statistics, every round with its cards, and a download. [S3]

import type { TableSetup } from '@punto/engine/room';
import { texts } from '@punto/language/catalogue';
import type { ShoeAnswer } from '@punto/protocol/api';
import { downloadJson } from '@punto/ui/download-json.ts';
import { Icon } from '@punto/ui/icon.tsx';
import { BeadPlate, BigRoadPane, DERIVED_ROADS, DERIVED_TITLES, DerivedRoad } from '@punto/ui/road/road.tsx';
import { useRoadBoard } from '@punto/ui/road/road-board.ts';
import { ShoeFigures } from '@punto/ui/road/road-figures.tsx';
import { RoadLegend } from '@punto/ui/road/road-legend.tsx';
import { useMedia } from '@punto/ui/road/road-media.ts';
import { WIDTHS } from '@punto/ui/style/breakpoints.ts';
import { createResource, createSignal, For, Match, onMount, Show, Switch } from 'solid-js';
import { api } from '../../client/api.ts';
import { faultText } from '../../client/fault-text.ts';
import { verifyAddress } from '../../verify/source.ts';
import { recordedShoe } from '../fairness/recorded-shoes.ts';
import { recordedShoesAt } from '../fairness/use-sealed.ts';
import { EarlierRounds } from './earlier-rounds.tsx';
import { shoeNotes } from './shoe-notes.ts';
import { whenPlayed } from './words.ts';

const { list, shoe: text } = texts('record');
const { road } = texts('shared');

type Props = { table: string; number: number; setup: TableSetup; onBack: () => void };

export const EarlierShoe = (props: Props) => {
  const [shoe, { refetch }] = createResource(() => api.shoe(props.table, props.number));
  let title: HTMLHeadingElement | undefined;
  onMount(() => title?.focus());
  return (
    <article class="past-shoe">
      <header class="past-shoe-head">
        <button type="button" class="btn quiet" onClick={() => props.onBack()}>
          <span aria-hidden="true">‹</span> {text.all()}
        </button>
        <h3 ref={title} tabindex="-1">
          {text.title({ shoe: props.number })}
        </h3>
      </header>
      <div aria-live="polite">
        <Switch>
          <Match when={shoe.error}>
            <p class="past-shoe-waits">{text.fault()}</p>
            <button type="button" class="btn quiet" onClick={() => void refetch()}>
              {list.again()}
            </button>
          </Match>
          <Match when={shoe.loading}>
            <p class="past-shoe-waits">{text.reading()}</p>
          </Match>
        </Switch>
      </div>
      <Show when={!shoe.error && shoe()}>
        {(whole) => <Whole shoe={whole()} table={props.table} setup={props.setup} />}
      </Show>
    </article>
  );
};

const Whole = (props: { shoe: ShoeAnswer; table: string; setup: TableSetup }) => {
  const board = useRoadBoard(() => props.shoe.rounds.flatMap(({ mark }) => mark ?? []));
  const { labels } = props.setup;
  const isPhone = useMedia(WIDTHS.phone);
  return (
    <>
      <p class="past-shoe-when">
        {whenPlayed(props.shoe)}
        <Show when={props.shoe.burn}>{(burn) => <span>{text.burnt({ cards: burn().count + 1 })}</span>}</Show>
      </p>
      <div class="past-shoe-roads">
        <section class="wide">
          <h4>{road.big()}</h4>
          <BigRoadPane shoe={board()} labels={labels} columns={26} />
        </section>
        <section>
          <h4>{road.bead()}</h4>
          <BeadPlate shoe={board()} labels={labels} columns={14} />
        </section>
        <section class="narrow">
          <h4>{text.marks()}</h4>
          <RoadLegend labels={labels} />
        </section>
        <For each={DERIVED_ROADS}>
          {(k) => (
            <section class="third" data-road={k}>
              <h4>{DERIVED_TITLES[k]}</h4>
              <DerivedRoad
                shoe={board()}
                labels={labels}
                columns={isPhone() && k === 1 ? 36 : 18}
                looksBack={k}
              />
            </section>
          )}
        </For>
      </div>
      <ShoeFigures statistics={board().board.statistics} labels={labels} />
      <div class="past-shoe-rounds-head">
        <h4>{text.rounds()}</h4>
        <span class="past-shoe-ways">
          <SaveNotes shoe={props.shoe} room={props.setup.id} />
          <Show when={props.setup.dealing !== 'person'}>
            <CheckShoe table={props.table} number={props.shoe.number} />
          </Show>
        </span>
      </div>
      <EarlierRounds rounds={props.shoe.rounds} labels={labels} />
      <p class="small-print">{text.past()}</p>
    </>
  );
};

const SaveNotes = (props: { shoe: ShoeAnswer; room: string }) => {
  const save = () => {
    const file = new Blob([shoeNotes(props.shoe, props.room)], { type: 'text/plain' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${props.shoe.table}-shoe-${props.shoe.number}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <button type="button" class="btn quiet" onClick={save}>
      <Icon name="download" /> {text.saveText()}
    </button>
  );
};

/**
 * Opens the verification in a new window, so that the table is not left, and passes what this window recorded of the
 * shoe. [F2]
 */
const CheckShoe = (props: { table: string; number: number }) => {
  const [failed, setFailed] = createSignal<unknown>(null);
  const address = () =>
    verifyAddress(
      { table: props.table, shoe: props.number },
      recordedShoe(recordedShoesAt(props.table), props.number),
    );
  const save = async () => {
    setFailed(null);
    try {
      downloadJson(
        await api.openedShoe(props.table, props.number),
        `punto-${props.table}-${props.number}.json`,
      );
    } catch (fault) {
      setFailed(fault);
    }
  };
  return (
    <>
      <button type="button" class="btn quiet" onClick={() => void save()}>
        <Icon name="download" /> {text.saveProof()}
      </button>
      <a class="btn quiet" href={address()} target="_blank" rel="noopener">
        <Icon name="check" /> {text.check()}
      </a>
      <span role="status">{failed() === null ? '' : faultText(failed())}</span>
    </>
  );
};

// The operators of the house: unresolved wallet calls first, then each operator with its wallet, figures and tables, then refused
// corrections. Read again every few seconds.
import { texts } from '@punto/language/catalogue';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { OperatorsAnswer, UnresolvedAnswer } from '@punto/protocol/floor/wallet-api';
import { createSignal, For, onCleanup, Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { usePageName } from '../../page-name.ts';
import { FaultLine, Waiting } from '../../ui/marks.tsx';
import { OperatorPanel } from './operator-panel.tsx';
import { OwedCalls } from './owed-calls.tsx';
import { Receivables } from './receivables.tsx';
import '../office.css';
import './operators.css';

const text = texts('reports').operators;
const { place } = texts('floor');

const EVERY_MS = 5_000;

type Read = { readonly operators: OperatorsAnswer; readonly unresolved: UnresolvedAnswer };

/** Unlike `useQuery` it keeps what was read last until the next answer. */
const useRepeated = () => {
  const floor = useFloor();
  const [read, setRead] = createSignal<Read | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gone = false;
  const again = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      const [operators, unresolved] = await Promise.all([
        floor.ask<OperatorsAnswer>('GET', OFFICE_PATHS.operators),
        floor.ask<UnresolvedAnswer>('GET', OFFICE_PATHS.unresolvedCalls),
      ]);
      setRead({ operators, unresolved });
      setFault(null);
    } catch (problem) {
      setFault(problem);
    }
    clearTimeout(timer);
    if (!gone) timer = setTimeout(() => void again(), EVERY_MS);
  };
  void again();
  onCleanup(() => {
    gone = true;
    clearTimeout(timer);
  });
  return { read, fault, again: () => void again() };
};

const OperatorsPage = () => {
  usePageName(place.operators);
  const { read, fault, again } = useRepeated();
  const nameOf = (brand: string): string =>
    read()?.operators.operators.find((each) => each.brand === brand)?.name ?? brand;
  return (
    <main id="main" class="floor-page office">
      <header>
        <h1>{place.operators()}</h1>
      </header>
      <p class="panel-note">{text.lead()}</p>
      <Show when={fault()}>{(problem) => <FaultLine fault={problem()} onAgain={again} />}</Show>
      <Show when={read()} fallback={<Show when={!fault()}>{<Waiting what={text.reading()} />}</Show>}>
        {(shown) => (
          <Show when={shown().operators.operators.length > 0} fallback={<p class="nothing">{text.none()}</p>}>
            <OwedCalls answer={shown().unresolved} nameOf={nameOf} onRetried={again} />
            <For each={shown().operators.operators.map(({ brand }) => brand)}>
              {(brand) => (
                <Show when={shown().operators.operators.find((each) => each.brand === brand)}>
                  {(operator) => <OperatorPanel operator={operator()} />}
                </Show>
              )}
            </For>
            <Receivables nameOf={nameOf} />
          </Show>
        )}
      </Show>
    </main>
  );
};

export default OperatorsPage;

// The call across the table, and next to it two facts that concern every bet: the difference between the sides, and how
// banker is paid. [L4] [B19]

import type { Minor } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { OwnCut } from '@punto/protocol/client/cuts';
import type { TableView } from '@punto/protocol/message';
import { later } from '@punto/ui/later.tsx';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { Index, Show, Suspense } from 'solid-js';
import { useLastSeconds } from '../../calls/use-last-seconds.ts';
import { useTurnedHands } from '../../calls/use-turned-hands.ts';
import { useOwnCut } from '../../fairness/use-own-cut.ts';
import { calledAlone } from '../../felt/alone-words.ts';
import type { CallerLine } from '../../felt/caller/line.ts';
import { lineText } from '../../felt/caller/line-text.ts';
import { resultLine, thirdCardLines } from '../../felt/caller/lines-of.ts';
import { type Felt, useFelt } from '../../felt/felt.tsx';
import { totalOf } from '../../felt/slip/laid.ts';
import { onSlip } from '../../felt/slip/slip.ts';
import { lastRoundLine } from '../../felt/speech.ts';
import { besideTheCut, calledInCut } from '../../words/called-in-cut.ts';
import { rightsOf } from '../../words/seen-squeeze.ts';
import { rightsLine, whichCard } from '../../words/squeeze-words.ts';
import { troubleOf } from '../../words/trouble-words.ts';
import { CommissionSwitch } from '../commission/commission-switch.tsx';
import { SpeakerSign } from './speaker-sign.tsx';
import './call.css';

const text = texts('table').call;
const { closing } = texts('felt');
const Differential = later(async () => (await import('../differential/differential.tsx')).Differential);
const LargestOfBoth = lazyPart(async () => (await import('../../squeeze/largest.tsx')).LargestOfBoth);
const CommissionLine = later(async () => (await import('../commission/commission-line.tsx')).CommissionLine);
const TableCaller = later(async () => (await import('../../calls/table-caller.tsx')).TableCaller);

export const Call = () => {
  const felt = useFelt();
  const ownCut = useOwnCut();
  const lastSeconds = useLastSeconds(
    () => (felt.terms().open ? (felt.view().round?.closesAt ?? null) : null),
    felt.app.now,
  );
  const turned = useTurnedHands(felt);
  return (
    <div class="call">
      <p class="call-say">
        <b class="call-voice">
          <SpeakerSign />{' '}
          <span class="call-line">
            <Index each={called(felt, turned(), lastSeconds() !== null)}>
              {(said) => <span>{said()}</span>}
            </Index>
          </span>
        </b>
        <Show when={felt.note()}>{(note) => <span class="call-note">{note().text()}</span>}</Show>
        <span class="call-aside">
          <Show
            when={felt.view().coup !== null && felt.decided()}
            fallback={
              <Show
                when={aside(felt, ownCut())}
                fallback={
                  <Show when={felt.view().setup.squeeze}>
                    <Suspense>
                      <LargestOfBoth />
                    </Suspense>
                  </Show>
                }
              >
                {(said) => <>{said()}</>}
              </Show>
            }
          >
            {(record) => <CommissionLine record={record()} />}
          </Show>
        </span>
      </p>
      <Differential />
      <CommissionSwitch />
      <TableCaller lastSeconds={lastSeconds} />
    </div>
  );
};

/** The caller's line, or what takes its place; two sentences where the caller says two at once. */
const called = (felt: Felt, turned: TableView['hands'], lastBets: boolean): readonly string[] => {
  const { phase, setup, squeeze } = felt.view();
  if (!felt.linked()) return [text.noLink()];
  const trouble = troubleOf(felt.view(), felt.stopped());
  if (trouble) return [trouble.called];
  const written = (...lines: readonly CallerLine[]) => lines.map((line) => lineText(line, setup.labels));
  const coup = felt.announced();
  if (coup) return written(resultLine(coup));
  if (felt.barred() && phase === 'betting') return [text.watching()];
  if (setup.solo) return [calledAlone(phase, onSlip(felt.slip()).length > 0)];
  if (phase === 'shuffling') return [calledInCut(felt.view()) ?? lineText({ id: 'new-shoe' }, setup.labels)];
  if (squeeze)
    return [
      rightsOf(felt.view(), felt.own()).includes(squeeze.side) ? text.youSqueeze() : text.patronSqueezes(),
    ];
  if (phase === 'betting') return written({ id: lastBets ? 'last-bets' : 'place-your-bets' });
  const calls = phase === 'closed' ? [] : thirdCardLines(turned);
  return written(...(calls.length > 0 ? calls : [{ id: 'no-more-bets' } as const]));
};

const aside = (felt: Felt, ownCut: OwnCut | null): string => {
  const { phase, squeeze, setup } = felt.view();
  if (felt.explained.asking()) return text.explain();
  if (felt.closing()?.kind === 'unplaced') return closing.short();
  const trouble = troubleOf(felt.view(), felt.stopped());
  if (trouble) return trouble.says;
  if (phase === 'settled') return lastRoundLine(felt.view());
  if (phase === 'shuffling' && calledInCut(felt.view())) return besideTheCut(felt.view(), ownCut);
  if (phase === 'shuffling') return setup.solo ? '' : text.shuffling();
  if (squeeze) return whichCard(squeeze, setup.labels);
  const rights = phase === 'betting' ? '' : rightsLine(rightsOf(felt.view(), felt.own()), setup.labels);
  if (rights) return rights;
  const laying = totalOf(onSlip(felt.slip()));
  if (laying > 0) return laidText(felt, laying);
  return lastRoundLine(felt.view());
};

const laidText = (felt: Felt, amount: Minor): string => {
  if (felt.slip().sent) return text.onItsWay({ amount });
  return felt.view().setup.solo ? text.laid({ amount }) : text.unconfirmed({ amount });
};

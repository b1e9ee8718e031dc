// Reports over a range of days: what was staked and kept, returns against theory, rounds without a valid result. The
// range is kept in the address, so that a report can be bookmarked and shared.

import { texts } from '@punto/language/catalogue';
import { queryOf } from '@punto/protocol/client/http';
import { useParams } from '@punto/ui/route/router.tsx';
import { useSearchParams } from '@punto/ui/route/search-params.ts';
import { createMemo, For, Match, Switch } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { usePageName } from '../../page-name.ts';
import { Link } from '../../ui/link.tsx';
import { ClosedRounds } from './closed-rounds.tsx';
import { parseDays } from './days.ts';
import { DaysField } from './days-field.tsx';
import { EntriesReport } from './entries-report.tsx';
import { FiguresReport } from './figures-report.tsx';
import { TheoryReport } from './theory-report.tsx';
import '../office.css';
import './reports.css';

const text = texts('reports');
const { place } = texts('floor');

const REPORTS = [
  { name: '', title: text.tabs.figures },
  { name: 'theory', title: text.tabs.theory },
  { name: 'rounds', title: text.tabs.rounds },
] as const;

const ReportsPage = () => {
  usePageName(place.reports);
  const floor = useFloor();
  const params = useParams();
  const [query, setQuery] = useSearchParams();
  const days = createMemo(() => parseDays(query.from, query.to, floor.now()), undefined, {
    equals: (a, b) => a.from === b.from && a.to === b.to,
  });
  return (
    <main id="main" class="floor-page office reports">
      <header>
        <h1>{place.reports()}</h1>
        <nav class="tabs" aria-label={place.reports()}>
          <For each={REPORTS}>
            {({ name, title }) => (
              <Link class="button" href={`/reports${name && `/${name}`}${queryOf(days())}`}>
                {title()}
              </Link>
            )}
          </For>
        </nav>
      </header>
      <DaysField days={days()} onDays={(chosen) => setQuery(chosen, { replace: true })} />
      <p class="print-only">{text.printed(days())}</p>
      <Switch fallback={<FiguresReport days={days()} />}>
        <Match when={params.report === 'theory'}>
          <TheoryReport days={days()} />
        </Match>
        <Match when={params.report === 'entries'}>
          <EntriesReport days={days()} />
        </Match>
        <Match when={params.report === 'rounds'}>
          <ClosedRounds days={days()} />
        </Match>
      </Switch>
    </main>
  );
};

export default ReportsPage;

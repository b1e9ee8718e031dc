// The list of rounds, newest first, with filters; and the page of one round.
import { texts } from '@punto/language/catalogue';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { RoundLine } from '@punto/protocol/floor/round-api';
import { useParams } from '@punto/ui/route/router.tsx';
import { useSearchParams } from '@punto/ui/route/search-params.ts';
import { Show } from 'solid-js';
import { FloorRefusal } from '../../client/floor-client.ts';
import { usePageName } from '../../page-name.ts';
import { faultsByField } from '../act.ts';
import { FileLink } from '../file-link.tsx';
import { LoadedPages } from '../loaded.tsx';
import { usePagedQuery } from '../use-query.ts';
import { RoundFilters } from './round-filters.tsx';
import { isFiltered, ROUND_FILTERS, roundRequest } from './round-query.ts';
import { RoundTable } from './round-table.tsx';
import { RoundTrace } from './round-trace.tsx';
import '../office.css';
import './rounds.css';

const text = texts('rounds');
const { place } = texts('floor');

const RoundsPage = () => {
  const params = useParams();
  return (
    <Show
      when={params.round && `${params.table}/${params.shoe}/${params.round}`}
      keyed
      fallback={<RoundList />}
    >
      {(_) => (
        <RoundTrace table={params.table ?? ''} shoe={Number(params.shoe)} round={Number(params.round)} />
      )}
    </Show>
  );
};

const RoundList = () => {
  usePageName(place.rounds);
  const [query, setQuery] = useSearchParams();
  const address = (more: Readonly<Record<string, string | number>>) =>
    OFFICE_PATHS.rounds + roundRequest(query, more);
  const rounds = usePagedQuery<RoundLine>(() => address({ limit: 50 }));
  const faults = (): Readonly<Record<string, string>> => {
    const fault = rounds.fault();
    return fault instanceof FloorRefusal ? faultsByField(fault) : {};
  };
  const clear = () =>
    setQuery(Object.fromEntries(ROUND_FILTERS.map((name) => [name, ''])), { replace: true });
  return (
    <main id="main" class="floor-page office">
      <header>
        <h1>{place.rounds()}</h1>
        <FileLink href={address({ format: 'csv' })} />
      </header>
      <RoundFilters
        query={query}
        faults={faults()}
        onQuery={(change) => setQuery({ ...change }, { replace: true })}
        onClear={clear}
      />
      <LoadedPages pages={rounds} reading={text.reading.rounds()}>
        {(items) => (
          <RoundTable
            caption={text.caption()}
            rounds={items()}
            brand={query.brand ?? ''}
            nothing={nothingWords(isFiltered(query), rounds.hasMore())}
          />
        )}
      </LoadedPages>
    </main>
  );
};

const nothingWords = (filtered: boolean, hasMore: boolean): string => {
  if (!filtered) return text.nothing.none();
  return hasMore ? text.nothing.olderFollow() : text.nothing.noneFits();
};

export default RoundsPage;

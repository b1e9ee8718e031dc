// The sheet of statistics: this shoe, earlier shoes of the table, and the patron's own rounds. [D5]
import { createResource, Show } from 'solid-js';
import { api } from '../../client/api.ts';
import { useFelt } from '../felt/felt.tsx';
import { OwnFigures } from './own-figures.tsx';
import { resultsOf } from './results.ts';
import { ResultsTable } from './results-table.tsx';
import { BASIS } from './words.ts';
import './statistics.css';

export const Statistics = () => {
  const felt = useFelt();
  const setup = () => felt.view().setup;
  const [earlier] = createResource(async () => {
    const { items } = await api.shoes(felt.table, null);
    return { shoes: items.length, results: resultsOf(items.flatMap(({ marks }) => marks)) };
  });
  const isOneOfMany = () => !setup().solo;
  return (
    <div class="statistics">
      <ResultsTable
        caption={isOneOfMany() ? 'This shoe' : 'Your coups'}
        results={resultsOf(felt.view().history)}
        setup={setup()}
      />
      <Show when={isOneOfMany() && !earlier.error && (earlier()?.shoes ?? 0) > 0 && earlier()}>
        {(found) => (
          <ResultsTable
            caption={found().shoes === 1 ? 'The shoe before' : `The last ${found().shoes} shoes`}
            results={found().results}
            setup={setup()}
          />
        )}
      </Show>
      <p class="statistics-note">{BASIS(setup().shoe.decks)}</p>
      <OwnFigures />
    </div>
  );
};

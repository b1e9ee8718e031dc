// The sheet of statistics: this shoe, earlier shoes of the table, and the patron's own rounds. [D5]
import { texts } from '@punto/language/catalogue';
import { createResource, Show } from 'solid-js';
import { api } from '../../client/api.ts';
import { useFelt } from '../felt/felt.tsx';
import { OwnFigures } from './own-figures.tsx';
import { resultsOf } from './results.ts';
import { ResultsTable } from './results-table.tsx';
import './statistics.css';

const text = texts('record').statistics;

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
        caption={isOneOfMany() ? text.thisShoe() : text.yourCoups()}
        results={resultsOf(felt.view().history)}
        setup={setup()}
      />
      <Show when={isOneOfMany() && !earlier.error && (earlier()?.shoes ?? 0) > 0 && earlier()}>
        {(found) => (
          <ResultsTable
            caption={text.before({ shoes: found().shoes })}
            results={found().results}
            setup={setup()}
          />
        )}
      </Show>
      <p class="statistics-note">{text.basis({ decks: setup().shoe.decks })}</p>
      <OwnFigures />
    </div>
  );
};

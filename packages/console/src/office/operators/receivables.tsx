// Corrections that an operator refused because its patron had less: the house has borne them, and may claim them from the operator.
import { texts } from '@punto/language/catalogue';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { OwedCallLine } from '@punto/protocol/floor/wallet-api';
import { moneyOf } from '@punto/ui/words/number.ts';
import { Show } from 'solid-js';
import { DataTable } from '../../ui/data-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { momentText } from '../../ui/time.ts';
import { LoadedPages } from '../loaded.tsx';
import { PatronName, RoundLink } from '../round-link.tsx';
import { usePagedQuery } from '../use-query.ts';

const text = texts('reports').operators;

export const Receivables = (props: { nameOf: (brand: string) => string }) => {
  const pages = usePagedQuery<OwedCallLine>(() => OFFICE_PATHS.receivables);
  return (
    <Panel title={text.receivables.title()} note={text.receivables.note()}>
      <LoadedPages pages={pages} reading={text.reading()}>
        {(items) => (
          <DataTable
            caption={text.receivables.title()}
            rows={items()}
            nothing={text.receivables.none()}
            columns={[
              { key: 'since', title: text.receivables.since, cell: ({ at }) => momentText(at) },
              { key: 'operator', title: text.receivables.operator, cell: ({ brand }) => props.nameOf(brand) },
              {
                ...{ key: 'amount', title: text.receivables.amount, figures: true },
                cell: ({ amountMinor, currency }) => moneyOf(-amountMinor, currency),
              },
              {
                ...{ key: 'patron', title: text.receivables.patron },
                cell: ({ patron, patronName }) => <PatronName patron={patron} name={patronName} />,
              },
              {
                ...{ key: 'round', title: text.receivables.round },
                cell: ({ table, shoe, round }) => (
                  <Show when={shoe !== null && round !== null && { table, shoe, round }}>
                    {(at) => <RoundLink {...at()} />}
                  </Show>
                ),
              },
            ]}
          />
        )}
      </LoadedPages>
    </Panel>
  );
};

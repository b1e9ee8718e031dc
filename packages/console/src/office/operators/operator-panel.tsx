// One operator: whether its wallet answers, the patrons whose betting is locked, the figures of its gaming day and its tables, each in its
// own currency. Amounts of two currencies are never added.
import { texts } from '@punto/language/catalogue';
import type { BrandCurrencyOnFloor, OperatorOnFloor } from '@punto/protocol/floor/wallet-api';
import { moneyOf } from '@punto/ui/words/number.ts';
import { For, Show } from 'solid-js';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Badge, Line } from '../../ui/marks.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PatronName, useTableNames } from '../round-link.tsx';

const text = texts('reports').operators;

export const OperatorPanel = (props: { operator: OperatorOnFloor }) => (
  <Panel
    title={props.operator.name}
    note={text.patrons({ n: props.operator.patrons })}
    aside={
      <Show
        when={props.operator.wallet.openSince !== null}
        fallback={<Badge tone="good">{text.wallet.answers()}</Badge>}
      >
        <Badge tone="bad">{text.wallet.refuses()}</Badge>
      </Show>
    }
  >
    <div class="operator">
      <WalletLines wallet={props.operator.wallet} />
      <Show when={props.operator.locked.length > 0}>
        <div>
          <h3>{text.locked()}</h3>
          <p class="owed-where">
            <For each={props.operator.locked}>
              {({ patron, patronName }) => <PatronName patron={patron} name={patronName} />}
            </For>
          </p>
        </div>
      </Show>
      <DayTable operator={props.operator} />
      <TablesOf operator={props.operator} />
    </div>
  </Panel>
);

const WalletLines = (props: { wallet: OperatorOnFloor['wallet'] }) => (
  <>
    <Show when={props.wallet.openSince}>
      {(at) => (
        <Line tone="bad">
          {text.wallet.open({ at: at(), open: props.wallet.openAt, all: props.wallet.nodes })}
        </Line>
      )}
    </Show>
    <p class="dim">
      {text.wallet.rate({ failures: props.wallet.failures, calls: props.wallet.calls })}
      <Show when={props.wallet.lastTrouble}>
        {(last) => ` ${text.wallet.last({ what: text.wallet.trouble[last().trouble](), at: last().at })}`}
      </Show>
    </p>
  </>
);

const DayTable = (props: { operator: OperatorOnFloor }) => {
  const title = () => text.day.title({ day: props.operator.day });
  const amount = (
    key: keyof BrandCurrencyOnFloor['day'],
    name: () => string,
  ): TableColumn<BrandCurrencyOnFloor> => ({
    ...{ key, title: name, figures: true },
    cell: ({ day, currency }) => moneyOf(day[key], currency),
  });
  return (
    <div>
      <h3>{title()}</h3>
      <DataTable
        caption={`${props.operator.name}: ${title()}`}
        rows={props.operator.currencies}
        columns={[
          { key: 'currency', title: text.day.currency, cell: ({ currency }) => currency },
          { key: 'bets', title: text.day.bets, figures: true, cell: ({ day }) => day.bets },
          amount('stakeMinor', text.day.stakes),
          amount('returnedMinor', text.day.returned),
          amount('commissionMinor', text.day.commission),
          amount('cancelledMinor', text.day.cancelled),
        ]}
      />
    </div>
  );
};

type TableRow = BrandCurrencyOnFloor['tables'][number] & { readonly currency: string };

const TablesOf = (props: { operator: OperatorOnFloor }) => {
  const nameOf = useTableNames();
  const rows = (): readonly TableRow[] =>
    props.operator.currencies.flatMap(({ currency, tables }) =>
      tables.map((table) => ({ ...table, currency })),
    );
  return (
    <div>
      <h3>{text.tables.title()}</h3>
      <DataTable
        caption={`${props.operator.name}: ${text.tables.title()}`}
        rows={rows()}
        sorted={{ key: 'table', down: false }}
        columns={[
          {
            ...{ key: 'table', title: text.tables.table, by: ({ table }: TableRow) => nameOf(table) },
            cell: ({ table }: TableRow) => nameOf(table),
          },
          {
            ...{ key: 'limits', title: text.tables.limits, figures: true },
            cell: ({ minMinor, maxMinor, currency }: TableRow) =>
              text.tables.limit({ least: moneyOf(minMinor, currency), most: moneyOf(maxMinor, currency) }),
          },
          {
            ...{ key: 'felt', title: text.tables.felt, figures: true },
            cell: ({ stakedMinor, currency }: TableRow) => moneyOf(stakedMinor, currency),
          },
          {
            ...{ key: 'exposure', title: text.tables.exposure, figures: true },
            cell: ({ exposureMinor, currency }: TableRow) => moneyOf(exposureMinor, currency),
          },
        ]}
      />
    </div>
  );
};

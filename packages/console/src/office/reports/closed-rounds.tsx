// Rounds that were cancelled, voided or resettled in a range of days. [T5] [T6]

import { texts } from '@punto/language/catalogue';
import { queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { RoundLine } from '@punto/protocol/floor/round-api';
import { FileLink } from '../file-link.tsx';
import { LoadedPages } from '../loaded.tsx';
import { RoundTable } from '../rounds/round-table.tsx';
import { usePagedQuery } from '../use-query.ts';
import type { ReportDays } from './days.ts';

const text = texts('reports').closed;
const { reading } = texts('rounds');

export const ClosedRounds = (props: { days: ReportDays }) => {
  const rounds = usePagedQuery<RoundLine>(
    () => OFFICE_PATHS.closedRounds + queryOf({ ...props.days, limit: 50 }),
  );
  return (
    <>
      <div class="report-head">
        <p class="report-note">{text.note()}</p>
        <FileLink href={OFFICE_PATHS.closedRounds + queryOf({ ...props.days, format: 'csv' })} />
      </div>
      <LoadedPages pages={rounds} reading={reading.rounds()}>
        {(items) => <RoundTable caption={text.caption()} rounds={items()} closings />}
      </LoadedPages>
    </>
  );
};

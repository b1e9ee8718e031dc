// Rounds that were cancelled, voided or resettled in a range of days. [T5] [T6]

import { queryOf } from '@punto/protocol/client/http';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import type { RoundLine } from '@punto/protocol/floor/round-api';
import { useAskedPages } from '../asked.ts';
import { FileLink } from '../file-link.tsx';
import { RoundTable } from '../rounds/round-table.tsx';
import { PagesShown } from '../shown.tsx';
import type { ReportDays } from './days.ts';

export const ClosedRounds = (props: { days: ReportDays }) => {
  const rounds = useAskedPages<RoundLine>(
    () => OFFICE_PATHS.closedRounds + queryOf({ ...props.days, limit: 50 }),
  );
  return (
    <>
      <div class="report-head">
        <p class="report-note">
          Rounds opened in these days that were cancelled, voided or settled again, with who decided it and
          why. Each leads to what moved.
        </p>
        <FileLink href={OFFICE_PATHS.closedRounds + queryOf({ ...props.days, format: 'csv' })} />
      </div>
      <PagesShown pages={rounds} what="the rounds">
        {(items) => (
          <RoundTable caption="Rounds cancelled, voided or settled again" rounds={items()} closings />
        )}
      </PagesShown>
    </>
  );
};

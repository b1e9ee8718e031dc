// Page of the corrections that wait for a second supervisor: each shows the request, who made it, the reason, and the change of
// every patron's balance. The server refuses an approval by the supervisor who made the request. [T6]

import { ZERO } from '@punto/engine/minor';
import type { ApprovalsAnswer } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { money } from '@punto/ui/words/number.ts';
import { createEffect, For, on, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { usePageName } from '../page-name.ts';
import { FaultLine, Waiting } from '../ui/marks.tsx';
import { useRequest } from '../ui/use-request.ts';
import { Approval } from './approval.tsx';

const ApprovalsPage = () => {
  const floor = useFloor();
  usePageName('Approvals');
  const told = useRequest(
    () => FLOOR_TABLE_PATHS.approvals,
    (path) => floor.ask<ApprovalsAnswer>('GET', path),
  );
  // The socket sends the number of waiting approvals; load the list again when it changes.
  createEffect(on(floor.waiting, told.again, { defer: true }));
  return (
    <main id="main" class="floor-page">
      <header>
        <h1>Approvals</h1>
        <p class="panel-note">
          Corrections above {money(floor.me()?.approvalMinor ?? ZERO)}, in a round or by one person on a day,
          need two people; so do limits far above the room’s own.
        </p>
      </header>
      <Show when={!told.fault()} fallback={<FaultLine fault={told.fault()} onAgain={told.again} />}>
        <Show when={told.value()} fallback={<Waiting what="Looking for what waits" />}>
          {(answer) => (
            <Show when={answer().approvals.length > 0} fallback={<p class="nothing">Nothing waits.</p>}>
              <For each={answer().approvals}>
                {(approval) => <Approval approval={approval} onDone={told.again} />}
              </For>
            </Show>
          )}
        </Show>
      </Show>
    </main>
  );
};

export default ApprovalsPage;

// Page of the corrections that wait for a second supervisor: each shows the request, who made it, the reason, and the change of
// every patron's balance. The server refuses an approval by the supervisor who made the request. [T6]

import { ZERO } from '@punto/engine/minor';
import { texts } from '@punto/language/catalogue';
import type { ApprovalsAnswer } from '@punto/protocol/floor/table-api';
import { FLOOR_TABLE_PATHS } from '@punto/protocol/floor/table-paths';
import { createEffect, For, on, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { usePageName } from '../page-name.ts';
import { FaultLine, Waiting } from '../ui/marks.tsx';
import { useRequest } from '../ui/use-request.ts';
import { Approval } from './approval.tsx';

const text = texts('duties').approvals;

const ApprovalsPage = () => {
  const floor = useFloor();
  usePageName(text.title);
  const told = useRequest(
    () => FLOOR_TABLE_PATHS.approvals,
    (path) => floor.ask<ApprovalsAnswer>('GET', path),
  );
  // The socket sends the number of waiting approvals; load the list again when it changes.
  createEffect(on(floor.waiting, told.again, { defer: true }));
  return (
    <main id="main" class="floor-page">
      <header>
        <h1>{text.title()}</h1>
        <p class="panel-note">{text.note({ limit: floor.me()?.approvalMinor ?? ZERO })}</p>
      </header>
      <Show when={!told.fault()} fallback={<FaultLine fault={told.fault()} onAgain={told.again} />}>
        <Show when={told.value()} fallback={<Waiting what={text.looking()} />}>
          {(answer) => (
            <Show when={answer().approvals.length > 0} fallback={<p class="nothing">{text.none()}</p>}>
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

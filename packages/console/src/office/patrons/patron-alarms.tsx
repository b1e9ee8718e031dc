// On the sheet of a patron: how many alarms the monitoring of play has given, with a link to them.
import { texts } from '@punto/language/catalogue';
import { queryOf } from '@punto/protocol/client/http';
import type { AlarmsAnswer } from '@punto/protocol/floor/monitoring-api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { Link } from '../../ui/link.tsx';
import { Fact } from '../../ui/marks.tsx';
import { useQuery } from '../use-query.ts';

const text = texts('reports').monitoring.patron;
const MOST_COUNTED = 200;

export const PatronAlarms = (props: { id: string }) => {
  const floor = useFloor();
  const alarms = useQuery<AlarmsAnswer>(() =>
    floor.may('see-monitoring')
      ? OFFICE_PATHS.alarms + queryOf({ patron: props.id, limit: MOST_COUNTED })
      : null,
  );
  return (
    <Show when={alarms.value()}>
      {(found) => (
        <Fact name={text.alarms()}>
          <Show when={found().items.length > 0} fallback={text.none()}>
            <Link class="link" href={`/monitoring${queryOf({ patron: props.id })}`}>
              {text.link({ n: found().items.length })}
            </Link>
          </Show>
        </Fact>
      )}
    </Show>
  );
};

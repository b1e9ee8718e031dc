// A dealer's home page: the table they staff and the next step there, or a choice of tables if they staff none.
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createMemo, Show } from 'solid-js';
import { useFloor } from '../client/floor.tsx';
import { Link } from '../ui/link.tsx';
import { Waiting } from '../ui/marks.tsx';
import { DealerTable } from './dealer-table.tsx';
import { PostChoice } from './post-choice.tsx';
import './dealer.css';

const text = texts('dealer');

const DealerPage = () => {
  const floor = useFloor();
  const own = () => floor.me()?.staff.id;
  /** The table's id, since the entry itself is updated in place. */
  const post = createMemo(() => floor.tables().find((entry) => isStaffedBy(entry, own()))?.table ?? null);
  const entry = () => {
    const table = post();
    return table === null ? undefined : floor.entry(table);
  };
  return (
    <main id="main" class="floor-page dealer-page" tabindex="-1">
      <Show when={floor.tables().length > 0} fallback={<Waiting what={text.waiting()} />}>
        <Show when={entry()} fallback={floor.may('take-post') ? <PostChoice /> : <NoDesk />}>
          {(found) => <DealerTable entry={found()} />}
        </Show>
      </Show>
    </main>
  );
};
export default DealerPage;

const NoDesk = () => (
  <p class="nothing">
    <Sentence parts={text.noDesk.parts()} tags={{ wall: (words) => <Link href="/">{words}</Link> }} />
  </p>
);

const isStaffedBy = ({ floor }: FloorEntry, own: string | undefined): boolean =>
  floor.dealers.some(({ id }) => id === own);

// The staff accounts: roles, access, and whether they are signed in. A new password is shown once, to the member who
// created it, and is valid for one sign-in.
import type { StaffListAnswer, StaffMemberAnswer } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { createSignal, Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { usePageName } from '../../page-name.ts';
import { ROLE_WORDS } from '../../places.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Badge } from '../../ui/marks.tsx';
import { dayText, momentText, timeText } from '../../ui/time.ts';
import { Loaded } from '../loaded.tsx';
import { useQuery } from '../use-query.ts';
import { AddPerson } from './add-person.tsx';
import { ChangePerson } from './change-person.tsx';
import { type CreatedPassword, CreatedPasswordDialog } from './created-password.tsx';
import { DealersPanel } from './dealers-panel.tsx';
import '../office.css';

const PEOPLE = 'People';

const PeoplePage = () => {
  usePageName(PEOPLE);
  const floor = useFloor();
  return (
    <main id="main" class="floor-page office">
      <Show when={floor.may('manage-staff')} fallback={<h1>{PEOPLE}</h1>}>
        <Accounts />
      </Show>
      <DealersPanel />
    </main>
  );
};

const Accounts = () => {
  const floor = useFloor();
  const people = useQuery<StaffListAnswer>(() => FLOOR_PATHS.staff);
  const [adding, setAdding] = createSignal(false);
  const [changing, setChanging] = createSignal<string | null>(null);
  const [told, setTold] = createSignal<CreatedPassword | null>(null);
  const one = () => people.value()?.staff.find(({ id }) => id === changing()) ?? null;
  const done = (password: CreatedPassword | null) => {
    setAdding(false);
    setChanging(null);
    setTold(password);
    people.again();
  };
  return (
    <>
      <header>
        <h1>{PEOPLE}</h1>
        <Button kind="primary" onPress={() => setAdding(true)}>
          Add somebody
        </Button>
      </header>
      <Loaded asked={people} what="the people of the house">
        {(list) => (
          <DataTable
            caption="People of the house"
            rows={list().staff}
            columns={columns(setChanging, floor.me()?.staff.id)}
            sorted={{ key: 'name', down: false }}
          />
        )}
      </Loaded>
      <AddPerson open={adding()} onClose={() => setAdding(false)} onDone={done} />
      <ChangePerson person={one()} onClose={() => setChanging(null)} onDone={done} />
      <CreatedPasswordDialog told={told()} onClose={() => setTold(null)} />
    </>
  );
};

const columns = (
  change: (id: string) => void,
  me: string | undefined,
): readonly TableColumn<StaffMemberAnswer>[] => [
  {
    key: 'name',
    title: 'Name',
    by: ({ name }) => name,
    cell: (person) => (
      <>
        <button type="button" class="link row-way" onClick={() => change(person.id)}>
          <span class="spoken">Change </span>
          {person.name}
        </button>
        <Show when={person.id === me}> (you)</Show>
      </>
    ),
  },
  { key: 'role', title: 'Role', by: ({ role }) => role, cell: ({ role }) => ROLE_WORDS[role] },
  { key: 'state', title: 'State', by: stateWords, cell: (person) => <StateBadge person={person} /> },
  {
    key: 'code',
    title: 'One-time code',
    by: ({ hasCode }) => (hasCode ? 'On' : 'Off'),
    cell: ({ hasCode }) => (hasCode ? 'On' : 'Off'),
  },
  {
    key: 'last',
    title: 'Last sign-in',
    by: ({ lastSignInAt }) => lastSignInAt ?? 0,
    cell: ({ lastSignInAt }) => (lastSignInAt === null ? 'Never' : momentText(lastSignInAt)),
  },
  {
    key: 'since',
    title: 'Added',
    by: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => dayText(createdAt),
  },
];

const stateWords = (person: StaffMemberAnswer): string => {
  if (!person.active) return 'Access ended';
  if (person.lockedUntil !== null)
    return `${person.signedIn ? 'Signed in, locked' : 'Locked'} elsewhere until ${timeText(person.lockedUntil)}`;
  if (person.signedIn) return 'Signed in';
  return person.mustChangePassword ? 'New password waits' : 'Signed out';
};

const StateBadge = (props: { person: StaffMemberAnswer }) => (
  <Badge
    tone={
      props.person.active
        ? props.person.signedIn && props.person.lockedUntil === null
          ? 'good'
          : props.person.mustChangePassword || props.person.lockedUntil !== null
            ? 'warn'
            : 'info'
        : 'bad'
    }
  >
    {stateWords(props.person)}
  </Badge>
);

export default PeoplePage;

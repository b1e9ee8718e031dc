// The staff accounts: roles, access, and whether they are signed in. A new password is shown once, to the member who
// created it, and is valid for one sign-in.
import { texts } from '@punto/language/catalogue';
import type { StaffListAnswer, StaffMemberAnswer } from '@punto/protocol/floor/api';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { Sentence } from '@punto/ui/sentence.tsx';
import { createSignal, Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { usePageName } from '../../page-name.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Badge } from '../../ui/marks.tsx';
import { dayText, momentText } from '../../ui/time.ts';
import { Loaded } from '../loaded.tsx';
import { useQuery } from '../use-query.ts';
import { AddPerson } from './add-person.tsx';
import { ChangePerson } from './change-person.tsx';
import { type CreatedPassword, CreatedPasswordDialog } from './created-password.tsx';
import { DealersPanel } from './dealers-panel.tsx';
import '../office.css';

const text = texts('office').people;
const { column } = texts('office');
const { place, role: roles } = texts('floor');

const PeoplePage = () => {
  usePageName(place.people);
  const floor = useFloor();
  return (
    <main id="main" class="floor-page office">
      <Show when={floor.may('manage-staff')} fallback={<h1>{place.people()}</h1>}>
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
        <h1>{place.people()}</h1>
        <Button kind="primary" onPress={() => setAdding(true)}>
          {text.add()}
        </Button>
      </header>
      <Loaded asked={people} reading={text.reading()}>
        {(list) => (
          <DataTable
            caption={text.caption()}
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
    title: column.name,
    by: ({ name }) => name,
    cell: (person) => (
      <>
        <button type="button" class="link row-way" onClick={() => change(person.id)}>
          <Sentence parts={text.change.parts({ name: person.name })} />
        </button>
        <Show when={person.id === me}> {text.you()}</Show>
      </>
    ),
  },
  { key: 'role', title: text.role, by: ({ role }) => role, cell: ({ role }) => roles[role]() },
  { key: 'state', title: column.state, by: stateWords, cell: (person) => <StateBadge person={person} /> },
  {
    key: 'code',
    title: text.code,
    by: ({ hasCode }) => (hasCode ? text.on() : text.off()),
    cell: ({ hasCode }) => (hasCode ? text.on() : text.off()),
  },
  {
    key: 'last',
    title: text.lastSignIn,
    by: ({ lastSignInAt }) => lastSignInAt ?? 0,
    cell: ({ lastSignInAt }) => (lastSignInAt === null ? text.never() : momentText(lastSignInAt)),
  },
  {
    key: 'since',
    title: column.added,
    by: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => dayText(createdAt),
  },
];

const stateWords = (person: StaffMemberAnswer): string => {
  const { state } = text;
  if (!person.active) return state.ended();
  if (person.lockedUntil !== null) {
    const until = { at: person.lockedUntil };
    return person.signedIn ? state.lockedSignedIn(until) : state.locked(until);
  }
  if (person.signedIn) return state.signedIn();
  return person.mustChangePassword ? state.newPassword() : state.signedOut();
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

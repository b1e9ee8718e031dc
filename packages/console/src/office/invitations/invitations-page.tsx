// The invitations of a house that does not let in every guest: made, listed and withdrawn by managers.
import { texts } from '@punto/language/catalogue';
import { pathOf } from '@punto/protocol/client/http';
import type {
  InvitationAnswer,
  InvitationsAnswer,
  InvitedCodeAnswer,
} from '@punto/protocol/floor/identity-api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { notify } from '@punto/ui/notice.tsx';
import { createSignal, Show } from 'solid-js';
import { useFloor } from '../../client/floor.tsx';
import { usePageName } from '../../page-name.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { Badge, type Tone } from '../../ui/marks.tsx';
import { momentText } from '../../ui/time.ts';
import { useAct } from '../act.ts';
import { FaultOf } from '../fault-of.tsx';
import { Loaded } from '../loaded.tsx';
import { useQuery } from '../use-query.ts';
import { type InvitationState, invitationState } from './invitation-state.ts';
import { InviteGuests } from './invite-guests.tsx';
import { MadeInvitation } from './made-invitation.tsx';
import '../office.css';
import './invitations.css';

const text = texts('names').ways.invitations;
const { column } = texts('office');

const TONES: Readonly<Record<InvitationState, Tone>> = {
  open: 'good',
  used: 'info',
  ended: 'info',
  withdrawn: 'bad',
};

const InvitationsPage = () => {
  usePageName(text.title);
  const floor = useFloor();
  const act = useAct();
  const asked = useQuery<InvitationsAnswer>(() => OFFICE_PATHS.invitations);
  const [inviting, setInviting] = createSignal(false);
  const [made, setMade] = createSignal<InvitedCodeAnswer | null>(null);
  const withdraw = ({ id }: InvitationAnswer) =>
    act.run(async () => {
      await floor.ask('POST', pathOf(OFFICE_PATHS.withdrawInvitation, { id }));
      notify(text.withdrawnNow);
      asked.again();
    });
  const unasked = () => {
    const entry = asked.value()?.guestEntry;
    return entry === 'open' || entry === 'closed' ? text.unasked[entry]() : null;
  };
  return (
    <main id="main" class="floor-page office">
      <header>
        <h1>{text.title()}</h1>
        <Button kind="primary" onPress={() => setInviting(true)}>
          {text.invite()}
        </Button>
      </header>
      <p class="invitations-note">{unasked() ?? text.note()}</p>
      <FaultOf act={act} />
      <Loaded asked={asked} reading={text.reading()}>
        {(list) => (
          <DataTable
            caption={text.title()}
            rows={list().invitations}
            columns={columns(floor.now, withdraw)}
            nothing={text.nobody()}
          />
        )}
      </Loaded>
      <InviteGuests
        open={inviting()}
        onClose={() => setInviting(false)}
        onMade={(done) => {
          setInviting(false);
          setMade(done);
          asked.again();
        }}
      />
      <MadeInvitation
        made={made()}
        origin={asked.value()?.origin ?? location.origin}
        onClose={() => setMade(null)}
      />
    </main>
  );
};

const columns = (
  now: () => number,
  withdraw: (invitation: InvitationAnswer) => void,
): readonly TableColumn<InvitationAnswer>[] => [
  { key: 'note', title: text.forWhom, by: ({ note }) => note, cell: ({ note }) => <bdi>{note}</bdi> },
  {
    key: 'state',
    title: column.state,
    by: (each) => text.state[invitationState(each, now())](),
    cell: (each) => {
      const state = invitationState(each, now());
      return <Badge tone={TONES[state]}>{text.state[state]()}</Badge>;
    },
  },
  {
    key: 'came',
    title: text.came,
    by: ({ used }) => used,
    cell: ({ used, uses }) => text.cameOf({ used, uses }),
    figures: true,
  },
  {
    key: 'ends',
    title: text.ends,
    by: ({ expiresAt }) => expiresAt,
    cell: (each) => momentText(each.expiresAt),
  },
  { key: 'by', title: text.madeBy, by: ({ madeBy }) => madeBy.name, cell: ({ madeBy }) => madeBy.name },
  {
    key: 'made',
    title: column.added,
    by: ({ madeAt }) => madeAt,
    cell: ({ madeAt }) => momentText(madeAt),
  },
  {
    key: 'act',
    title: text.withdraw,
    cell: (each) => (
      <Show when={invitationState(each, now()) === 'open'}>
        <button
          type="button"
          class="link"
          aria-label={text.withdrawOf({ note: each.note })}
          onClick={() => withdraw(each)}
        >
          {text.withdraw()}
        </button>
      </Show>
    ),
  },
];

export default InvitationsPage;

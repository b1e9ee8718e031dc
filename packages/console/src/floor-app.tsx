// The routes of the console. The home page of a dealer is the own table; that of all others is the wall. Pages are loaded on
// demand.
import '@punto/ui/style/tokens.css';
import '@punto/ui/style/base.css';
import './style/floor.css';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { Router } from '@punto/ui/route/router.tsx';
import { lazy, Show } from 'solid-js';
import { type FloorEnvironment, FloorProvider, useFloor } from './client/floor.tsx';
import { FloorShell } from './shell/floor-shell.tsx';
import { WallPage } from './wall/wall-page.tsx';

/** The texts of the wall and of the frame around every page. */
export const FLOOR_TEXTS = ['floor', 'duties', 'reasons', 'refusals'] as const;

const DealerPage = lazy(() => withTexts(import('./dealer/dealer-page.tsx'), 'dealer'));
const ApprovalsPage = lazy(() => import('./approvals/approvals-page.tsx'));
const AccountPage = lazy(() => import('./sign-in/account-page.tsx'));
const RoundsPage = lazy(() => withTexts(import('./office/rounds/rounds-page.tsx'), 'office', 'rounds'));
const PatronsPage = lazy(() =>
  withTexts(import('./office/patrons/patrons-page.tsx'), 'office', 'names', 'protection', 'reports'),
);
const ReportsPage = lazy(() =>
  withTexts(import('./office/reports/reports-page.tsx'), 'office', 'rounds', 'reports'),
);
const JournalPage = lazy(() =>
  withTexts(
    import('./office/journal/journal-page.tsx'),
    'office',
    'journal',
    'fields',
    'names',
    'protection',
    'reports',
  ),
);
const MonitoringPage = lazy(() =>
  withTexts(import('./office/monitoring/monitoring-page.tsx'), 'office', 'reports', 'rounds'),
);
const OperatorsPage = lazy(() =>
  withTexts(import('./office/operators/operators-page.tsx'), 'office', 'reports'),
);
const PeoplePage = lazy(() =>
  withTexts(import('./office/people/people-page.tsx'), 'office', 'names', 'people'),
);
const InvitationsPage = lazy(() =>
  withTexts(import('./office/invitations/invitations-page.tsx'), 'office', 'names'),
);
const SetUpPage = lazy(() =>
  withTexts(import('./office/set-up/set-up-page.tsx'), 'office', 'rules', 'paytable'),
);
const LostPage = lazy(() => import('./shell/lost-page.tsx'));

export const FloorApp = (props: { base: string; environment?: FloorEnvironment }) => (
  <FloorProvider {...(props.environment ? { environment: props.environment } : {})}>
    <Router
      base={props.base}
      root={FloorShell}
      pages={[
        ['/', HomePage],
        ['/tables/:table', WallPage],
        ['/desk', DealerPage],
        ['/rounds', RoundsPage],
        ['/rounds/:table/:shoe/:round', RoundsPage],
        ['/patrons', PatronsPage],
        // Before the sheets of patrons: no id of a patron is this word.
        ['/patrons/invitations', InvitationsPage],
        ['/patrons/:id', PatronsPage],
        ['/reports', ReportsPage],
        ['/reports/:report', ReportsPage],
        ['/monitoring', MonitoringPage],
        ['/operators', OperatorsPage],
        ['/journal', JournalPage],
        ['/approvals', ApprovalsPage],
        ['/people', PeoplePage],
        ['/set-up', SetUpPage],
        ['/set-up/:table', SetUpPage],
        ['/account', AccountPage],
        ['*', LostPage],
      ]}
    />
  </FloorProvider>
);

const HomePage = () => {
  const floor = useFloor();
  return (
    <Show when={floor.may('take-post')} fallback={<WallPage />}>
      <DealerPage />
    </Show>
  );
};

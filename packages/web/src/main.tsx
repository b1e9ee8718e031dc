// The patron's app. Pages are loaded when they are gone to; the house, the bar and the drawings stay.
import './style/tokens.css';
import './style/base.css';
import { Route, Router } from '@solidjs/router';
import { lazy } from 'solid-js';
import { render } from 'solid-js/web';
import { applySettings } from './house/settings.ts';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { Shell } from './shell/shell.tsx';
import { allowSoundOnTouch } from './sound.ts';

const TablePage = lazy(() => import('./table/table-page.tsx'));
const RecordPage = lazy(() => import('./record/record-page.tsx'));
const RulesPage = lazy(() => import('./rules/rules-page.tsx'));
const StudyPage = lazy(() => import('./study/study-page.tsx'));
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'));
const LostPage = lazy(() => import('./shell/lost-page.tsx'));

applySettings();
allowSoundOnTouch();

render(
  () => (
    <Router root={Shell}>
      <Route path="/" component={LobbyPage} />
      <Route path="/table/:table" component={TablePage} />
      <Route path="/record" component={RecordPage} />
      <Route path="/rules" component={RulesPage} />
      <Route path="/study" component={StudyPage} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="*" component={LostPage} />
    </Router>
  ),
  document.getElementById('app') ?? document.body,
);

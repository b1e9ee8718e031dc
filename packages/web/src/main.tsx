// Entry of the patrons' app: its routes. Pages are loaded on demand; the state, the bar and the drawings stay mounted.
import '@punto/ui/style/tokens.css';
import '@punto/ui/style/base.css';
import { startTexts, withTexts } from '@punto/ui/client/page-language.ts';
import { applySettings } from '@punto/ui/client/settings.ts';
import { whenIdle } from '@punto/ui/when-idle.ts';
import { Route, Router } from '@solidjs/router';
import { lazy } from 'solid-js';
import { render } from 'solid-js/web';
import { keepForOffline } from './client/offline.ts';
import { allowSoundOnTouch } from './client/sound/strike.ts';
import { LobbyPage } from './patron/lobby/lobby-page.tsx';
import { Shell } from './patron/shell/shell.tsx';

const TablePage = lazy(() =>
  withTexts(import('./patron/table/table-page.tsx'), 'caller', 'felt', 'play', 'table'),
);
const RecordPage = lazy(() => withTexts(import('./patron/record/record-page.tsx'), 'record', 'reasons'));
const RulesPage = lazy(() => withTexts(import('./patron/rules/rules-page.tsx'), 'rules', 'paytable'));
const HistoryPage = lazy(() => withTexts(import('./patron/rules/history-page.tsx'), 'history'));
const StudyPage = lazy(() => withTexts(import('./study/study-page.tsx'), 'study', 'rules', 'reasons'));
const VerifyPage = lazy(() => withTexts(import('./verify/verify-page.tsx'), 'verify', 'findings'));
const SettingsPage = lazy(() => withTexts(import('./patron/settings/settings-page.tsx'), 'settings'));
const SideBySidePage = lazy(() =>
  withTexts(import('./patron/side-by-side/side-by-side-page.tsx'), 'caller', 'felt', 'many', 'play'),
);
const LostPage = lazy(() => import('./patron/shell/lost-page.tsx'));

applySettings();
await startTexts('shared', 'shell', 'lobby', 'bars');
allowSoundOnTouch();

// When the browser is idle: the table page, which most patrons open next, and what an installed app needs offline.
whenIdle(() => {
  void TablePage.preload();
  keepForOffline([StudyPage.preload, VerifyPage.preload, RulesPage.preload]);
});

render(
  () => (
    <Router root={Shell}>
      <Route path="/" component={LobbyPage} />
      <Route path="/table/:table" component={TablePage} />
      <Route path="/side-by-side" component={SideBySidePage} />
      <Route path="/record" component={RecordPage} />
      <Route path="/rules" component={RulesPage} />
      <Route path="/history" component={HistoryPage} />
      <Route path="/study" component={StudyPage} />
      <Route path="/verify" component={VerifyPage} />
      <Route path="/settings" component={SettingsPage} />
      <Route path="*" component={LostPage} />
    </Router>
  ),
  document.getElementById('app') ?? document.body,
);

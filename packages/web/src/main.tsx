// Entry of the patrons' app: its routes. Pages are loaded on demand; the state, the bar and the drawings stay mounted.
import '@punto/ui/style/tokens.css';
import '@punto/ui/style/base.css';
import { startTexts, withTexts } from '@punto/ui/client/page-language.ts';
import { applySettings } from '@punto/ui/client/settings.ts';
import { laterModule } from '@punto/ui/later-module.ts';
import { preloadPage, Router } from '@punto/ui/route/router.tsx';
import { whenIdle } from '@punto/ui/when-idle.ts';
import { lazy, type ParentProps } from 'solid-js';
import { render } from 'solid-js/web';
import { openClientState } from './client/client-state.tsx';
import { speaker } from './client/sound/touched-speaker.ts';
import { LobbyPage } from './patron/lobby/lobby-page.tsx';
import { Shell } from './patron/shell/shell.tsx';

const TablePage = lazy(() =>
  withTexts(import('./patron/table/table-page.tsx'), 'caller', 'felt', 'play', 'table'),
);
const RecordPage = lazy(() => withTexts(import('./patron/record/record-page.tsx'), 'record', 'reasons'));
const RulesPage = lazy(() => withTexts(import('./patron/rules/rules-page.tsx'), 'rules', 'paytable'));
const HistoryPage = lazy(() => withTexts(import('./patron/rules/history-page.tsx'), 'history'));
const StudyPage = lazy(() => withTexts(import('./study/study-page.tsx'), 'study', 'lab', 'rules', 'reasons'));
const VerifyPage = lazy(() => withTexts(import('./verify/verify-page.tsx'), 'verify', 'findings', 'record'));
const AccountPage = lazy(() => withTexts(import('./patron/account/account-page.tsx'), 'account', 'people'));
const SettingsPage = lazy(() => withTexts(import('./patron/settings/settings-page.tsx'), 'settings'));
const ProtectionPage = lazy(() => withTexts(import('./patron/protection/protection-page.tsx'), 'protection'));
const SideBySidePage = lazy(() =>
  withTexts(import('./patron/side-by-side/side-by-side-page.tsx'), 'caller', 'felt', 'many', 'play'),
);
const LostPage = lazy(() => import('./patron/shell/lost-page.tsx'));

const PAGES = [
  ['/', LobbyPage],
  ['/launch/:brand', LobbyPage],
  ['/table/:table', TablePage],
  ['/side-by-side', SideBySidePage],
  ['/record', RecordPage],
  ['/rules', RulesPage],
  ['/history', HistoryPage],
  ['/study', StudyPage],
  ['/verify', VerifyPage],
  ['/account', AccountPage],
  ['/settings', SettingsPage],
  ['/limits', ProtectionPage],
  ['*', LostPage],
] as const;

applySettings();
speaker.allowOnTouch();
// The requests of the first view start at once and run in parallel: the session, the page's code, the texts. The module itself
// waits for none of them, since the files of texts and pages import this one.
const textsLoaded = startTexts('shared', 'shell', 'lobby', 'bars');
const app = openClientState(textsLoaded);
preloadPage(PAGES);
void textsLoaded.then(() =>
  render(
    () => <Router root={(props: ParentProps) => <Shell app={app}>{props.children}</Shell>} pages={PAGES} />,
    document.getElementById('app') ?? document.body,
  ),
);

// When the browser is idle: the table page, which most patrons open next, and what an installed app needs offline.
const offline = laterModule(() => import('./client/offline.ts'));
whenIdle(async () => {
  void TablePage.preload();
  const { keepForOffline } = await offline.load();
  keepForOffline([StudyPage.preload, VerifyPage.preload, RulesPage.preload]);
});

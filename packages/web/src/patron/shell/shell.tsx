// The frame of every page: drawings, bar, connection banner, notices. A table uses the whole screen and has its own
// bar, built from the same components; so has the page of several tables.

import { texts } from '@punto/language/catalogue';
import { Artwork } from '@punto/ui/card/artwork.tsx';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { later } from '@punto/ui/later.tsx';
import { Notices } from '@punto/ui/notice.tsx';
import { AnnouncedTitle } from '@punto/ui/page-title.tsx';
import { address } from '@punto/ui/route/address.ts';
import { firstViewDrawn } from '@punto/ui/when-idle.ts';
import { createEffect, createMemo, ErrorBoundary, type ParentProps, Show, Suspense } from 'solid-js';
import { type ClientState, ClientStateProvider } from '../../client/client-state.tsx';
import { SIDE_BY_SIDE } from '../../client/side-by-side-address.ts';
import { LinkBanner } from '../bars/link-banner.tsx';
import { TabBar } from '../bars/tab-bar.tsx';
import { TopBar } from '../bars/top-bar.tsx';
import { Fault } from './fault.tsx';
import './shell.css';

const text = texts('shell');

const RealityCheck = later(
  async () => (await withTexts(import('../protection/reality-check.tsx'), 'protection')).RealityCheck,
);
const News = later(async () => (await import('../news/news.tsx')).News);

export const Shell = (props: ParentProps<{ app: ClientState }>) => {
  const path = () => address().pathname;
  const atTables = createMemo(() => path().startsWith('/table/') || path() === SIDE_BY_SIDE);
  // Lobby and tables call `firstViewDrawn` themselves; the other pages are small.
  createEffect(() => {
    if (!atTables() && path() !== '/') firstViewDrawn();
  });
  return (
    <ClientStateProvider app={props.app}>
      <Artwork />
      <News />
      <AnnouncedTitle />
      <a class="skip" href="#main" rel="external">
        {text.toContent()}
      </a>
      <Show when={!atTables()}>
        <TopBar />
      </Show>
      <LinkBanner />
      <ErrorBoundary fallback={(fault) => <Fault fault={fault} />}>
        <Suspense fallback={<div class="page-waits" aria-busy="true" />}>{props.children}</Suspense>
      </ErrorBoundary>
      <Show when={!atTables()}>
        <TabBar />
      </Show>
      <RealityCheck />
      <Notices />
    </ClientStateProvider>
  );
};

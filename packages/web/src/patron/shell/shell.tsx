// The frame of every page: drawings, bar, connection banner, notices. A table uses the whole screen and has its own
// bar, built from the same components; so has the page of several tables.

import { Artwork } from '@punto/ui/card/artwork.tsx';
import { Notices } from '@punto/ui/notice.tsx';
import { AnnouncedTitle } from '@punto/ui/page-title.tsx';
import { type RouteSectionProps, useLocation } from '@solidjs/router';
import { ErrorBoundary, Show, Suspense } from 'solid-js';
import { ClientStateProvider } from '../../client/client-state.tsx';
import { SIDE_BY_SIDE } from '../../client/side-by-side-address.ts';
import { LinkBanner } from '../bars/link-banner.tsx';
import { TabBar } from '../bars/tab-bar.tsx';
import { TopBar } from '../bars/top-bar.tsx';
import { useCorrectedNews } from '../news/corrected-news.ts';
import { useMissedNews } from '../news/missed-news.ts';
import { useSettledNews } from '../news/settled-news.ts';
import { Fault } from './fault.tsx';
import './shell.css';

export const Shell = (props: RouteSectionProps) => {
  const location = useLocation();
  const atTables = () => location.pathname.startsWith('/table/') || location.pathname === SIDE_BY_SIDE;
  return (
    <ClientStateProvider>
      <Artwork />
      <SettledNews />
      <AnnouncedTitle />
      <a class="skip" href="#main" rel="external">
        Skip to the content
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
      <Notices />
    </ClientStateProvider>
  );
};

/** Must be inside the provider of the app's state. */
const SettledNews = () => {
  useSettledNews();
  useCorrectedNews();
  useMissedNews();
  return null;
};

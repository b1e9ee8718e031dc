// The frame of every page: drawings, bar, connection banner, notices. A table uses the whole screen and has its own
// bar, built from the same components. In an iframe only the table is shown; leaving it does not navigate, since the
// outer page removes the frame.

import { Artwork } from '@punto/ui/card/artwork.tsx';
import { Notices } from '@punto/ui/notice.tsx';
import { AnnouncedTitle } from '@punto/ui/page-title.tsx';
import { type RouteSectionProps, useLocation, useNavigate } from '@solidjs/router';
import { createEffect, ErrorBoundary, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { ClientStateProvider } from '../../client/client-state.tsx';
import { LinkBanner } from '../bars/link-banner.tsx';
import { TabBar } from '../bars/tab-bar.tsx';
import { TopBar } from '../bars/top-bar.tsx';
import { useCorrectedNews } from '../news/corrected-news.ts';
import { useMissedNews } from '../news/missed-news.ts';
import { useSettledNews } from '../news/settled-news.ts';
import { isFramed, onFrameMessage, postFrameMessage } from '../side-by-side/framed.ts';
import { Fault } from './fault.tsx';
import './shell.css';
import '../side-by-side/framed.css';

export const Shell = (props: RouteSectionProps) => {
  const location = useLocation();
  const atTable = () => location.pathname.startsWith('/table/');
  if (isFramed) useFrame(atTable);
  return (
    <ClientStateProvider>
      <Artwork />
      <Show when={!isFramed}>
        <SettledNews />
      </Show>
      <AnnouncedTitle />
      <a class="skip" href="#main" rel="external">
        Skip to the content
      </a>
      <Show when={!atTable() && !isFramed}>
        <TopBar />
      </Show>
      <LinkBanner />
      <ErrorBoundary fallback={(fault) => <Fault fault={fault} />}>
        <Suspense fallback={<div class="page-waits" aria-busy="true" />}>
          <Show when={atTable() || !isFramed}>{props.children}</Show>
        </Suspense>
      </ErrorBoundary>
      <Show when={!atTable() && !isFramed}>
        <TabBar />
      </Show>
      <Notices />
    </ClientStateProvider>
  );
};

const useFrame = (atTable: () => boolean) => {
  const navigate = useNavigate();
  document.documentElement.dataset.framed = '';
  onMount(() =>
    onCleanup(
      onFrameMessage(
        () => window.parent,
        'leave',
        () => navigate('/'),
      ),
    ),
  );
  createEffect(() => {
    if (!atTable()) postFrameMessage(window.parent, 'left');
  });
};

/** Must be inside the provider of the app's state. */
const SettledNews = () => {
  useSettledNews();
  useCorrectedNews();
  useMissedNews();
  return null;
};

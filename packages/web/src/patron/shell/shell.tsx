// What stands around every page: the drawings, the bar, the state of the link, the notices. A table has the
// whole screen to itself and brings its own bar, made of the same parts. In a frame there is a table and nothing
// else: who leaves it there goes nowhere, the page around takes it away.

import { Artwork } from '@punto/ui/card/artwork.tsx';
import { Notices } from '@punto/ui/notice.tsx';
import { SpokenTitle } from '@punto/ui/page-title.tsx';
import { type RouteSectionProps, useLocation, useNavigate } from '@solidjs/router';
import { createEffect, ErrorBoundary, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { HouseProvider } from '../../client/house.tsx';
import { LinkBanner } from '../bars/link-banner.tsx';
import { TabBar } from '../bars/tab-bar.tsx';
import { TopBar } from '../bars/top-bar.tsx';
import { useCorrectedNews } from '../news/corrected-news.ts';
import { useMissedNews } from '../news/missed-news.ts';
import { useSettledNews } from '../news/settled-news.ts';
import { isFramed, onWord, tell } from '../side-by-side/framed.ts';
import { Fault } from './fault.tsx';
import './shell.css';
import '../side-by-side/framed.css';

export const Shell = (props: RouteSectionProps) => {
  const location = useLocation();
  const atTable = () => location.pathname.startsWith('/table/');
  if (isFramed) useFrame(atTable);
  return (
    <HouseProvider>
      <Artwork />
      <Show when={!isFramed}>
        <SettledNews />
      </Show>
      <SpokenTitle />
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
    </HouseProvider>
  );
};

const useFrame = (atTable: () => boolean) => {
  const navigate = useNavigate();
  document.documentElement.dataset.framed = '';
  onMount(() =>
    onCleanup(
      onWord(
        () => window.parent,
        'leave',
        () => navigate('/'),
      ),
    ),
  );
  createEffect(() => {
    if (!atTable()) tell(window.parent, 'left');
  });
};

/** Inside the provider, where there is a house to listen to. */
const SettledNews = () => {
  useSettledNews();
  useCorrectedNews();
  useMissedNews();
  return null;
};

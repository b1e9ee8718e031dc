// What stands around every page: the drawings, the bar, the state of the link, the notices. A table has the
// whole screen to itself and brings its own bar, made of the same parts.
import { type RouteSectionProps, useLocation } from '@solidjs/router';
import { ErrorBoundary, Show, Suspense } from 'solid-js';
import { HouseProvider } from '../house/house.tsx';
import { Artwork } from '../part/artwork.tsx';
import { Notices } from '../part/notice.tsx';
import { Fault } from './fault.tsx';
import { LinkBanner } from './link-banner.tsx';
import { SpokenTitle } from './page-title.tsx';
import { useSettledNews } from './settled-news.ts';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import './shell.css';

export const Shell = (props: RouteSectionProps) => {
  const location = useLocation();
  const atTable = () => location.pathname.startsWith('/table/');
  return (
    <HouseProvider>
      <Artwork />
      <SettledNews />
      <SpokenTitle />
      <a class="skip" href="#main" rel="external">
        Skip to the content
      </a>
      <Show when={!atTable()}>
        <TopBar />
      </Show>
      <LinkBanner />
      <ErrorBoundary fallback={(fault) => <Fault fault={fault} />}>
        <Suspense fallback={<div class="page-waits" aria-busy="true" />}>{props.children}</Suspense>
      </ErrorBoundary>
      <Show when={!atTable()}>
        <TabBar />
      </Show>
      <Notices />
    </HouseProvider>
  );
};

/** Inside the provider, where there is a house to listen to. */
const SettledNews = () => {
  useSettledNews();
  return null;
};

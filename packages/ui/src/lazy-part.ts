// As `lazy`, for a part of a page. Its load is tried again until it succeeds: a part that was opened while the connection
// was lost appears afterwards, and the page around it continues to work.
import { type Component, lazy } from 'solid-js';
import { untilLoaded } from './until-loaded.ts';

export const lazyPart = <Props extends object>(load: () => Promise<Component<Props>>): Component<Props> =>
  lazy(async () => ({ default: await untilLoaded(load) }));

// Shows the page of the address. Both apps have a dozen flat addresses, so a page is a pattern and a component: the first match
// is rendered, and stays mounted while only its parameters change.
import {
  type Component,
  createComponent,
  createContext,
  createMemo,
  getOwner,
  type ParentProps,
  runWithOwner,
  Show,
  useContext,
} from 'solid-js';
import { type Address, address, type Change, followHistory, goTo } from './address.ts';
import { followLinks } from './links.ts';
import { type Params, paramsOf } from './pattern.ts';

/** A component of `lazy` is loaded before its page is shown. */
type Page = Component & { readonly preload?: () => Promise<unknown> };
type PageOfPattern = readonly [pattern: string, page: Page];

type Route = { readonly params: () => Params; readonly resolve: (path: string) => string };
const RouteContext = createContext<Route>();

const useRoute = (): Route => {
  const route = useContext(RouteContext);
  if (!route) throw new Error('outside the router');
  return route;
};

/** Loads the page of the address before the first drawing; a page that cannot be loaded shows its error when it is drawn. */
export const preloadPage = (pages: readonly PageOfPattern[]): void => {
  const page = pages.find(([pattern]) => paramsOf(pattern, location.pathname))?.[1];
  page?.preload?.().catch(() => undefined);
};

/** @param props.base the path below which the app is served: `/floor` */
export const Router = (props: {
  pages: readonly PageOfPattern[];
  root: Component<ParentProps>;
  base?: string;
}) => {
  const { pages, root: Root, base = '' } = props;
  const found = ({ pathname }: Address) => {
    for (const [pattern, page] of pages) {
      const params = paramsOf(pattern, pathname.slice(base.length));
      if (params) return { page, params };
    }
    throw new Error(`no page for ${pathname}`);
  };
  const loaded = new Set<Page>();
  const load = (to: Address): Promise<unknown> | undefined => {
    const { page } = found(to);
    if (!page.preload || loaded.has(page)) return;
    return page.preload().then(() => loaded.add(page));
  };
  const match = createMemo(() => found(address()));
  const page = createMemo(() => match().page);
  followHistory(load);
  followLinks(base, (to) => load(to)?.catch(() => undefined));
  const route: Route = {
    params: () => match().params,
    resolve: (path) => base + (path === '/' && base ? '' : path),
  };
  return (
    <RouteContext.Provider value={route}>
      <Root>
        <Show when={page()} keyed>
          {(Shown) => createComponent(Shown, {})}
        </Show>
      </Root>
    </RouteContext.Provider>
  );
};

/** Properties with a signal each: a reader runs again only when its own property changes. */
export const eachByItself = (all: () => Params): Params => {
  const owner = getOwner();
  const known = new Map<string, () => string | undefined>();
  const get = (_: unknown, name: string | symbol): string | undefined => {
    if (typeof name === 'symbol') return undefined;
    const value = known.get(name) ?? runWithOwner(owner, () => createMemo(() => all()[name]));
    if (value) known.set(name, value);
    return value?.();
  };
  return new Proxy<Params>(
    {},
    {
      get,
      // Supports `{ table, ...others }`.
      ownKeys: () => Object.keys(all()),
      getOwnPropertyDescriptor: (at, name) => ({
        enumerable: true,
        configurable: true,
        value: get(at, name),
      }),
    },
  );
};

/** The parameters of the path; read them inside a reactive scope, without destructuring outside of one. */
export const useParams = (): Params => eachByItself(useRoute().params);

/** Opens a page by its path within the app. */
export const useNavigate = (): ((to: string, change?: Change) => void) => {
  const { resolve } = useRoute();
  return (to, change) => goTo(resolve(to), change);
};

/** The full address of a path within the app. */
export const useResolve = (): ((path: string) => string) => useRoute().resolve;

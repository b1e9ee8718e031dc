// The lobby: all tables, live. A patron with stakes at a table gets a link to it first.

import { texts } from '@punto/language/catalogue';
import type { LobbyEntry } from '@punto/protocol/message';
import { withTexts } from '@punto/ui/client/page-language.ts';
import { settings } from '@punto/ui/client/settings.ts';
import { LanguageButton } from '@punto/ui/language/language-button.tsx';
import { later } from '@punto/ui/later.tsx';
import { lazyPart } from '@punto/ui/lazy-part.ts';
import { usePageTitle } from '@punto/ui/page-title.tsx';
import { firstViewDrawn } from '@punto/ui/when-idle.ts';
import { createEffect, createMemo, For, type JSX, Match, Show, Suspense, Switch } from 'solid-js';
import { useClientState, useLobby } from '../../client/client-state.tsx';
import { ownBrand } from '../../client/own-brand.ts';
import { BesideButton } from './beside-button.tsx';
import { BetButton } from './bet-button.tsx';
import { Finder } from './finder.tsx';
import { greeting, openTables } from './greeting.ts';
import { Resume } from './resume.tsx';
import { useScrollPlace } from './scroll-place.ts';
import { Tile, TileSkeleton } from './tile.tsx';
import { useShown } from './use-shown.ts';
import './lobby.css';

const text = texts('lobby');
const { joined } = texts('shared');

/** Loaded where a patron bets from the lobby. */
const LobbyBets = lazyPart(
  async () =>
    (await withTexts(import('../lobby-bets/lobby-bets.tsx'), 'caller', 'felt', 'many', 'play')).default,
);

const Nothing = later(async () => (await import('./nothing.tsx')).Nothing);

const LimitsQuestion = later(
  async () => (await withTexts(import('../protection/limits-question.tsx'), 'protection')).LimitsQuestion,
);

const WithBets = (props: { children: JSX.Element }) => (
  <Show when={settings.lobbyBets} fallback={props.children}>
    <Suspense>
      <LobbyBets>{props.children}</LobbyBets>
    </Suspense>
  </Show>
);

export const LobbyPage = () => {
  usePageTitle(text.title);
  useScrollPlace();
  const app = useClientState();
  const lobby = useLobby();
  createEffect(() => lobby() !== null && firstViewDrawn());
  const tables = () => lobby() ?? [];
  const ids = useShown(tables);
  const byId = createMemo(() => new Map(tables().map((entry) => [entry.table, entry])));
  return (
    <main id="main" class="page lobby">
      <div class="greet">
        <h1>{greeting(new Date(app.now()).getHours())}</h1>
        <LanguageButton />
        <p class="greet-words">{greetWords(lobby())}</p>
        <div class="greet-acts">
          <BetButton />
          <BesideButton />
        </div>
        <Resume tables={tables()} inPlay={app.account()?.inPlay ?? []} />
      </div>
      <Finder tables={tables()} shown={ids().length} />
      <WithBets>
        <section
          class="tiles"
          classList={{ paired: lobby() === null || ids().length === 2 || ids().length === 4 }}
          aria-label={text.title()}
          aria-busy={lobby() === null}
        >
          <Switch>
            <Match when={lobby() === null}>
              <For each={[1, 2, 3, 4]}>{() => <TileSkeleton />}</For>
            </Match>
            <Match when={ids().length > 0}>
              <For each={ids()}>
                {(id) => <Show when={byId().get(id)}>{(entry) => <Tile entry={entry()} />}</Show>}
              </For>
            </Match>
            <Match when={true}>
              <Nothing />
            </Match>
          </Switch>
        </section>
      </WithBets>
      {/* What it asks the server for must not make the page wait. */}
      <Suspense>
        <LimitsQuestion />
      </Suspense>
      <p class="small-print">{smallPrint()}</p>
    </main>
  );
};

/** A brand's patrons play for money: nothing is said of play coins. */
const greetWords = (all: readonly LobbyEntry[] | null): string =>
  ownBrand() ? openWords(all) : joined.two({ first: openWords(all), second: text.playCoins() });

const smallPrint = (): string =>
  text.smallPrint
    .parts()
    .filter(({ tag }) => tag === 'roads' || ownBrand() === null)
    .map((part) => part.text)
    .join('');

const openWords = (all: readonly LobbyEntry[] | null): string =>
  all === null
    ? text.opening()
    : openTables(all.filter(({ service, stopped }) => service !== 'shut' && !stopped).length);

// Checks after the last fault: every window of a patron shows the truth, and everything that was ever confirmed to
// the patron still holds. [T4] [L6]
import { isDeepStrictEqual } from 'node:util';
import type { Store } from '@punto/store/store';
import { ownView, patronId, publicName } from '@punto/table/index';
import type { Patron, Window } from './patron.ts';
import type { Running } from './served.ts';
import type { Truth } from './truth.ts';
import { mustHold } from './violations.ts';
import type { Witness } from './witness.ts';

/** What is not yet as it must be; `null`: everything is. */
export const atRest = (
  patron: Patron,
  doors: readonly Running[],
  truth: Truth,
  witness: Witness,
): string | null => {
  for (const window of patron.windows) {
    const { state } = window.client.connection();
    if (state !== 'open') return `a window of ${patron.id} is ${state}`;
    const fault = [...window.watching.keys()]
      .map((table) => tableFault(patron, window, table, truth, witness))
      .find((found) => found !== null);
    if (fault) return fault;
    const lobby = [...(window.client.lobby()?.values() ?? [])];
    const held = new Set(lobby.map(comparable));
    if (doors.some(({ app }) => !isDeepStrictEqual(held, new Set(app.gateway.lobby().map(comparable)))))
      return `the lobby of ${patron.id} is not what a fresh one is shown`;
    const money = accountFault(patron, window, truth);
    if (money) return money;
  }
  return null;
};

/** Compares the balance and stakes in a window with the truth; `null`: equal. */
export const accountFault = ({ id }: Patron, { client }: Window, truth: Truth): string | null => {
  const account = client.account();
  const [, owned = 0, pending = 0] = [...truth.expectedBooks.purses()].find(([name]) => name === id) ?? [];
  const inPlay = account?.inPlay.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0);
  if (account?.availableMinor === owned - pending && inPlay === pending) return null;
  return `${id} is shown ${account?.availableMinor} and ${inPlay} in play: it is ${owned - pending} and ${pending}`;
};

/** As JSON, without attendance, which is published later. */
const comparable = ({ patrons: _, ...entry }: { readonly patrons: number }): string =>
  JSON.stringify(entry, Object.keys(entry).sort());

const tableFault = (
  patron: Patron,
  { client }: Window,
  table: string,
  truth: Truth,
  witness: Witness,
): string | null => {
  const stream = witness.streamOf(table, patron.id);
  const { state } = truth.table(stream);
  const held = client.table(table);
  // The patron was made to leave this table by the limit of tables, and is at another one now.
  if (!held) return `${patron.id} is shown nothing of ${publicName(stream)}`;
  if (!state || held.version !== state.version)
    return `${patron.id} holds ${stream} at ${held.version}, it is at ${state?.version}`;
  const own = ownView(state, patronId(patron.id));
  const { version: _, ...shown } = held.own ?? { version: 0 };
  const { version: __, ...true_ } = (own && JSON.parse(JSON.stringify(own))) ?? { version: 0 };
  return isDeepStrictEqual(shown, true_)
    ? null
    : `${patron.id} holds ${JSON.stringify(shown)} as theirs at ${stream}: it is ${JSON.stringify(true_)}`;
};

/** Confirmed tickets and balances are true. */
export const keptPromises = async (patron: Patron, store: Store, truth: Truth): Promise<void> => {
  for (const outcome of patron.outcomes) {
    const taken = truth.expectedBooks.isAccepted(patron.id, outcome.ticket);
    const turnedDown = truth.isRefused(patron.id, outcome.ticket);
    const holds = {
      accepted: taken,
      refused: turnedDown && !taken,
      failed: !taken,
      unknown: true,
    }[outcome.outcome];
    mustHold(
      holds,
      () =>
        `ticket ${outcome.ticket} was told as ${outcome.outcome}: it ${taken ? 'counts' : 'does not count'}`,
    );
  }
  const lines = new Set<string>();
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<Store['statement']>> = await store.statement(patronId(patron.id), {
      limit: 500,
      before,
    });
    for (const { id } of page.items) lines.add(id);
    before = page.next;
  } while (before !== null);
  for (const topUp of patron.toppedUp)
    mustHold(lines.has(topUp), () => `${topUp} was told as done, and is not in the books`);
};

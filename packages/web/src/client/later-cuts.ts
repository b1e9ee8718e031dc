// The patron's part in cuts, loaded with the first watched table, since it has a hash function and the lobby needs none. Views
// and values from before are passed on. A ticket that has to carry a value waits. [F2]
import type { CreateCuts, Cuts } from '@punto/protocol/client/cuts';
import type { TableView } from '@punto/protocol/message';
import { untilLoaded } from '@punto/ui/until-loaded.ts';

type Create = typeof import('./cuts.ts')['createCuts'];

/** @param load for tests */
export const laterCuts =
  (load: () => Promise<Create>): CreateCuts =>
  (environment, acts, notify) => {
    let cuts: Cuts | null = null;
    let started: Promise<void> | undefined;
    const seen = new Map<string, TableView>();
    const brought = new Map<string, string>();
    const start = async (): Promise<void> => {
      const create = await untilLoaded(load);
      cuts = create(environment, acts, notify);
      for (const [table, value] of brought) cuts.bring(table, value);
      for (const [table, view] of seen) {
        const stored = cuts.own(table);
        if (stored) notify(stored);
        cuts.see(table, view);
      }
      seen.clear();
    };
    const loading = (): Promise<void> | null => {
      if (cuts) return null;
      started ??= start();
      return started;
    };
    return {
      loading,
      see: (table, view) => {
        if (cuts) return cuts.see(table, view);
        seen.set(table, view);
        void loading();
      },
      bring: (table, value) => {
        if (cuts) cuts.bring(table, value);
        else brought.set(table, value);
      },
      own: (table) => cuts?.own(table) ?? null,
      forTicket: (table, view) => cuts?.forTicket(table, view),
    };
  };

export const createLaterCuts: CreateCuts = laterCuts(async () => (await import('./cuts.ts')).createCuts);

// The laboratory as signals: the bet under study, its results from one worker, and the counters of another. Both are started once
// and stay, since they could not be loaded again without a connection.
import type { BetDefinition } from '@punto/engine/bet/definition';
import { SCHEDULE_IDS } from '@punto/engine/option-id';
import { language, texts } from '@punto/language/catalogue';
import { notify } from '@punto/ui/notice.tsx';
import { untilLoaded } from '@punto/ui/until-loaded.ts';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { scheduleTitle } from '../edge-rows.ts';
import { USUAL_LAB } from '../lab-state.ts';
import type { Study } from '../use-study.ts';
import { type PlacedFault, placeOf, readDefinition, writeDefinition } from './definition-text.ts';
import type { LabAnswer, LabOrder } from './lab-order.ts';
import type { ShippedBet } from './shipped-bets.ts';

export type Lab = ReturnType<typeof useLab>;

/** The parts of an answer that have arrived. */
type Counted = {
  readonly [Is in LabAnswer['is']]?: Extract<LabAnswer, { readonly is: Is }>;
};

export const useLab = (study: Study) => {
  const shipped = useShippedBets(study);
  // Memos of single fields, so that a change of another field counts nothing again.
  const studied = createMemo(() => study.lab().bet);
  const read = createMemo(() => {
    const bet = studied();
    if ('text' in bet) return readDefinition(bet.text);
    const found = shipped()?.find(({ id }) => id === bet.id);
    return found === undefined ? null : readDefinition(JSON.stringify(found.json));
  });
  /** The last definition without a fault, so that figures do not disappear at every keystroke. */
  const bet = createMemo((before: BetDefinition | null): BetDefinition | null => {
    const now = read();
    return now?.ok ? now.bet : before;
  }, null);
  const { counted, fault, counting } = useCounted(study, bet);
  const own = (): string | null => {
    const bet = studied();
    return 'text' in bet ? bet.text : null;
  };
  const faults = (): readonly PlacedFault[] => {
    const now = read();
    return own() === null || now === null || now.ok ? [] : now.faults;
  };
  const remarks = (): readonly PlacedFault[] => {
    const text = own();
    if (text === null || faults().length > 0) return [];
    return (counted().remarks?.remarks ?? []).map((remark) => placeOf(text, remark));
  };
  return {
    shipped,
    bet,
    /** The text of the editor; `null`: a shipped bet is chosen. */
    own,
    faults,
    remarks,
    title: () => {
      const now = bet();
      return now === null ? null : betTitle(now);
    },
    /** Opens the definition of the chosen bet in the editor. */
    writeOwn: () => {
      const chosen = studied();
      const found = 'id' in chosen && shipped()?.find(({ id }) => id === chosen.id);
      if (found)
        study.changeLab({ bet: { text: writeDefinition({ ...found.json, id: `house/${found.id}` }) } });
    },
    counted,
    counting,
    fault,
  };
};

/** Options of the rules have a name in every language, others the one of the file. */
export const betTitle = (bet: Pick<BetDefinition, 'id' | 'name'>): string => {
  const schedule = SCHEDULE_IDS.find((id) => id === bet.id);
  if (schedule !== undefined) return scheduleTitle(schedule);
  return bet.name[language()] ?? bet.name.en ?? bet.id;
};

const useShippedBets = (study: Study) => {
  const [shipped, setShipped] = createSignal<readonly ShippedBet[] | null>(null);
  void untilLoaded(() => import('./shipped-bets.ts')).then(({ SHIPPED_BETS }) => setShipped(SHIPPED_BETS));
  createEffect(() => {
    const { bet } = study.lab();
    const all = shipped();
    if (all === null || 'text' in bet || all.some(({ id }) => id === bet.id)) return;
    const usual = all.find(({ id }) => 'id' in USUAL_LAB.bet && id === USUAL_LAB.bet.id);
    const name = usual?.name ?? '';
    notify(() => texts('lab').choice.unknown({ id: bet.id, bet: name }), 'warn');
    study.changeLab({ bet: USUAL_LAB.bet });
  });
  return shipped;
};

/** Longer than the time between two keystrokes. */
const QUIET_MS = 250;

const useCounted = (study: Study, bet: () => BetDefinition | null) => {
  const [counted, setCounted] = createSignal<Counted>({});
  const [counting, setCounting] = createSignal(false);
  const [fault, setFault] = createSignal<{ readonly reason: string } | null>(null);
  const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
  let turn = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<LabAnswer>) => {
    if (data.turn !== turn) return;
    setCounted((before) => ({ ...before, [data.is]: data }));
    if (data.is === LAST_PART) setCounting(false);
  });
  worker.addEventListener('error', (event) => {
    setFault({ reason: event.message });
    setCounting(false);
  });
  onCleanup(() => worker.terminate());
  const tags = createMemo(() => study.lab().tags);
  const largest = createMemo(() => study.lab().largest);
  const order = createMemo((): Omit<LabOrder, 'turn'> | null => {
    const now = bet();
    const { decks } = study.position();
    return now && { bet: now, decks, left: study.left(), tags: tags(), largest: largest() };
  });
  createEffect(
    on(order, (asked, before) => {
      if (asked === null) return;
      turn += 1;
      const mine = turn;
      setFault(null);
      setCounting(true);
      if (before?.bet !== asked.bet) setCounted({});
      const timer = setTimeout(() => worker.postMessage({ ...asked, turn: mine }), before ? QUIET_MS : 0);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return { counted, counting, fault };
};

const LAST_PART: LabAnswer['is'] = 'count';

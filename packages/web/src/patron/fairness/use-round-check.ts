// Verifies the last round on request, or every round automatically if the patron has chosen that. [F2]

import { settings } from '@punto/ui/client/settings.ts';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { api } from '../../client/api.ts';
import { faultText } from '../../client/fault-text.ts';
import { signatureCheckFor } from '../../verify/signature-check.ts';
import { useFelt } from '../felt/felt.tsx';
import { recordedShoe, type ShoeSeen } from './recorded-shoes.ts';
import type { RoundVerdict } from './round-check.ts';
import { type RoundOver, roundOver } from './round-over.ts';

export type RoundCheck = {
  /** `null` if no round is finished. */
  readonly over: Accessor<RoundOver | null>;
  /** The last verified round, which may be older than the last finished one. */
  readonly found: Accessor<{ readonly over: RoundOver; readonly verdict: RoundVerdict } | null>;
  readonly asking: Accessor<boolean>;
  /** Why the server did not reveal the round. */
  readonly unanswered: Accessor<string | null>;
  readonly check: () => Promise<void>;
};

/** A round as the server opened it, and what its verification needs. */
type OpenedAnswer = {
  readonly answer: unknown;
  readonly wanted: RoundOver;
  readonly checkRound: typeof import('./round-check.ts').checkRound;
  readonly signatureOf: Awaited<ReturnType<typeof signatureCheckFor>>;
};

/** All patrons of a table request the proof after each round; random delays spread the requests, in milliseconds. */
const SPREAD_MS = 1_500;

export const useRoundCheck = (seen: Accessor<readonly ShoeSeen[]>): RoundCheck => {
  const felt = useFelt();
  const over = createMemo<RoundOver | null>((before) => roundOver(before, felt.view(), seen()), null);
  const [opened, setOpened] = createSignal<OpenedAnswer | null>(null);
  // The proof that the own value was used may arrive after the round was opened; the verdict then includes it.
  const known = createMemo(() => recordedShoe(seen(), opened()?.wanted.shoe ?? 0));
  const found = createMemo<ReturnType<RoundCheck['found']>>(() => {
    const now = opened();
    if (now === null) return null;
    const { answer, wanted, checkRound, signatureOf } = now;
    return { over: wanted, verdict: checkRound(answer, felt.table, wanted, known(), signatureOf) };
  });
  const [asking, setAsking] = createSignal(false);
  const [refused, setRefused] = createSignal<unknown>(null);
  const unanswered = () => (refused() === null ? null : faultText(refused()));

  const check = async (): Promise<void> => {
    const wanted = over();
    if (wanted === null || asking()) return;
    setAsking(true);
    setRefused(null);
    try {
      const [answer, { checkRound }] = await Promise.all([
        api.openedRound(felt.table, wanted.shoe, wanted.round),
        import('./round-check.ts'),
      ]);
      const signatureOf = await signatureCheckFor(answer);
      setOpened({ answer, wanted, checkRound, signatureOf });
    } catch (fault) {
      setRefused(fault);
    } finally {
      setAsking(false);
    }
  };

  createEffect(
    on(
      over,
      (now) => {
        setRefused(null);
        if (now === null || !settings.checkRounds) return;
        const timer = setTimeout(() => void check(), Math.random() * SPREAD_MS);
        onCleanup(() => clearTimeout(timer));
      },
      { defer: true },
    ),
  );
  return { over, found, asking, unanswered, check };
};

// Whether the patron's round at a felt keeps them there. [T9]
import type { Felt } from './felt.tsx';
import { mustStay } from './leave-wish.ts';

export const isHeld = (felt: Felt): boolean =>
  mustStay({
    phase: felt.view().phase,
    own: felt.terms().own,
    sent: felt.slip().sent !== null,
    linked: felt.linked(),
    stopped: felt.stopped(),
  });

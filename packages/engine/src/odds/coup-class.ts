// A class gathers all coups that a schedule cannot tell apart: one of them to ask its conditions about, and
// in how many of the ordered six-card draws such a coup is dealt.
import type { Coup } from '../coup.ts';

export type CoupClass = { readonly coup: Coup; readonly ways: number };

// Converts stored evidence to the form of the detectors. Evidence of another release in another form is left out: it expires
// after a week.
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { PatronEvidence } from './detect/finding.ts';
import type { PairEvidence } from './detect/opposed-pairs.ts';

const Count = Type.Integer({ minimum: 0 });
const Strata = Type.Array(
  Type.Object({ rounds: Count, pairs: Type.Array(Type.Tuple([Count, Count])), matches: Count }),
);
const patronSchema = Compile(
  Type.Object({
    delays: Type.Record(Type.String(), Count),
    slots: Type.Array(Type.Integer()),
    sides: Type.Record(Type.String(), Strata),
  }),
);
const pairSchema = Compile(Type.Object({ strata: Strata }));

export const readPatronEvidence = (body: unknown): readonly PatronEvidence[] =>
  patronSchema.Check(body) ? [body] : [];

export const readPairEvidence = (body: unknown): readonly PairEvidence[] =>
  pairSchema.Check(body) ? [body] : [];

// Runs the monitoring over an evening, block by block, and judges all evidence after each block.
import type { PlayFinding } from '@punto/protocol/floor/monitoring-api';
import { evidenceOf, isWhole } from '../../src/monitoring/detect/block.ts';
import { judgePair, judgePatron, type PatronEvidence } from '../../src/monitoring/detect/finding.ts';
import type { PairEvidence } from '../../src/monitoring/detect/opposed-pairs.ts';
import type { SeenRound } from '../../src/monitoring/detect/seen-round.ts';

export type Watched = {
  /** The first finding of each kind and subject. */
  readonly found: ReadonlyMap<string, PlayFinding>;
  /** The number of judged patrons and compared pairs. */
  readonly looks: number;
};

const atOnce = <T>(work: Generator<undefined, T>): T => {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
};

export const watched = (rounds: readonly SeenRound[]): Watched => {
  const patrons = new Map<string, PatronEvidence[]>();
  const pairs = new Map<string, PairEvidence[]>();
  const found = new Map<string, PlayFinding>();
  let looks = 0;
  const note = (subject: string, finding: PlayFinding): void => {
    const name = `${finding.kind} ${subject}`;
    if (!found.has(name)) found.set(name, finding);
  };
  const judge = (block: readonly SeenRound[]): void => {
    const evidence = atOnce(evidenceOf(block, new Set(pairs.keys())));
    looks += evidence.patrons.size + (evidence.patrons.size * (evidence.patrons.size - 1)) / 2;
    for (const [patron, added] of evidence.patrons) {
      const all = [...(patrons.get(patron) ?? []), added];
      patrons.set(patron, all);
      for (const finding of judgePatron(all)) note(patron, finding);
    }
    for (const [pair, added] of evidence.pairs) {
      const all = [...(pairs.get(pair) ?? []), added];
      pairs.set(pair, all);
      const finding = judgePair(all);
      if (finding) note(pair, finding);
    }
  };
  let block: SeenRound[] = [];
  for (const round of rounds) {
    if (isWhole(block, round, round.at)) {
      judge(block);
      block = [];
    }
    block.push(round);
  }
  judge(block);
  return { found, looks };
};

// Makes the file of one round of the play record with all data for the verifiers: the definitions of the bets that paid, and the
// revealed cards of the round if its shoe has a seal. [T8] [F2]
import { RECORD_KIND } from '@punto/engine/play-record/record-file';
import { definitions } from '@punto/ui/words/recorded-bet.ts';
import { api } from '../client/api.ts';
import type { OwnRecord } from './source.ts';
import type { ChosenFile } from './use-file-check.ts';

export const recordFileOf = async (record: OwnRecord): Promise<ChosenFile> => {
  const { table, shoe, round } = record;
  const hashes = [...new Set(record.bets.flatMap(({ betHash }) => betHash ?? []))];
  const [found, opened] = await Promise.all([
    Promise.all(hashes.map(async (hash) => [hash, await definitions.fetched(hash)] as const)),
    // A shoe that a person dealt has no seal: the file has no cards then, and the check reports that.
    api.openedRound(table, shoe, round).catch(() => null),
  ]);
  const file = {
    kind: RECORD_KIND,
    version: 1,
    records: [record],
    definitions: Object.fromEntries(found.filter(([, bet]) => bet !== null)),
    rounds: opened === null ? [] : [opened],
  };
  return { name: `punto-record-${table}-${shoe}-${round}.json`, text: `${JSON.stringify(file, null, 2)}\n` };
};

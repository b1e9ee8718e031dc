// The bets whose odds are shown: those that the text of the element defines, else those that the attribute `bets` names, else the
// three main bets.
import { type CompiledBet, compileBet } from '@punto/engine/bet/compiled-bet';
import { parseBet } from '@punto/engine/bet/parse-bet';
import { OPTIONS } from '@punto/engine/option';
import { type KnownScheduleId, OPTION_IDS, SCHEDULE_IDS } from '@punto/engine/option-id';

export type AskedBets =
  | {
      readonly ok: true;
      readonly schedules: readonly KnownScheduleId[];
      readonly bets: readonly CompiledBet[];
    }
  | { readonly ok: false; readonly fault: string };

const MAIN = 'player banker tie';

export const readBets = (text: string, names: string | null): AskedBets =>
  text.trim() === '' ? readNames(names ?? MAIN) : readDefinitions(text);

const readNames = (names: string): AskedBets => {
  const words = names.split(/[\s,]+/).filter((word) => word !== '');
  const schedules: KnownScheduleId[] = [];
  for (const word of words) {
    const schedule = SCHEDULE_IDS.find((id) => id === word);
    if (schedule === undefined)
      return refused(
        `bets has “${word}”, which is no bet of the rules: define it in the text of the element.`,
      );
    schedules.push(schedule);
  }
  return { ok: true, schedules, bets: [] };
};

const readDefinitions = (text: string): AskedBets => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return refused(`The text is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const bets: CompiledBet[] = [];
  for (const each of Array.isArray(data) ? data : [data]) {
    const parsed = parseBet(each);
    if (!parsed.ok) return refused(parsed.faults.map(({ path, says }) => `${path}: ${says}`).join(' '));
    bets.push(compileBet(parsed.bet));
  }
  return bets.length === 0 ? refused('The text has no bet.') : { ok: true, schedules: [], bets };
};

/** The name that people know a schedule by. */
export const titleOf = (schedule: KnownScheduleId): string => {
  const option = OPTION_IDS.find((id) => id === schedule);
  if (option !== undefined) return OPTIONS[option].title;
  return schedule === 'tie-nine' ? 'Tie at 9:1' : 'Banker without commission';
};

const refused = (fault: string): AskedBets => ({ ok: false, fault });

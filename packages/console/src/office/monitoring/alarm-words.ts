// Texts of an alarm: its title, the observed value, and the value that the house has set or that is expected by chance.
import { OPTION_IDS } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import { ALARM_KINDS, type AlarmKind, type PlayFinding } from '@punto/protocol/floor/monitoring-api';
import { optionTitle, PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { patronMoney } from '../../currency/patron-money.ts';

const text = texts('reports').monitoring;

export const isAlarmKind = (kind: unknown): kind is AlarmKind => ALARM_KINDS.some((each) => each === kind);

/** A kind of another release has no title: its name, as in the data. */
export const alarmTitle = (kind: unknown): string => (isAlarmKind(kind) ? text.kind[kind]() : String(kind));

/** `patron`: of whom the alarm is, in whose currency the amounts are. */
export const seenText = (finding: PlayFinding, patron: string): string => {
  const { seen } = text;
  switch (finding.kind) {
    case 'big-stake':
      return seen['big-stake']({ staked: patronMoney(patron, finding.stakedMinor) });
    case 'big-win':
      return seen['big-win']({
        won: patronMoney(patron, finding.wonMinor),
        staked: patronMoney(patron, finding.stakedMinor),
      });
    case 'opposed-pair':
      return seen['opposed-pair']({ opposed: finding.opposed, rounds: finding.rounds });
    case 'steady-timing':
      return seen['steady-timing']({
        ...{ steady: finding.steady, rounds: finding.rounds, delay: finding.delayMs },
      });
    case 'long-play':
      return seen['long-play']({
        ...{ hours: whole(finding.hours), from: finding.fromMs, until: finding.untilMs },
      });
    case 'side-count':
      return seen['side-count']({
        ...{ bet: betTitle(finding.bet), matches: finding.matches, favoured: finding.favoured },
        others: finding.staked - finding.matches,
      });
  }
};

export const chanceText = (finding: PlayFinding, patron: string): string => {
  const { chance } = text;
  switch (finding.kind) {
    case 'big-stake':
    case 'big-win':
      return chance.threshold({ threshold: patronMoney(patron, finding.thresholdMinor) });
    case 'long-play':
      return chance.long({ hours: finding.mostHours });
    case 'steady-timing':
      return chance.steady({ expected: whole(finding.expected), times: timesText(finding.chanceLog10) });
    case 'opposed-pair':
    case 'side-count':
      return chance.expected({ expected: whole(finding.expected), times: timesText(finding.chanceLog10) });
  }
};

const whole = (amount: number): number => Math.round(amount * 10) / 10;

const SUPERSCRIPTS = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];

/** The power of ten that the chance is below: `10¹²`. */
export const timesText = (chanceLog10: number): string => {
  const power = String(Math.max(0, Math.floor(-chanceLog10)));
  return `10${[...power].map((digit) => SUPERSCRIPTS[Number(digit)] ?? '').join('')}`;
};

/** A schedule of the rules has the title of its option; a bet of a room is named as in its file. */
const betTitle = (bet: string): string => {
  const option = OPTION_IDS.find((each) => each === bet) ?? (bet === 'tie-nine' ? 'tie' : undefined);
  return option === undefined ? bet : optionTitle(option, PLAIN_LABELS);
};

// Report of a load run for people and programs. Figures that were not measured are left out, such as the processor time
// and the books of a deployment that was already running.
import type { RecordableHistogram } from 'node:perf_hooks';
import { grouped, plural } from '../figures.ts';
import type { Style } from '../shell.ts';
import type { Disk } from './disk.ts';
import { lacksIn } from './minimums.ts';
import type { Logged } from './own-deployment.ts';
import type { Played } from './run.ts';

export type Times = Readonly<Record<'count' | 'p50Ms' | 'p99Ms' | 'p999Ms' | 'maxMs', number>>;
type Figure = number | null;

const timesOf = (times: RecordableHistogram): Times | null => {
  const ms = (percent: number): number => times.percentile(percent) / 1000;
  return times.count === 0
    ? null
    : { count: times.count, p50Ms: ms(50), p99Ms: ms(99), p999Ms: ms(99.9), maxMs: times.max / 1000 };
};

/** Whether everything adds up. */
export const isSound = (played: Played): boolean => isRight(played) && lacksIn(played).length === 0;

const isRight = ({ measures, rightBalances, plan, audit, isInterrupted }: Played): boolean =>
  measures.faults === 0 &&
  (audit === null || audit.faults.length === 0) &&
  (isInterrupted || rightBalances === plan.patrons);

export const loadDocument = (played: Played) => {
  const { plan, measures, busy, footprint, further, playedMs, restedMs } = played;
  const { before, seated, settled, rested, warm, end } = footprint;
  const { accepted } = measures;
  const participants = plan.patrons + plan.watchers;
  const each = (ms: Figure): Figure => (ms === null || accepted === 0 ? null : (ms * 1000) / accepted);
  const shareOf = (ms: Figure, wallMs: number): Figure => (ms === null || wallMs === 0 ? null : ms / wallMs);
  return {
    ...plan,
    tables: played.tables,
    ownHouse: played.isOwnDeployment,
    disk: played.disk,
    logged: Object.fromEntries(played.logged),
    interrupted: played.isInterrupted,
    loadAverage: played.loadAverage,
    accepted,
    acceptedOnOwnBets: measures.acceptedOwn,
    limitsSet: measures.limits,
    acceptedPerSecondInBursts: busy.wallMs === 0 ? null : (accepted * 1000) / busy.wallMs,
    acceptedPerSecondOverAll: plan.rounds === 0 ? null : (accepted * 1000) / playedMs,
    answer: timesOf(measures.answer),
    opening: timesOf(measures.opening),
    spread: timesOf(measures.spread),
    settlement: timesOf(measures.settlement),
    lateness: timesOf(measures.lateness),
    updates: measures.updates,
    settled: measures.settled,
    resent: measures.resent,
    cuts: measures.cuts,
    refused: Object.fromEntries(measures.refused),
    processor: {
      serverPerTicketInBurstsUs: each(busy.serverMs),
      serverPerTicketOverAllUs: each(end && warm && end.processorMs - warm.processorMs),
      serverShareInBursts: shareOf(busy.serverMs, busy.wallMs),
      loadShareInBursts: shareOf(busy.ownMs, busy.wallMs),
      serverShareAtRest:
        plan.idleSeconds === 0
          ? null
          : shareOf(rested && settled && rested.processorMs - settled.processorMs, restedMs),
    },
    memory: {
      beforeBytes: before?.bytes ?? null,
      seatedBytes: seated?.bytes ?? null,
      endBytes: end?.bytes ?? null,
      /** Growth from the start, divided by all patrons: the fixed part of the process and garbage are in it. */
      perPatronBytes: before && seated && (seated.bytes - before.bytes) / participants,
      /** What three quarters of the patrons added after the first quarter, each time without garbage. */
      perFurtherPatronBytes: further && further.bytes / further.patrons,
    },
    rightBalances: played.rightBalances,
    faults: measures.faults,
    faultWords: measures.faultWords,
    audit: played.audit,
    sound: isSound(played),
    lacks: lacksIn(played),
  };
};

export const loadText = (played: Played, style: Style): string => {
  const { plan, measures, audit } = played;
  const figures = loadDocument(played);
  const { processor, memory } = figures;
  const lines: (readonly [string, string] | null)[] = [
    ['tickets accepted', grouped(figures.accepted)],
    plan.ownBets === 0 ? null : ['  on bets of the room', grouped(measures.acceptedOwn)],
    plan.limits === 0 ? null : ['limits set by patrons', grouped(measures.limits)],
    line('  during bursts', figures.acceptedPerSecondInBursts, (n) => `${grouped(Math.round(n))} a second`),
    line('  whole run', figures.acceptedPerSecondOverAll, (n) => `${grouped(Math.round(n))} a second`),
    ['refused', refusedText(measures.refused)],
    timesLine('answer to a ticket', figures.answer),
    timesLine('round opened, delivered to each patron', figures.opening),
    timesLine('update, first patron to last', figures.spread),
    timesLine('settlement, delivered to each patron', figures.settlement),
    timesLine('ticket, delay in sending', figures.lateness),
    line('server time per ticket, during bursts', processor.serverPerTicketInBurstsUs, microseconds),
    line('server time per ticket, whole run', processor.serverPerTicketOverAllUs, microseconds),
    line('server load, during bursts', processor.serverShareInBursts, percent),
    line('client load, during bursts', processor.loadShareInBursts, percent),
    line('server load, idle', processor.serverShareAtRest, percent),
    line('disk flush', played.disk?.flushMs ?? null, diskText(played.disk)),
    line('memory of each further patron', memory.perFurtherPatronBytes, kilobytes),
    line('growth of memory, per patron', memory.perPatronBytes, kilobytes),
    played.logged.size === 0 ? null : ['server log', loggedText(played.logged)],
    plan.rounds === 0
      ? null
      : ['balances as expected', `${grouped(played.rightBalances)} of ${grouped(plan.patrons)}`],
    ['audit', auditText(played)],
  ];
  const width = Math.max(...lines.map((each) => each?.[0].length ?? 0));
  return [
    headline(played),
    '',
    ...lines.flatMap((each) => (each === null ? [] : [`${each[0].padEnd(width)}  ${each[1]}`])),
    ...(played.data === null ? [] : ['', `The data is kept in ${played.data}`]),
    ...(figures.faults > 0 ? ['', ...measures.faultWords] : []),
    ...(audit === null ? [] : audit.faults),
    ...lacksIn(played),
    '',
    verdict(played, style),
    '',
  ].join('\n');
};

const verdict = (played: Played, style: Style): string => {
  if (!isRight(played)) return style('red', 'The balances or the books are wrong.');
  if (!isSound(played)) return style('red', 'Too little was played: the figures are not meaningful.');
  if (played.isInterrupted)
    return style('yellow', 'Interrupted: no fault was found, but not every balance was checked.');
  if (played.audit === null) return style('green', 'All balances are right; the books were not audited.');
  return style('green', 'All balances and books are right.');
};

const headline = ({ plan, tables, loadAverage, isOwnDeployment }: Played): string =>
  [
    `${plural(plan.patrons, 'patron')}${plan.watchers > 0 ? ` and ${plural(plan.watchers, 'watcher')}` : ''} at ${plural(tables, 'table')}`,
    ...(plan.rounds === 0
      ? [`${plural(plan.idleSeconds, 'second')} idle`]
      : [
          `${plural(plan.rounds, 'round')}${plan.warmUp > 0 ? ` after ${plural(plan.warmUp, 'warm-up round')}` : ''}`,
          `${plural(plan.tickets, 'ticket')} of ${plural(plan.bets, 'bet')} in each`,
          `burst ${plan.burst}, ${plural(plan.rate, 'ticket')} a second`,
          `seed ${plan.seed}`,
        ]),
    `load average ${loadAverage.toFixed(2)}`,
    ...(isOwnDeployment
      ? []
      : ['a deployment that is already running: its processor time and books are not measured']),
  ].join(', ');

const line = (
  what: string,
  figure: number | null,
  show: (figure: number) => string,
): readonly [string, string] | null => (figure === null ? null : [what, show(figure)]);

const timesLine = (what: string, times: Times | null): readonly [string, string] | null =>
  times && [
    what,
    `p50 ${ms(times.p50Ms)}  p99 ${ms(times.p99Ms)}  p99.9 ${ms(times.p999Ms)}  longest ${ms(times.maxMs)}`,
  ];

const diskText =
  (disk: Disk | null) =>
  (figure: number): string =>
    disk?.isMemory ? 'none: the data is in memory' : `${ms(figure)} before the load`;

const ms = (figure: number): string => `${figure.toFixed(figure < 10 ? 2 : 1)} ms`.padStart(9);
const microseconds = (figure: number): string => `${figure.toFixed(1)} µs of processor time`;
const percent = (share: number): string => `${(share * 100).toFixed(1)} % of one core`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const loggedText = (logged: Logged): string =>
  [...logged]
    .map(([message, { times, longestMs }]) =>
      longestMs === null ? `${message} ${times}` : `${message} ${times}, longest ${grouped(longestMs)} ms`,
    )
    .join('; ');

const refusedText = (refused: ReadonlyMap<string, number>): string =>
  refused.size === 0
    ? 'none'
    : [...refused].map(([reason, count]) => `${reason} ${grouped(count)}`).join(', ');

const auditText = ({ audit, isOwnDeployment }: Played): string => {
  if (audit === null) return isOwnDeployment ? 'not run' : 'not run: the deployment was already running';
  return audit.faults.length === 0
    ? `no fault found, ${plural(audit.events, 'event')}`
    : plural(audit.faults.length, 'fault');
};

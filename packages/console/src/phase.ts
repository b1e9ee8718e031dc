// The state of a table as one word, with its clock: the remaining time, or the time since when it waits. [T1]
import { texts } from '@punto/language/catalogue';
import type { FloorEntry } from '@punto/protocol/floor/message';

const text = texts('floor').phase;

export type PhaseTone = 'open' | 'busy' | 'idle' | 'bad' | 'shut';
export type PhaseShown = {
  readonly word: string;
  readonly tone: PhaseTone;
  /** Server time of its end, in milliseconds. */
  readonly until: number | null;
  /** Server time of its start, in milliseconds. */
  readonly since: number | null;
};

type Looked = Pick<FloorEntry, 'stopped'> & {
  readonly floor: Pick<FloorEntry['floor'], 'view' | 'pause' | 'unattended' | 'away'>;
};

export const phaseOf = ({ floor, stopped }: Looked): PhaseShown => {
  const { view, pause } = floor;
  const shown = (word: string, tone: PhaseTone, until: number | null = null): PhaseShown => ({
    word,
    tone,
    until,
    since: null,
  });
  if (stopped) return shown(text.stopped(), 'bad');
  if (pause) return { ...shown(text.paused(), 'bad'), since: pause.since };
  if (floor.unattended) return { ...shown(text.unattended(), 'bad'), since: floor.away?.since ?? null };
  if (view.service === 'shut') return shown(text.shut(), 'shut');
  const byHand = view.setup.dealing === 'person';
  switch (view.phase) {
    case 'shuffling':
      return byHand
        ? shown(view.shoe ? text.newShoe() : text.noShoe(), 'idle')
        : shown(text.shuffling(), 'idle', view.deadline);
    case 'betting':
      return shown(text.betting(), 'open', view.deadline);
    case 'closed':
      return shown(text.closed(), 'busy');
    case 'dealing':
      return shown(text.dealing(), 'busy');
    case 'squeezing':
      return shown(text.squeezing(), 'busy', view.squeeze?.endsAt ?? null);
    case 'result':
      return shown(text.result(), 'busy');
    case 'settled':
      return shown(view.round?.cancelled ? text.cancelled() : text.settled(), 'busy');
  }
};

/** Abbreviations of the rooms on the wall. */
export const ROOM_LETTERS = {
  live: 'L8',
  squeeze: 'SQ',
  six: '6D',
  classic: 'C8',
  single: '1D',
  big: 'BT',
} as const;

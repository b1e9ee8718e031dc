// What the head of a tile shows: the countdown, the net result of the patron's round, or a word for the phase. [T1] [T6]
import { texts } from '@punto/language/catalogue';
import type { KeptRecord, TableView } from '@punto/protocol/message';
import { type NetSign, netSign, netText } from '../felt/round-net.ts';
import { winnerWords } from '../felt/speech.ts';
import { phaseWords } from '../lobby/tile-words.ts';

const text = texts('many').tile;

export type TileState =
  | { readonly shows: 'countdown'; readonly deadline: number }
  | { readonly shows: 'net'; readonly text: string; readonly sign: NetSign }
  | { readonly shows: 'word'; readonly text: string };

type TileSeen = Pick<TableView, 'phase' | 'setup' | 'deadline' | 'pausedAt' | 'service' | 'coup'>;

/** `record`: the patron's, of the settled round in view. */
export const tileState = (view: TileSeen, record: KeptRecord | null, stopped: boolean): TileState => {
  const { phase, setup, deadline, pausedAt, service, coup } = view;
  if (record !== null) return { shows: 'net', text: netText(record), sign: netSign(record) };
  if (pausedAt !== null && !stopped) return { shows: 'word', text: text.paused() };
  if (phase === 'betting' && deadline !== null && !stopped) return { shows: 'countdown', deadline };
  if (phase === 'settled' && coup && !stopped)
    return { shows: 'word', text: winnerWords(coup, setup.labels) };
  const solo = (setup.solo ?? false) && phase === 'betting';
  return { shows: 'word', text: phaseWords({ phase, solo, service, ...(stopped ? { stopped } : {}) }) };
};

/** In place of the cards, before the first card is dealt. */
export const waitingWords = ({ phase, setup }: Pick<TableView, 'phase' | 'setup'>): string => {
  if (phase === 'shuffling') return text.waits.shuffling();
  if (phase === 'betting' && setup.solo) return text.waits.deal();
  return phase === 'betting' ? text.waits.first() : text.waits.next();
};

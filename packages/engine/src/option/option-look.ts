// Where the eighteen options lie on the cloth. A page that prints titles in its own language loads this alone, without the titles
// and sentences of `option.ts`.
import type { KnownOptionId } from '../option-id.ts';
import type { Outcome } from '../side.ts';

export type OptionLook = {
  /** Which side of the cloth it belongs to. */
  readonly wing: 'player' | 'banker' | 'shared';
  readonly group: 'main' | 'pair' | 'natural' | 'bonus' | 'lucky';
};

const look = (wing: OptionLook['wing'], group: OptionLook['group']): OptionLook => ({ wing, group });

export const OPTION_LOOKS: Readonly<Record<KnownOptionId, OptionLook>> = {
  player: look('player', 'main'),
  banker: look('banker', 'main'),
  tie: look('shared', 'main'),
  'player-pair': look('player', 'pair'),
  'banker-pair': look('banker', 'pair'),
  'any-pair': look('shared', 'pair'),
  'perfect-pair': look('shared', 'pair'),
  'player-natural': look('player', 'natural'),
  'banker-natural': look('banker', 'natural'),
  'player-bonus': look('player', 'bonus'),
  'banker-bonus': look('banker', 'bonus'),
  'lucky-six': look('banker', 'lucky'),
  'two-card-lucky-six': look('banker', 'lucky'),
  'three-card-lucky-six': look('banker', 'lucky'),
  'lucky-seven': look('player', 'lucky'),
  'two-card-lucky-seven': look('player', 'lucky'),
  'three-card-lucky-seven': look('player', 'lucky'),
  'super-lucky-seven': look('player', 'lucky'),
};

/** The English names of the three outcomes: a room whose labels they are has no names of its own. */
export const OUTCOME_TITLES: Readonly<Record<Outcome, string>> = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
};

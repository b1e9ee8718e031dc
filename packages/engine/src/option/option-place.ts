// Where the eighteen options lie on the cloth. A page that prints titles in its own language loads this alone, without the titles
// and sentences of `option.ts`.
import type { KnownOptionId } from '../option-id.ts';
import type { Outcome } from '../side.ts';

export type OptionPlace = {
  /** Which side of the cloth it belongs to. */
  readonly wing: 'player' | 'banker' | 'shared';
  readonly group: 'main' | 'pair' | 'natural' | 'bonus' | 'lucky';
};

const place = (wing: OptionPlace['wing'], group: OptionPlace['group']): OptionPlace => ({ wing, group });

export const OPTION_PLACES: Readonly<Record<KnownOptionId, OptionPlace>> = {
  player: place('player', 'main'),
  banker: place('banker', 'main'),
  tie: place('shared', 'main'),
  'player-pair': place('player', 'pair'),
  'banker-pair': place('banker', 'pair'),
  'any-pair': place('shared', 'pair'),
  'perfect-pair': place('shared', 'pair'),
  'player-natural': place('player', 'natural'),
  'banker-natural': place('banker', 'natural'),
  'player-bonus': place('player', 'bonus'),
  'banker-bonus': place('banker', 'bonus'),
  'lucky-six': place('banker', 'lucky'),
  'two-card-lucky-six': place('banker', 'lucky'),
  'three-card-lucky-six': place('banker', 'lucky'),
  'lucky-seven': place('player', 'lucky'),
  'two-card-lucky-seven': place('player', 'lucky'),
  'three-card-lucky-seven': place('player', 'lucky'),
  'super-lucky-seven': place('player', 'lucky'),
};

/** The English names of the three outcomes: a room whose labels they are has no names of its own. */
export const OUTCOME_TITLES: Readonly<Record<Outcome, string>> = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
};

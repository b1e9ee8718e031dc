// Which cards are on the stage: those of the round, or the last coup while bets are placed.
import type { TableView } from '@punto/protocol/message';

type HandsSeen = Pick<TableView['hands'], 'player' | 'banker' | 'playerScore' | 'bankerScore'>;

export type ShownHands = {
  readonly hands: HandsSeen;
  /** Number of face-down cards next to each hand. [T7] */
  readonly down: TableView['down'];
  /** The last coup, still shown during betting. */
  readonly past: boolean;
  /** Unchanged while the same cards are shown, dimmed or not. */
  readonly key: string;
};

export const shownHands = ({ phase, hands, down, coup, shoe, round }: TableView): ShownHands | null => {
  if (!shoe || !round || phase === 'shuffling') return null;
  if (phase === 'betting') {
    return coup && { hands: coup, down: NONE_DOWN, past: true, key: `${shoe.number}/${round.number - 1}` };
  }
  return { hands, down, past: false, key: `${shoe.number}/${round.number}` };
};

const NONE_DOWN = { player: 0, banker: 0 };

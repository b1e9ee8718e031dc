// The note at a spot, with its sound, announced too, and hidden after a moment.
import type { OptionId } from '@punto/engine/option-id';
import type { TicketRefusal } from '@punto/protocol/message';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { sound } from '../../../client/sound/sound.ts';
import { vibrate } from '../../../client/sound/vibrate.ts';
import { refusalText } from '../../words/refusal-words.ts';
import { spotPan } from '../spot-pan.ts';

/** A note at a spot: why a chip was refused or reduced. Its text is looked up where it is drawn. */
export type SpotNote = { readonly option: OptionId; readonly text: () => string };

type Around = {
  readonly whyShut: () => (() => string) | null;
  readonly label: (option: OptionId) => string;
  readonly say: (text: string) => void;
};

export type SpotNoteInUse = {
  readonly note: Accessor<SpotNote | null>;
  readonly clearNote: () => void;
  /** Notes a refusal at its spot, or at `at` if it concerns no spot. */
  readonly tell: (at: OptionId, refusal: TicketRefusal) => void;
  /** The same in the caller's own words. */
  readonly sayAt: (at: OptionId, refusal: TicketRefusal | null, text: () => string) => void;
};

const NOTE_MS = 3_500;

export const useSpotNote = ({ whyShut, label, say }: Around): SpotNoteInUse => {
  const [note, setNote] = createSignal<SpotNote | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  const sayAt = (at: OptionId, refusal: TicketRefusal | null, text: () => string) => {
    const named = refusal && 'option' in refusal && refusal.reason !== 'one-main' ? refusal.option : at;
    setNote({ option: named, text });
    say(text());
    sound('refused', spotPan(named));
    vibrate('refused');
    clearTimeout(timer);
    timer = setTimeout(() => setNote(null), NOTE_MS);
  };
  return {
    note,
    clearNote: () => void setNote(null),
    tell: (at, refusal) => {
      const shut = refusal.reason === 'betting-closed' ? whyShut() : null;
      sayAt(at, refusal, shut ?? (() => refusalText(refusal, label)));
    },
    sayAt,
  };
};

// What the evening looks for on the pages, in the language in which it is played: patterns made from the catalogue, in which
// any amount may stand.
import { type Minor, minor } from '@punto/engine/minor';
import type { Outcome } from '@punto/engine/side';
import { textsIn } from '@punto/language/catalogue';
import { coinsIn, itemsIn } from '@punto/language/format';
import type { Language } from '@punto/language/languages';

export type EveningWords = {
  /** The names of the three outcomes in a room without labels. */
  readonly outcomes: Readonly<Record<Outcome, string>>;
  /** The spot with this name. */
  readonly spot: (name: string) => RegExp;
  readonly confirm: RegExp;
  readonly unconfirmed: RegExp;
  readonly confirmed: RegExp;
  readonly linkLost: string;
  readonly log: string;
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Stands for any amount. */
const SAMPLE = minor(98_765_400);
/** Stands for any text. */
const ANY = '\u0001';

export const eveningWords = async (language: Language): Promise<EveningWords> => {
  const [shared, felt, play, bars, table] = await Promise.all([
    textsIn(language, 'shared'),
    textsIn(language, 'felt'),
    textsIn(language, 'play'),
    textsIn(language, 'bars'),
    textsIn(language, 'table'),
  ]);
  const withAmount = (say: (amount: Minor) => string): RegExp =>
    new RegExp(escaped(say(SAMPLE)).replace(escaped(coinsIn(language, SAMPLE)), '[\\d.,]+'));
  const [beforeRatio = ''] = felt.spot.pays({ pays: ANY }).split(ANY);
  return {
    outcomes: {
      player: shared.outcome.player(),
      banker: shared.outcome.banker(),
      tie: shared.outcome.tie(),
    },
    spot: (name) => new RegExp(`^${escaped(itemsIn(language, [name, beforeRatio]))}`),
    // From its beginning: the name of a spot may have the word for "not yet confirmed" and an amount inside.
    confirm: new RegExp(
      `^${
        withAmount((stake) =>
          play.rail.confirm
            .parts({ stake })
            .map(({ text }) => text)
            .join(''),
        ).source
      }`,
    ),
    unconfirmed: withAmount((amount) => felt.spot.unconfirmed({ amount })),
    confirmed: withAmount((amount) => felt.spot.confirmed({ amount })),
    linkLost: bars.link.lost.parts()[0]?.text ?? '',
    log: table.felt.log(),
  };
};
